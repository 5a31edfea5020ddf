import fc from 'fast-check'

const limit = 1000
const dayMs = 24 * 3_600_000

/** What may happen to a key in its life. */
type Step =
  | { readonly kind: 'call'; readonly times: number }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'set back'; readonly ms: number }
  | { readonly kind: 'restart' }

export function steps(options: { readonly maxTimes: number; readonly maxSteps: number }) {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { arbitrary: call(options.maxTimes), weight: 5 },
    { arbitrary: move('advance', 2 * dayMs), weight: 2 },
    { arbitrary: move('set back', 3 * dayMs), weight: 2 },
    { arbitrary: fc.constant<Step>({ kind: 'restart' }), weight: 1 },
  )
  return fc.array(step, { minLength: 1, maxLength: options.maxSteps })
}

function call(maxTimes: number): fc.Arbitrary<Step> {
  return fc.record({ kind: fc.constant('call' as const), times: fc.integer({ min: 1, max: maxTimes }) })
}

function move(kind: 'advance' | 'set back', maxMs: number): fc.Arbitrary<Step> {
  return fc.record({ kind: fc.constant(kind), ms: fc.integer({ min: 1, max: maxMs }) })
}

/**
 * The rule itself, as plain as can be: a call counts on the latest day counted on, or today when that is later. Days more
 * than two ahead are not believed.
 */
export function createModel() {
  const used = new Map<string, number>()
  const nameOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const dayOf = (nowMs: number) =>
    [...used.keys(), nameOf(nowMs)]
      .filter((day) => day <= nameOf(nowMs + 2 * dayMs))
      .sort()
      .at(-1) ?? ''
  return {
    day: dayOf,
    used: (nowMs: number) => used.get(dayOf(nowMs)) ?? 0,
    total: () => [...used.values()].reduce((sum, count) => sum + count, 0),
    /** How many of the calls are let through. */
    call: (nowMs: number, times: number): number => {
      const day = dayOf(nowMs)
      const before = used.get(day) ?? 0
      const accepted = Math.min(times, limit - before)
      if (accepted > 0) used.set(day, before + accepted)
      return accepted
    },
  }
}
