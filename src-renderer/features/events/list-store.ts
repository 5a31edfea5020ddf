import { create } from 'zustand'
import { chooseBot, useChosenBot } from '#renderer/features/bots/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { allFilter, type Filter, wantedBy } from './list.ts'
import { useQuiet } from './quiet.ts'

type Marks = { readonly read?: boolean; readonly starred?: boolean; readonly archived?: boolean }

export const useEventCounts = createResource(() => rpc('events.counts', {}), ['events.new', 'events.changed'])

export const eventList = createPagedList<HubEvent, Filter>({
  filter: { ...allFilter, bot: useChosenBot.getState().botId ?? '' },
  pageSize: 100,
  nextPageSize: 250,
  refreshOn: ['events.new', 'events.changed'],
  async read(filter, page) {
    const input = { ...wantedBy(filter, new Date(), useQuiet.getState()), brief: true, ...page }
    const { query } = wordsOf(filter)
    const { events, next } = await (query
      ? rpc('events.search', { ...input, query })
      : rpc('events.list', { ...input, group: 'conversation' }))
    return { items: events, next }
  },
})
const filterNow = () => eventList.use.getState().filter
const wantedNow = () => wantedBy(filterNow(), new Date(), useQuiet.getState())

// Read from the start, as for another filter.
useQuiet.subscribe(() => eventList.setFilter({}))

/** The conversation of the event that is open: its row is the one of its newest event. */
export const useOpenedSession = create<{ readonly sessionId: string | null }>(() => ({ sessionId: null }))

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) eventList.setFilter({ bot: botId ?? '' })
})

/** The row that stands for what is open: its own, or that of its conversation. */
export function chosenRow(
  events: readonly HubEvent[] | null,
  id: string | null,
  sessionId: string | null,
): string | null {
  if (id === null || events?.some((event) => event.id === id)) return id
  const own = events?.find(({ session_id }) => session_id !== null && session_id === sessionId)
  return own?.id ?? id
}

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

/** Whoever opens a conversation has seen what it is about. */
export async function markConversationRead(sessionId: string): Promise<void> {
  const rows = rowsOf(sessionId)
  try {
    await eventList.edit(
      rows,
      (event) => ({
        ...event,
        read: true,
        ...(event.conversation ? { conversation: seen(event.conversation) } : {}),
      }),
      () => rpc('events.mark', { filter: { session_id: sessionId, read: false }, read: true }),
    )
  } catch (error) {
    showProblem(error)
  }
}

const seen = (conversation: NonNullable<HubEvent['conversation']>) => ({ ...conversation, unread: 0 })

function rowsOf(sessionId: string): readonly HubEvent[] {
  return (eventList.use.getState().items ?? []).filter(({ session_id }) => session_id === sessionId)
}

/** A conversation is archived as a whole: otherwise its next event would stand there instead. */
async function archiveConversation(sessionId: string, archived: boolean): Promise<void> {
  try {
    let changed: string[] | null = null
    await eventList.edit(
      rowsOf(sessionId),
      (event) => ({ ...event, archived, read: true }),
      async () => {
        const filter = { session_id: sessionId, archived: !archived }
        const marked = await rpc('events.mark', { filter, archived, read: true })
        changed = marked.event_ids
      },
    )
    const event_ids = changed ?? []
    showToast(t(archived ? 'events.archived' : 'events.put_back_done'), async () => {
      await rpc('events.mark', { event_ids, archived: !archived })
      await eventList.refresh()
    })
  } catch (error) {
    showProblem(error)
  }
}

export async function archive(event: HubEvent, archived: boolean): Promise<void> {
  const isGrouped = filterNow().query.trim() === ''
  if (isGrouped && event.session_id !== null) return archiveConversation(event.session_id, archived)
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
      filter: { ...wantedNow(), ...('read' in marks ? { read: false } : {}) },
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
    const file = await rpc('events.export', { ...wantedNow(), ...wordsOf(filter), format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}
