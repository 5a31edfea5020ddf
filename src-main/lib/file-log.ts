import { chmodSync, closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { LevelWithSilent } from 'pino'
import { createLog, type Log } from './log.ts'

/** One file and the few before it: enough to see what happened, never enough to fill a disk. */
const maxLogBytes = 5 * 1024 * 1024
const olderFiles = 3

type FileLog = { readonly log: Log; readonly close: () => void }

/**
 * A log that never fails its caller: what a full or broken disk does not take is counted, and the count is written once
 * there is room again. `maxBytes` is for tests.
 */
export function createFileLog(folder: string, maxBytes = maxLogBytes): FileLog {
  const path = join(folder, 'hub.log')
  let file: number | null = null
  let bytes = 0
  let dropped = 0
  let isOpen = true

  function open(): number {
    if (file !== null) return file
    file = openSync(path, 'a', 0o600)
    if (process.platform !== 'win32') chmodSync(path, 0o600)
    bytes = fstatSync(file).size
    return file
  }

  function shut(): void {
    if (file !== null) closeSync(file)
    file = null
  }

  function rotate(): void {
    shut()
    rmSync(olderName(folder, olderFiles), { force: true })
    for (let age = olderFiles - 1; age >= 1; age--) {
      if (existsSync(olderName(folder, age))) renameSync(olderName(folder, age), olderName(folder, age + 1))
    }
    renameSync(path, olderName(folder, 1))
  }

  function append(line: string): void {
    open()
    if (bytes > 0 && bytes + line.length > maxBytes) rotate()
    const text = dropped === 0 ? line : `${droppedLine(dropped)}${line}`
    bytes += writeWhole(open(), text)
    dropped = 0
  }

  // What ends after the log, such as a window or a thread, may still have a word to say: that is dropped, not thrown.
  const write = (line: string) => {
    if (!isOpen) return
    try {
      append(line)
    } catch {
      dropped++
    }
  }
  const level = (process.env['SHOPBELL_LOG'] ?? 'info') as LevelWithSilent
  return {
    log: createLog({ destination: { write }, level }),
    close: () => {
      isOpen = false
      try {
        shut()
      } catch {
        // A full disk may say so only now; there is nobody left to tell.
      }
    },
  }
}

function olderName(folder: string, age: number): string {
  return join(folder, `hub.${age}.log`)
}

/** A disk that is just full takes a part; the rest of that line is lost, the line after begins anew. */
function writeWhole(file: number, text: string): number {
  const buffer = Buffer.from(text)
  const written = writeSync(file, buffer)
  if (written === buffer.length) return written
  writeSync(file, '\n')
  throw new Error('the disk took only a part of the line')
}

function droppedLine(count: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'lines of this log were lost: the disk took none' })}\n`
}
