import { createHash, timingSafeEqual } from 'node:crypto'

const freeTries = 5
const pauseMs = 30_000

/** Whether what was entered is the PIN. After a few wrong ones even the right one is refused for a while. */
export function createPinCheck(pin: string, now: () => number = Date.now) {
  const wanted = digest(pin)
  let wrong = 0
  let closedUntil = 0
  return (entered: string): boolean => {
    if (now() < closedUntil) return false
    if (timingSafeEqual(digest(entered), wanted)) return true
    wrong++
    if (wrong % freeTries === 0) closedUntil = now() + pauseMs
    return false
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
