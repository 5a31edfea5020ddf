import type { Clock } from '#main/lib/clock.ts'
import type { Fault } from '#shared/faults/fault.ts'

/** So long a model that failed is left alone: visitors are not made to wait for nothing. */
const restMs = 60_000
/** Once may be chance. */
const maxInARow = 3

/** What will not be better a second later: the server says so itself, or is not there. */
const atOnce: ReadonlySet<string> = new Set([
  'model_too_many_requests',
  'model_key_refused',
  'model_not_allowed',
  'model_not_found',
  'model_unreachable',
  'model_redirected',
])
/** What says nothing of the model's health. */
const ofOthers: ReadonlySet<string> = new Set(['model_visitor_left', 'model_stopping'])

type Resting = { readonly resting_until: number; readonly fault: Fault }
type Failures = { readonly times: number; readonly atMs: number; readonly rest: Resting | null }

export type Breaker = ReturnType<typeof createBreaker>

/** Stops asking a model that fails, for a minute at a time. `onChange` hears when it begins to rest. */
export function createBreaker({
  clock,
  onChange = () => {},
}: {
  readonly clock: Clock
  readonly onChange?: (botId: string) => void
}) {
  const byBot = new Map<string, Failures>()

  /** Null while it may be asked. */
  function state(botId: string): Resting | null {
    const { rest = null, atMs = 0 } = byBot.get(botId) ?? {}
    // By a clock that nobody can set: a jump must not make the rest longer.
    return rest !== null && performance.now() - atMs < restMs ? rest : null
  }

  return {
    state,

    /** What came of asking it. `durationMs`: those asked at the same time fail together, and that is once. */
    note: (botId: string, failed: Fault | null, durationMs: number): void => {
      if (failed === null) {
        byBot.delete(botId)
        return
      }
      if (ofOthers.has(failed.code)) return
      const atMs = performance.now()
      const before = byBot.get(botId)
      const isAgain = before === undefined || atMs - durationMs >= before.atMs
      const times = (before?.times ?? 0) + (isAgain ? 1 : 0)
      const rests = times >= maxInARow || atOnce.has(innermost(failed).code)
      const rest = rests ? { resting_until: clock.now() + restMs, fault: failed } : null
      byBot.set(botId, { times, atMs, rest })
      if (rest) onChange(botId)
    },

    forget: (botId: string): void => {
      byBot.delete(botId)
    },
  }
}

/** "The server says …" and "it broke off" hold the reason within. */
function innermost(given: Fault): Fault {
  const reason = (given.params as { readonly reason?: Fault } | undefined)?.reason
  return reason && typeof reason === 'object' ? innermost(reason) : given
}
