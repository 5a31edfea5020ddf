/** How often a window may restart automatically before something is plainly wrong. */
const maxRestarts = 3
const spanMs = 60_000

/** Says whether one more restart is in order, and counts it. */
export function createRestartBudget(now: () => number = Date.now): () => boolean {
  let restarts: number[] = []
  return () => {
    restarts = restarts.filter((at) => now() - at < spanMs)
    if (restarts.length >= maxRestarts) return false
    restarts.push(now())
    return true
  }
}
