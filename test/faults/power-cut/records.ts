import { readFileSync } from 'node:fs'

/** What was asked of the disk, in order. A `write` to `acknowledged` is no data of ours: it says what a caller was told. */
export type DiskRecord =
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'unlink'; readonly path: string }
  | { readonly kind: 'truncate'; readonly path: string; readonly length: number }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }

const headBytes = 17

/** Reads what `recorder.c` wrote. */
export function readRecords(file: string): DiskRecord[] {
  const bytes = readFileSync(file)
  const records: DiskRecord[] = []
  for (let at = 0; at < bytes.length; ) {
    const operation = bytes[at]
    const pathLength = bytes.readUInt32LE(at + 1)
    const offset = Number(bytes.readBigUInt64LE(at + 5))
    const dataLength = bytes.readUInt32LE(at + 13)
    const pathAt = at + headBytes
    const path = bytes.toString('utf8', pathAt, pathAt + pathLength)
    const data = bytes.subarray(pathAt + pathLength, pathAt + pathLength + dataLength)
    records.push(recordOf(operation ?? 0, path, offset, data))
    at = pathAt + pathLength + dataLength
  }
  return records
}

function recordOf(operation: number, path: string, offset: number, data: Buffer): DiskRecord {
  switch (operation) {
    case 1:
      return { kind: 'write', path, offset, data }
    case 2:
      return { kind: 'sync', path }
    case 3:
      return { kind: 'truncate', path, length: offset }
    case 4:
      return { kind: 'unlink', path }
    case 5:
      return { kind: 'rename', path, to: data.toString('utf8') }
    default:
      throw new Error(`the record has no operation ${operation}`)
  }
}
