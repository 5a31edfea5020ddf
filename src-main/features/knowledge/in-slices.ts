/** Longer than this nobody else should have to wait. */
const sliceMs = 4

/** Long work beside everything else the event loop has to do; undefined when it was told to stop. */
export async function inSlices<T>(work: Generator<void, T>, stopping: AbortSignal): Promise<T | undefined> {
  while (!stopping.aborted) {
    const until = performance.now() + sliceMs
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return undefined
}
