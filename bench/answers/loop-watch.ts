/** How long the event loop was held at a time, seen by a task that wants its turn again and again. */
export function watchLoop() {
  let longestMs = 0
  let longestCpuMs = 0
  let stopped = false
  let last = performance.now()
  let lastCpu = threadCpuMs()

  function look(): void {
    const now = performance.now()
    const cpu = threadCpuMs()
    longestMs = Math.max(longestMs, now - last)
    longestCpuMs = Math.max(longestCpuMs, cpu - lastCpu)
    last = now
    lastCpu = cpu
    if (!stopped) setImmediate(look)
  }
  setImmediate(look)

  return {
    /** `cpuMs` is what this thread itself computed: on a busy machine the other is longer. */
    stop: () => {
      stopped = true
      return { longestMs, cpuMs: longestCpuMs }
    },
  }
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
