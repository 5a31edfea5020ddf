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
