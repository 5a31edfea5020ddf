import type { Parts } from '#main/features/parts.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { SessionCounts } from '#shared/schemas/session.ts'

/** What comes together is counted once. */
const gatherMs = 30

const changing: ReadonlySet<Push['type']> = new Set([
  'session.message',
  'session.status',
  'session.changed',
  'sessions.removed',
  'bots.changed',
])

/** Pushes how many visitors call for a person whenever that changes, so that every page shows it. */
export function pushCounts(
  deps: Parts<'push' | 'subscribe' | 'stopping'> & {
    readonly count: () => SessionCounts
  },
): void {
  let last = JSON.stringify(deps.count())
  let timer: NodeJS.Timeout | null = null
  const look = () => {
    timer = null
    if (deps.stopping.aborted) return
    const counts = deps.count()
    const text = JSON.stringify(counts)
    if (text === last) return
    last = text
    deps.push({ type: 'sessions.counts', ...counts })
  }
  deps.subscribe(({ type }) => {
    if (changing.has(type)) timer ??= setTimeout(look, gatherMs).unref()
  })
  deps.stopping.addEventListener('abort', () => timer && clearTimeout(timer), { once: true })
}
