/** How late the event loop came, and how much of that its own work took: on a busy machine others hold it up too. */
export type LoopReading = {
  readonly loopP99Ms: number
  readonly loopMaxMs: number
  readonly ownP99Ms: number
  readonly ownMaxMs: number
}

const everyMs = 10

export function watchLoop(): { readonly read: () => LoopReading; readonly reset: () => void } {
  let late: number[] = []
  let own: number[] = []
  let lastAt = performance.now()
  let lastCpu = threadMs()
  setInterval(() => {
    const [now, cpu] = [performance.now(), threadMs()]
    late.push(Math.max(0, now - lastAt - everyMs))
    own.push(Math.min(cpu - lastCpu, now - lastAt))
    lastAt = now
    lastCpu = cpu
  }, everyMs).unref()
  return {
    read: () => ({
      loopP99Ms: percentile(late, 0.99),
      loopMaxMs: Math.max(0, ...late),
      ownP99Ms: percentile(own, 0.99),
      ownMaxMs: Math.max(0, ...own),
    }),
    reset: () => {
      late = []
      own = []
      lastAt = performance.now()
      lastCpu = threadMs()
    },
  }
}

/** Of this thread alone. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
}
