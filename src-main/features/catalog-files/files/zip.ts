import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import { checkUnpacked } from './unpacked.ts'

export type Zip = {
  readonly names: readonly string[]
  readonly has: (name: string) => boolean
  /** An entry, unpacked piece by piece. */
  readonly read: (name: string) => AsyncGenerator<Uint8Array>
  readonly sizeOf: (name: string) => number
  readonly close: () => void
}

const maxEntries = 10_000

export async function openZip(path: string): Promise<Zip> {
  const file = await guarded(path, () =>
    yauzl.openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: false,
      strictFileNames: false,
    }),
  )
  try {
    const entries = await guarded(path, () => list(file, path))
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      read: (name) => read(file, entries.get(name), path),
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      close: () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

async function list(file: ZipFile, path: string): Promise<Map<string, Entry>> {
  if (file.entryCount > maxEntries)
    throw faultProblem('invalid_request', fault('zip_too_many_parts', { path }))
  const entries = new Map<string, Entry>()
  for await (const entry of file.eachEntry()) entries.set(entry.fileName.replace(/^\/+/, ''), entry)
  return entries
}

async function* read(file: ZipFile, entry: Entry | undefined, path: string): AsyncGenerator<Uint8Array> {
  if (!entry) return
  if (entry.isEncrypted()) throw faultProblem('invalid_request', fault('zip_with_password', { path }))
  checkSize(entry, entry.uncompressedSize, path)
  const stream = await guarded(path, () => file.openReadStreamPromise(entry))
  let bytes = 0
  try {
    for await (const chunk of stream) {
      bytes += (chunk as Uint8Array).length
      // What an entry says of itself may be a lie.
      checkSize(entry, bytes, path)
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw isProblem(error) ? error : broken(path, error)
  } finally {
    stream.destroy()
  }
}

function checkSize(entry: Entry, bytes: number, path: string): void {
  checkUnpacked({
    bytes,
    packedBytes: entry.compressedSize,
    refusal: () => fault('spreadsheet_too_large', { path, part: entry.fileName }),
  })
}

async function guarded<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isProblem(error) || (error as NodeJS.ErrnoException).syscall ? error : broken(path, error)
  }
}

function broken(path: string, error: unknown) {
  const detail = error instanceof Error ? error.message : String(error)
  return faultProblem('invalid_request', fault('spreadsheet_damaged', { path, detail }))
}
