/** Calls once nobody has done anything for a while, with a warning before. */
export function watchIdle(
  times: { readonly warnMs: number; readonly endMs: number },
  calls: { readonly warn: () => void; readonly end: () => void; readonly back: () => void },
) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let isWarned = false
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const begin = () => {
    stop()
    if (isWarned) calls.back()
    isWarned = false
    timers = [
      setTimeout(() => {
        isWarned = true
        calls.warn()
      }, times.warnMs),
      setTimeout(() => {
        isWarned = false
        stop()
        calls.end()
      }, times.endMs),
    ]
  }
  for (const name of ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'])
    document.addEventListener(name, begin, { capture: true, passive: true })
  return { begin, stop }
}
