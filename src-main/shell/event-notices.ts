import { isQuiet, localMinutes } from '#main/lib/quiet-hours.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import type { Texts } from './texts/index.ts'
import { type ShownNotice, shortened } from './visitor-notices.ts'

type NewEvent = Extract<Push, { type: 'events.new' }>

/** Events that arrive together share one notification. */
const gatherMs = 1_000
/** After a notification the next one waits: a busy hour must not ring without end. */
const restMs = 30_000

/** Turns new leads and requests for a person into few notifications, in the shopkeeper's words. */
export function createEventNotices(deps: {
  readonly settings: () => Pick<Settings, 'notifications' | 'quiet_hours'>
  readonly texts: () => Texts
  readonly show: (notice: ShownNotice) => void
  readonly now?: () => Date
}) {
  const now = deps.now ?? (() => new Date())
  const untold: NewEvent[] = []
  let timer: NodeJS.Timeout | null = null
  let lastShownMs = Number.NEGATIVE_INFINITY

  function handle(push: Push): void {
    if (push.type !== 'events.new' || !isWorthTelling(push)) return
    untold.push(push)
    timer ??= setTimeout(notify, Math.max(gatherMs, lastShownMs + restMs - now().getTime()))
  }

  function notify(): void {
    timer = null
    const events = untold.splice(0)
    const [first] = events
    const { notifications, quiet_hours } = deps.settings()
    if (!first || !notifications || isQuiet(quiet_hours, localMinutes(now()))) return
    lastShownMs = now().getTime()
    deps.show(events.length === 1 ? noticeOfOne(first, deps.texts()) : noticeOfMany(events, deps.texts()))
  }

  return {
    handle,
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}

/** News, not what follows from it; senders elsewhere name their events as they like. */
function isWorthTelling({ kind, event_type, source, is_test, is_trusted }: NewEvent): boolean {
  // Whoever found the address could make the shop's bell ring all day.
  if (!is_trusted) return false
  if (kind === 'lead') return !/updat|chang|delet|remov/i.test(event_type)
  if (kind !== 'handover' || /accept|clos|ended|finish|resolv/i.test(event_type)) return false
  // A visitor of our own bots who is waiting has a notification already, and that one leads to the conversation.
  return source === 'inbox' || is_test
}

function noticeOfOne({ kind, is_test, card, event_id }: NewEvent, texts: Texts): ShownNotice {
  const what = kind === 'lead' ? texts.oneLead : texts.oneHandover
  const first = card.name ?? card.email ?? card.phone
  const who = first !== null && card.others > 0 ? `${first} +${card.others}` : first
  const said = card.message ?? card.last_messages.at(-1)?.text ?? ''
  return {
    title: `${is_test ? `${texts.test}: ` : ''}${what}`,
    body: shortened([who, said].filter(Boolean).join(': ')) || texts.lookAtEvent,
    path: `/events/${event_id}`,
  }
}

function noticeOfMany(events: readonly NewEvent[], texts: Texts): ShownNotice {
  const count = (kind: NewEvent['kind']) =>
    events.filter((event) => event.kind === kind).reduce((sum, { card }) => sum + 1 + card.others, 0)
  const [leads, handovers] = [count('lead'), count('handover')]
  const parts = [leads > 0 && texts.leads(leads), handovers > 0 && texts.handovers(handovers)].filter(Boolean)
  const isTest = events.every(({ is_test }) => is_test)
  return {
    title: `${isTest ? `${texts.test}: ` : ''}${parts.join(', ')}`,
    body: texts.lookAtEvents,
    path: '/events',
  }
}
