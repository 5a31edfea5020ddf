import { ListFilter } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { focusFirst } from '#renderer/lib/focus-first.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Input, Options, Select } from '#renderer/ui/input.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { eventKinds, maxCountedEvents } from '#shared/schemas/event.ts'
import { type Filter, foldsNoise, times, views } from './list.ts'
import { eventList, useEventCounts } from './list-store.ts'
import { noisyKinds, useQuiet } from './quiet.ts'
import { useSources } from './store.ts'

/** Typing on makes the search for the letters before needless. */
const pauseMs = 150

export function Filters() {
  const t = useT()
  const { filter } = eventList.use()
  const { data: counts } = useEventCounts()
  const quiet = useQuiet()
  const sources = useLoad(useSources).data?.sources ?? []
  const inboxes = sources
    .filter(({ source }) => source === 'inbox')
    .map(({ id, name, gone }) => (
      <option key={id} value={id}>
        {gone ? `${name} · ${t('deliveries.health.ended')}` : name}
      </option>
    ))
  const active = activeCount(filter)
  // Until somebody says otherwise it is open where it does something.
  const [chosen, setOpen] = useState<boolean | null>(null)
  const isOpen = chosen ?? active > 0
  const panelId = useId()
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Search />
        </div>
        <Toggle
          pressed={filter.view === 'unread'}
          onChange={(on) => eventList.setFilter({ view: on ? 'unread' : 'here' })}
        >
          {t('events.views.unread')}
        </Toggle>
        <IconButton
          icon={ListFilter}
          label={active > 0 ? t('events.filters_on', { count: active }) : t('events.filters')}
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={active > 0 ? 'text-accent!' : ''}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={panelId} hidden={!isOpen} className="grid grid-cols-2 gap-2">
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
        <div className="col-span-2 flex flex-col gap-2 pt-1">
          <Switch
            label={t('events.show_noise')}
            checked={quiet.noise}
            onChange={(noise) => useQuiet.setState({ noise })}
          />
          <Switch
            label={t('events.show_tests')}
            checked={quiet.tests}
            onChange={(tests) => useQuiet.setState({ tests })}
          />
        </div>
      </div>
      <Folded />
    </div>
  )
}

/** How much is folded away, beside the way to see it. */
function Folded() {
  const t = useT()
  const { filter } = eventList.use()
  const { locale } = useLanguage()
  const quiet = useQuiet()
  const count = useFolded()
  if (count === 0 || !foldsNoise(filter)) return null
  const shown = new Intl.NumberFormat(locale).format(count)
  const counted = count < maxCountedEvents ? shown : `${shown}+`
  return (
    <p className="flex items-center justify-between gap-2 text-meta text-quiet">
      <span>{t(quiet.noise ? 'events.unfolded' : 'events.folded', { count: counted })}</span>
      <button
        type="button"
        className="rounded-sm text-accent underline underline-offset-4"
        onClick={() => useQuiet.setState({ noise: !quiet.noise })}
      >
        {t(quiet.noise ? 'events.fold' : 'events.unfold')}
      </button>
    </p>
  )
}

/** Events of kinds that nobody has to act on. */
export function useFolded(): number {
  const counts = useEventCounts((state) => state.data?.by_kind)
  return noisyKinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0)
}

function activeCount({ view, kind, from, time }: Filter): number {
  return [view !== 'here' && view !== 'unread', kind, from, time !== 'any'].filter(Boolean).length
}

type ToggleProps = {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
  readonly children: ReactNode
}

function Toggle({ pressed, onChange, children }: ToggleProps) {
  return (
    <Button
      aria-pressed={pressed}
      className="aria-pressed:border-accent aria-pressed:text-accent"
      onClick={() => onChange(!pressed)}
    >
      {children}
    </Button>
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
      <Options of={options} />
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
