import { closeSync, existsSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'

const mebibyte = 1024 * 1024
/** Kept on the disk for the day it is full: what a start, a look at the data and a clean stop need. */
const reserveBytes = 8 * mebibyte
/** With less than this beside the reserve nothing new is taken: what is under way must still be able to end. */
const leastBytes = 4 * mebibyte
/** Taken again only with some more, so that it does not go back and forth. */
const againBytes = 8 * mebibyte
const everyMs = 2000

export type DiskRoom = ReturnType<typeof createDiskRoom>

/**
 * Watches how much room the disk of the data folder has. A file that is nothing but room lies there from good days: a
 * start on a full disk gives it up, so that the shop can be looked at, and nothing is written until there is room again.
 */
export function createDiskRoom(options: {
  readonly folder: string
  readonly reserveFile: string
  readonly changed?: (isFull: boolean) => void
  /** For tests. */
  readonly everyMs?: number
  readonly freeBytes?: () => number
}) {
  const { reserveFile } = options
  const free = options.freeBytes ?? (() => freeBytesOf(options.folder))
  let isFull = false

  /** What there is for us, the reserve included. */
  function look(): void {
    const room = free() + sizeOf(reserveFile)
    const wasFull = isFull
    isFull = room < reserveBytes + (isFull ? againBytes : leastBytes)
    if (!isFull && room > 2 * reserveBytes) keepReserve(reserveFile)
    if (isFull !== wasFull) options.changed?.(isFull)
  }

  return {
    isFull: () => isFull,
    freeBytes: free,
    look,
    /** Something was refused for want of room before we looked. */
    noteFull: (): void => {
      if (isFull) return
      isFull = true
      options.changed?.(true)
    },
    /** Before a start: gives up the reserve where nothing else is left. */
    makeRoom: (): void => {
      if (existsSync(reserveFile) && free() < leastBytes) rmSync(reserveFile, { force: true })
    },
    watch: (): (() => void) => {
      look()
      const timer = setInterval(look, options.everyMs ?? everyMs).unref()
      return () => clearInterval(timer)
    },
  }
}

/** What a start needs at the very least. */
export function hasRoomToStart(folder: string): boolean {
  return freeBytesOf(folder) >= leastBytes
}

export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}

/** Of real bytes: a file with holes would take no room. Best effort, as a disk without room for it is still one to work on. */
function keepReserve(path: string): void {
  if (existsSync(path)) return
  const unfinished = `${path}.new`
  try {
    const file = openSync(unfinished, 'w', 0o600)
    try {
      const block = Buffer.alloc(mebibyte, 0xb5)
      for (let written = 0; written < reserveBytes; written += block.length) writeSync(file, block)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch {
    rmSync(unfinished, { force: true })
  }
}
