import { chooseBot, useChosenBot } from '#renderer/features/bots/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { allFilter, type Filter, wantedBy } from './list.ts'

type Marks = { readonly read?: boolean; readonly starred?: boolean; readonly archived?: boolean }

export const useEventCounts = createResource(() => rpc('events.counts', {}), ['events.new', 'events.changed'])

export const eventList = createPagedList<HubEvent, Filter>({
  filter: { ...allFilter, bot: useChosenBot.getState().botId ?? '' },
  pageSize: 100,
  nextPageSize: 250,
  refreshOn: ['events.new', 'events.changed'],
  async read(filter, page) {
    const input = { ...wantedBy(filter, new Date()), brief: true, ...page }
    const { query } = wordsOf(filter)
    const { events, next } = await (query
      ? rpc('events.search', { ...input, query })
      : rpc('events.list', input))
    return { items: events, next }
  },
})
const filterNow = () => eventList.use.getState().filter

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) eventList.setFilter({ bot: botId ?? '' })
})

/** As an address names it, with the bot. */
export function takeFilter(filter: Filter): void {
  chooseBot(filter.bot || null)
  eventList.setFilter(filter)
}

/** Shown at once; false where the hub refuses it, which is said. */
export async function mark(events: readonly HubEvent[], marks: Marks): Promise<boolean> {
  const event_ids = events.map(({ id }) => id)
  try {
    await eventList.edit(
      events,
      (event) => ({ ...event, ...marks }),
      () => rpc('events.mark', { event_ids, ...marks }),
    )
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}

export async function archive(event: HubEvent, archived: boolean): Promise<void> {
  if (!(await mark([event], { archived, read: true }))) return
  showToast(t(archived ? 'events.archived' : 'events.put_back_done'), () =>
    mark([{ ...event, archived, read: true }], { archived: event.archived, read: event.read }),
  )
}

/** All that the list would show, also further down. */
export async function markAll(
  marks: { readonly read: true } | { readonly archived: boolean },
): Promise<void> {
  const filter = filterNow()
  try {
    const { changed, event_ids } = await rpc('events.mark', {
      filter: { ...wantedBy(filter, new Date()), ...('read' in marks ? { read: false } : {}) },
      ...wordsOf(filter),
      ...marks,
    })
    if ('read' in marks) eventList.keep(event_ids ?? [])
    eventList.change((event) => ({ ...event, ...marks }))
    const back = 'read' in marks ? { read: false } : { archived: !marks.archived }
    // Only events known one by one can be undone.
    const undo = event_ids?.length ? () => rpc('events.mark', { event_ids, ...back }) : undefined
    const done = 'read' in marks ? 'all_read' : marks.archived ? 'all_archived' : 'all_put_back'
    showToast(t(`events.${done}`, { count: changed }), undo)
  } catch (error) {
    showProblem(error)
  }
}

function wordsOf({ query }: Filter): { readonly query?: string } {
  return query.trim() ? { query: query.trim() } : {}
}

export async function exportEvents(format: 'json' | 'csv'): Promise<void> {
  const filter = filterNow()
  try {
    const file = await rpc('events.export', { ...wantedBy(filter, new Date()), ...wordsOf(filter), format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}
