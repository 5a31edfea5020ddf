import { type Fault, fault } from '#shared/faults/fault.ts'
import { ModelTrouble } from '../model/trouble.ts'
import type { Model } from '../types.ts'
import { troubleOf } from './trouble-of.ts'

/** How asking a model may end before it has answered: its time is over, the visitor left, the hub stops. */
export function createEnds({
  model,
  stopping,
  signal,
}: {
  readonly model: Pick<Model, 'timeout_ms'>
  readonly stopping: AbortSignal
  readonly signal: AbortSignal | undefined
}) {
  const startedAt = performance.now()
  const timeout = AbortSignal.timeout(model.timeout_ms)
  const ended = AbortSignal.any([timeout, stopping, ...(signal ? [signal] : [])])

  return {
    signal: ended,
    took: () => Math.round((performance.now() - startedAt) * 10) / 10,

    /** Not even work that does not listen takes longer. */
    within: async <T>(work: () => Promise<T>): Promise<T> => {
      const over = new Promise<never>((_, reject) => {
        ended.addEventListener('abort', () => reject(ended.reason), { once: true })
      })
      // Nobody may be waiting for it any more.
      over.catch(() => {})
      ended.throwIfAborted()
      return Promise.race([work(), over])
    },

    reason: (error: unknown): Fault => {
      if (signal?.aborted) return fault('model_visitor_left')
      if (stopping.aborted) return fault('model_stopping')
      if (timeout.aborted) return fault('model_timeout', { seconds: model.timeout_ms / 1000 })
      if (error instanceof ModelTrouble) return error.fault
      // The error's message is left out, because it may repeat what was sent.
      return (
        troubleOf(error)?.fault ??
        fault('model_unexpected', { name: error instanceof Error ? error.name : typeof error })
      )
    },
  }
}
