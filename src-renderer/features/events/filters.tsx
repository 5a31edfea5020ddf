import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { focusFirst } from '#renderer/lib/focus-first.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Input, Select } from '#renderer/ui/input.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { eventKinds } from '#shared/schemas/event.ts'
import { type Filter, times, views } from './list.ts'
import { eventList, useEventCounts } from './list-store.ts'
import { useSources } from './store.ts'

/** Typing on makes the search for the letters before needless. */
const pauseMs = 150

export function Filters() {
  const t = useT()
  const { filter } = eventList.use()
  const { data: counts } = useEventCounts()
  const sources = useLoad(useSources).data?.sources ?? []
  const inboxes = sources
    .filter(({ source }) => source === 'inbox')
    .map(({ id, name, gone }) => (
      <option key={id} value={id}>
        {gone ? `${name} · ${t('deliveries.health.ended')}` : name}
      </option>
    ))
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      <Search />
      <div className="grid grid-cols-2 gap-2">
        <Pick name="view" options={views.map((view) => [view, t(`events.views.${view}`)])} />
        <Pick
          name="kind"
          options={[
            ['', t('events.all_kinds')],
            ...eventKinds.map((kind) => {
              const unread = counts?.unread_by_kind[kind] ?? 0
              const word = t(`events.kinds.${kind}`)
              return [kind, unread > 0 ? `${word} (${unread})` : word] as const
            }),
          ]}
        />
        <Pick name="from" options={[['', t('events.all_sources')]]}>
          <option value="bot">{t('nav.bots')}</option>
          {inboxes.length > 0 && (
            <optgroup label={t('events.inboxes')}>
              <option value="inbox">{t('events.all_inboxes')}</option>
              {inboxes}
            </optgroup>
          )}
        </Pick>
        <Pick name="time" options={times.map((time) => [time, t(`events.times.${time}`)])} />
        {filter.time === 'days' &&
          (['first', 'last'] as const).map((end) => (
            <Input
              key={end}
              type="date"
              aria-label={t(`events.${end}`)}
              value={filter[end]}
              onChange={(event) => eventList.setFilter({ [end]: event.target.value })}
            />
          ))}
      </div>
    </div>
  )
}

type PickProps = {
  readonly name: 'view' | 'kind' | 'from' | 'time'
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly children?: ReactNode
}

function Pick({ name, options, children }: PickProps) {
  const t = useT()
  const { filter } = eventList.use()
  return (
    <Select
      aria-label={t(`events.filter_${name}`)}
      value={filter[name] ?? ''}
      onChange={(event) =>
        eventList.setFilter({ [name]: event.target.value || allIf(name) } as Partial<Filter>)
      }
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {children}
    </Select>
  )
}

function allIf(name: PickProps['name']): string | null {
  return name === 'kind' ? null : ''
}

function Search() {
  const t = useT()
  const { query } = eventList.use().filter
  const [typed, setTyped] = useState(query)
  // Only what was typed waits: the address may bring other words meanwhile, and they stay.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (words: string) => {
    setTyped(words)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      eventList.setFilter({ query: words })
    }, pauseMs)
  }
  useEffect(() => {
    if (waiting.current === undefined) setTyped(query)
  }, [query])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const lookOn = async () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    if (query !== typed) eventList.setFilter({ query: typed })
    await eventList.refresh()
    focusFirst('/events')
  }
  const on = () => void lookOn()
  return <SearchBox label={t('events.search')} value={typed} onChange={type} onEnter={on} onDown={on} />
}
