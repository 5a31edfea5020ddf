import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useNeedsYou } from '#renderer/lib/attention.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Options, Select } from '#renderer/ui/input.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { channels, sessionViews } from '#shared/schemas/session.ts'
import { conversationList } from './list-store.ts'

/** Typing on makes the search for the letters before needless. */
const pauseMs = 150

export function Filters() {
  const t = useT()
  const { filter } = conversationList.use()
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      <Views />
      <Search />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Select
          aria-label={t('conversations.filter_channel')}
          value={filter.channel ?? ''}
          className="w-auto flex-1"
          onChange={(event) =>
            conversationList.setFilter({
              channel: channels.find((channel) => channel === event.target.value) ?? null,
            })
          }
        >
          <option value="">{t('conversations.all_channels')}</option>
          <Options of={channels.map((channel) => [channel, t(`conversations.channels.${channel}`)])} />
        </Select>
        <label className="flex w-fit items-center gap-2 px-1 text-meta">
          <input
            type="checkbox"
            checked={filter.tests === 'with'}
            onChange={(event) => conversationList.setFilter({ tests: event.target.checked ? 'with' : null })}
            className="size-4 accent-accent"
          />
          {t('conversations.show_tests')}
        </label>
      </div>
    </div>
  )
}

function Views() {
  const t = useT()
  const { filter } = conversationList.use()
  const needsYou = useNeedsYou()
  return (
    <fieldset aria-label={t('conversations.views_label')} className="flex rounded-control bg-sunken p-0.5">
      {sessionViews.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={filter.view === view}
          onClick={() => conversationList.setFilter({ view })}
          className={cx(
            'flex h-8 flex-auto items-center justify-center gap-1.5 rounded-[6px] px-2 text-meta whitespace-nowrap text-quiet hover:text-ink',
            filter.view === view && 'bg-surface font-medium text-ink shadow-sm',
          )}
        >
          {t(`conversations.views.${view}`)}
          {view === 'needs_me' && needsYou > 0 && (
            <span className="rounded-full bg-accent px-1.5 font-medium text-on-accent">{needsYou}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

function Search() {
  const t = useT()
  const { query } = conversationList.use((state) => state.filter)
  const [typed, setTyped] = useState(query)
  useEffect(() => setTyped(query), [query])
  useEffect(() => {
    if (typed === query) return
    const timer = setTimeout(() => conversationList.setFilter({ query: typed }), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, query])
  return <SearchBox label={t('conversations.search')} value={typed} onChange={setTyped} />
}
