import { type LookOptions, lookAtFile } from './look-at.ts'
import { factsAt } from './open.ts'
import { readRecords } from './read-records.ts'
import type { FileShape, RawRecord, ReadOptions } from './types.ts'

/** How a file is looked at and read. */
export type KeptFile = {
  readonly lookAtFile: (path: string, options?: LookOptions) => Promise<FileShape>
  readonly readRecords: (shape: FileShape, options?: ReadOptions) => AsyncGenerator<RawRecord>
  /** All of them, where they are kept. */
  readonly records: (shape: FileShape) => readonly RawRecord[] | null
}

type LastFile = {
  readonly asked: Pick<LookOptions, 'sheet' | 'encoding'>
  readonly shape: FileShape
  /** Null where they were not read yet, or are too many. */
  readonly records: readonly RawRecord[] | null
}

/** What is larger is read from the disk each time: it would not fit into the memory of a thread. */
const most = { bytes: 48e6, chars: 20e6, cells: 1e6 }

/**
 * Keeps the records of the last file that was read: whoever chooses its columns looks at it again for each of them, and
 * only what is made of the records differs.
 */
export function createKeptFile(limits = most): KeptFile & {
  /** As far as it was read. */
  readonly isKept: (shape: FileShape) => boolean
} {
  let last: LastFile | null = null
  /** Of the file that is just being read. */
  let isTooLarge = false

  return {
    lookAtFile: async (path, options = {}) => {
      if (last?.records && (await isSame(last, path, options))) return last.shape
      last = null
      const shape = await lookAtFile(path, options)
      const { sheet, encoding } = options
      last = { asked: { sheet, encoding }, shape, records: null }
      return shape
    },

    readRecords: async function* (shape, options = {}) {
      const file = last?.shape === shape ? last : null
      if (file?.records) {
        yield* file.records
        return
      }
      let records: RawRecord[] | null = file && shape.size_bytes <= limits.bytes ? [] : null
      isTooLarge = records === null
      let chars = 0
      let cells = 0
      for await (const record of readRecords(shape, options)) {
        if (records) {
          for (const column in record.values) {
            chars += charsOf(record.values[column])
            cells++
          }
          isTooLarge = chars > limits.chars || cells > limits.cells
          if (isTooLarge) records = null
          else records.push(record)
        }
        yield record
      }
      if (file && last === file) last = { ...file, records }
    },

    records: (shape) => (last?.shape === shape ? last.records : null),
    isKept: (shape) => last?.shape === shape && !isTooLarge,
  }
}

async function isSame({ asked, shape }: LastFile, path: string, options: LookOptions): Promise<boolean> {
  if (shape.path !== path || asked.sheet !== options.sheet || asked.encoding !== options.encoding)
    return false
  const now = await factsAt(path)
  return shape.size_bytes === now.size_bytes && shape.modified_ms === now.modified_ms
}

function charsOf(cell: RawRecord['values'][string] = ''): number {
  return typeof cell === 'string' ? cell.length : cell.reduce((sum, { length }) => sum + length, 0)
}
