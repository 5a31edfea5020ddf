import type { Socket } from 'node:net'

/** Lines on which a stream was opened that goes on until somebody leaves. */
const lines = new WeakSet<Socket>()

/** `end` runs when the line closes, also where it has closed already: while a body was read nobody would have heard of it. */
export function endWithLine(line: Socket, end: () => void): void {
  if (line.destroyed) {
    end()
    return
  }
  if (lines.has(line)) {
    // Opened behind a stream that is not over, as in `isBehindStream`.
    end()
    line.destroy()
    return
  }
  lines.add(line)
  line.once('close', end)
}

/**
 * A request behind a stream would wait for its end, and Node reads no more of a line where too much waits: it would not even
 * notice that the other side is gone. No browser and no proxy sends one.
 */
export function isBehindStream(line: Socket): boolean {
  return lines.has(line)
}
