/** Runs asked for while one is under way are done once, after it: a burst of pushes costs two readings, not a hundred. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  async function runAll(): Promise<void> {
    do {
      again = false
      await run()
    } while (again)
    running = null
  }

  return () => {
    if (running) again = true
    else running = runAll()
    return running
  }
}

/**
 * How long to wait before reading again. A busy hour has many pushes a second and nobody reads faster than a tenth of one;
 * what takes long to read is read less often, so that looking on never slows the answers down. However long one reading
 * took (the PC may have slept through it), what is shown is never older than a few seconds.
 */
export function restAfter(tookMs: number): number {
  return Math.min(Math.max(100, tookMs * 5), 5000)
}
