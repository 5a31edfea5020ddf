import { useEffect, useState } from 'react'
import { problemOf } from '#renderer/rpc/index.ts'
import type { Problem } from '#shared/schemas/problem.ts'

type DebouncedQuery<T> = {
  /** The last that was found: shown on while it is looked at again. */
  readonly found: T | null
  readonly problem: Problem | null
  readonly looking: boolean
}

const nothing = { found: null, problem: null, looking: false }
/** So long after the last key it is looked at, unless it is said otherwise. */
const usualRestMs = 300

/** What would come of something, before it is done; null looks at nothing. `look` must be memoised. */
export function useDebouncedQuery<T>(
  look: (() => Promise<T>) | null,
  restMs: number = usualRestMs,
): DebouncedQuery<T> {
  const [state, setState] = useState<DebouncedQuery<T>>(nothing)
  useEffect(() => {
    if (!look) return setState(nothing)
    let current = true
    setState((before) => ({ ...before, looking: true }))
    const timer = setTimeout(() => {
      look()
        .then((found) => ({ found, problem: null, looking: false }))
        .catch((error) => ({ found: null, problem: problemOf(error), looking: false }))
        .then((next) => {
          if (current) setState(next)
        })
    }, restMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [look, restMs])
  return state
}
