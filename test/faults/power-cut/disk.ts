import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DiskRecord } from './records.ts'

/** What may have happened to something that was not waited for: a disk writes in its own order, whole sectors at a time. */
export type Chance = () => boolean

const sectorBytes = 512

type Change = Extract<DiskRecord, { kind: 'write' | 'truncate' }>
type File = { readonly durable: Content; pending: Change[] }

/**
 * A disk that keeps what was waited for and promises nothing else. Names are as safe as on a file system with a journal:
 * a file that was synced is found, and one that was removed is gone.
 */
export function createDisk() {
  const files = new Map<string, File>()

  function fileAt(path: string): File {
    const found = files.get(path) ?? { durable: createContent(), pending: [] }
    files.set(path, found)
    return found
  }

  return {
    apply: (record: DiskRecord): void => {
      const { path } = record
      if (record.kind === 'write' || record.kind === 'truncate') fileAt(path).pending.push(record)
      else if (record.kind === 'sync') {
        const file = files.get(path)
        for (const change of file?.pending ?? []) file?.durable.change(change)
        if (file) file.pending = []
      } else if (record.kind === 'rename') {
        files.set(record.to, fileAt(path))
        files.delete(path)
      } else files.delete(path)
    },

    /** The files as they are found after the power was cut, put down in a folder. */
    cutTo: (folder: string, keeps: Chance): void => {
      for (const [path, file] of files) {
        // The index of the log lies in memory and is made anew.
        if (path.endsWith('-shm')) continue
        const target = join(folder, path)
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, contentAfter(file, keeps))
      }
    },
  }
}

function contentAfter({ durable, pending }: File, keeps: Chance): Buffer {
  const content = createContent(durable.bytes())
  for (const change of pending) {
    if (change.kind === 'truncate') {
      if (keeps()) content.change(change)
      continue
    }
    // A write may be torn between sectors.
    for (let at = 0; at < change.data.length; ) {
      const toSectorEnd = sectorBytes - ((change.offset + at) % sectorBytes)
      const data = change.data.subarray(at, at + toSectorEnd)
      if (keeps()) content.change({ ...change, offset: change.offset + at, data })
      at += data.length
    }
  }
  return content.bytes()
}

type Content = ReturnType<typeof createContent>

/** Bytes that grow and are changed in place. */
function createContent(from: Buffer = Buffer.alloc(0)) {
  let buffer = Buffer.from(from)
  let length = buffer.length

  function makeRoom(bytes: number): void {
    if (bytes <= buffer.length) return
    const larger = Buffer.alloc(2 * bytes)
    buffer.copy(larger)
    buffer = larger
  }

  return {
    bytes: () => buffer.subarray(0, length),
    change: (change: Change): void => {
      if (change.kind === 'truncate') {
        makeRoom(change.length)
        buffer.fill(0, Math.min(change.length, length))
        length = change.length
        return
      }
      const end = change.offset + change.data.length
      makeRoom(end)
      change.data.copy(buffer, change.offset)
      length = Math.max(length, end)
    },
  }
}
