import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

type LogFile = {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly changedAt: number
}
export type Logged = {
  readonly at: string
  readonly level: 'warning' | 'error'
  readonly message: string
  readonly detail: string | null
}

/** The levels of the log, which are pino's. */
const warnLevel = 40
const errorLevel = 50
const maxDetail = 300

/** The log files of a folder, the newest first; where they can't be looked at there are none. */
export function logFiles(folder: string): LogFile[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => {
        const path = join(folder, name)
        const { size, mtimeMs } = statSync(path)
        return { name, path, bytes: size, changedAt: mtimeMs }
      })
      .sort((one, other) => other.changedAt - one.changedAt)
  } catch {
    return []
  }
}

/** The end of a file, whole lines only: a log may be larger than anybody wants in memory. */
export function tailOf(path: string, maxBytes: number): string {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const start = Math.max(0, size - maxBytes)
    const buffer = Buffer.alloc(size - start)
    const read = readSync(file, buffer, 0, buffer.length, start)
    const text = buffer.toString('utf8', 0, read)
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1)
  } finally {
    closeSync(file)
  }
}

/** The newest warnings and errors of the logs, the newest first. */
export function lastErrors(folder: string, limit: number, maxBytes: number): Logged[] {
  const found: Logged[] = []
  for (const { path } of logFiles(folder)) {
    if (found.length >= limit) break
    const lines = tailOf(path, maxBytes).split('\n').reverse()
    for (const line of lines) {
      const logged = loggedIn(line)
      if (logged) found.push(logged)
      if (found.length >= limit) break
    }
  }
  return found
}

function loggedIn(line: string): Logged | null {
  if (!line.startsWith('{')) return null
  try {
    const { level, time, msg, err } = JSON.parse(line)
    if (typeof level !== 'number' || level < warnLevel || typeof time !== 'string') return null
    const detail = typeof err?.detail === 'string' ? err.detail.slice(0, maxDetail) : null
    return { at: time, level: level < errorLevel ? 'warning' : 'error', message: String(msg ?? ''), detail }
  } catch {
    return null
  }
}
