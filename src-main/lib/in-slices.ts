import { setImmediate } from 'node:timers/promises'

/** Longer than this nobody else should have to wait. */
const sliceMs = 4

/** Long work beside everything else the event loop has to do; undefined when it was stopped before its end. */
export function inSlices<T>(work: Generator<void, T>): Promise<T>
export function inSlices<T>(work: Generator<void, T>, stopping: Stopping): Promise<T | undefined>
export async function inSlices<T>(work: Generator<void, T>, stopping?: Stopping): Promise<T | undefined> {
  while (!stopping?.aborted) {
    const until = performance.now() + sliceMs
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await setImmediate()
  }
  return undefined
}

/** An AbortSignal is one. */
type Stopping = { readonly aborted: boolean }
