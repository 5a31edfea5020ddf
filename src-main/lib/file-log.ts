import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type LevelWithSilent, pino } from 'pino'
import { createLog, type Log } from './log.ts'

/** One file and the one before it: enough to see what happened, never enough to fill a disk. */
const maxLogBytes = 5 * 1024 * 1024

export function createFileLog(folder: string): { readonly log: Log; readonly close: () => void } {
  const path = join(folder, 'hub.log')
  if (existsSync(path) && statSync(path).size > maxLogBytes) renameSync(path, join(folder, 'hub.old.log'))
  const destination = pino.destination({ dest: path, sync: true, mode: 0o600 })
  const level = (process.env['SHOPBELL_LOG'] ?? 'info') as LevelWithSilent
  let isOpen = true
  // What ends after the log, such as a window or a thread, may still have a word to say: that is dropped, not thrown.
  const write = (line: string) => {
    if (isOpen) destination.write(line)
  }
  return {
    log: createLog({ destination: { write }, level }),
    close: () => {
      isOpen = false
      destination.end()
    },
  }
}
