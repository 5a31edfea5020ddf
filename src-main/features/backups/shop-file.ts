import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { syncFile, syncFolderOf } from '#main/lib/sync-file.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { shopFileSchema } from '#shared/schemas/backup.ts'

/*
 * A whole shop in one file: eight letters and a version, the length of a JSON header, the header, then the database and
 * the uploaded catalog files one after the other, gzipped. The header says how long each is and what it hashes to.
 */
const mark = Buffer.from('SHOPBELL1\n')
const maxHeaderBytes = 8 * 1024 * 1024

const fileSchema = z.object({
  /** `database`, or where it lies in the folder of catalogs: `<id>/<name>`. */
  name: z.string().max(500),
  /** Where it lay on the other PC. */
  was: z.string().max(4096),
  bytes: z.int().min(0),
  sha256: z.string(),
})
export type PackedFile = z.infer<typeof fileSchema>

const headerSchema = z.object({
  about: shopFileSchema.omit({ bytes: true }),
  sealed: z
    .object({
      salt: z.base64(),
      secrets: z.array(z.object({ name: z.string(), last4: z.string(), sealed: z.base64() })),
    })
    .nullable(),
  files: z.array(fileSchema).min(1).max(10_000),
})
export type ShopHeader = z.infer<typeof headerSchema>

type Content = { readonly name: string; readonly was: string; readonly path: string }

export async function describeFile(content: Content): Promise<PackedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(content.path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { name: content.name, was: content.was, bytes, sha256: hash.digest('hex') }
}

/** Until it is whole it has another name. */
export async function writeShopFile(options: {
  readonly to: string
  readonly header: ShopHeader
  readonly contents: readonly Content[]
  readonly report: (percent: number) => void
  readonly signal: AbortSignal
}): Promise<void> {
  const { to, header, contents, signal } = options
  const unfinished = `${to}.unfinished`
  const total = header.files.reduce((sum, { bytes }) => sum + bytes, 0)
  async function* all(): AsyncGenerator<Buffer> {
    let done = 0
    for (const { path } of contents) {
      for await (const chunk of createReadStream(path)) {
        done += chunk.length
        options.report(Math.min(100, Math.floor((100 * done) / Math.max(1, total))))
        yield chunk
      }
    }
  }
  try {
    const json = Buffer.from(JSON.stringify(header))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(json.length)
    await pipeline(Readable.from([mark, length, json]), createWriteStream(unfinished, { mode: 0o600 }))
    await pipeline(
      Readable.from(all(), { highWaterMark: 1 }),
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(unfinished, { flags: 'a' }),
      { signal },
    )
    syncFile(unfinished)
    await rename(unfinished, to)
    syncFolderOf(to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export async function readHeader(
  path: string,
): Promise<{ readonly header: ShopHeader; readonly start: number }> {
  const file = await open(path, 'r').catch(() => {
    throw faultProblem('not_found', fault('shop_file_unreadable', { path }))
  })
  try {
    const head = await readAt(file, 0, mark.length + 4)
    if (!head.subarray(0, mark.length).equals(mark)) throw notOurs()
    const length = head.readUInt32BE(mark.length)
    if (length > maxHeaderBytes) throw notOurs()
    const start = mark.length + 4 + length
    const header = headerSchema.parse(JSON.parse((await readAt(file, mark.length + 4, length)).toString()))
    return { header, start }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw notOurs()
    throw error
  } finally {
    await file.close()
  }
}

/** Writes each file to where `placeOf` says; throws, and leaves it to the caller to clear up, if one byte is wrong. */
export async function unpack(
  path: string,
  { header, start }: { readonly header: ShopHeader; readonly start: number },
  placeOf: (file: PackedFile) => string,
): Promise<void> {
  const unpacked = createGunzip()
  const source = createReadStream(path, { start })
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  const chunks = unpacked[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  try {
    for (const file of header.files) {
      const hash = createHash('sha256')
      const out = await open(placeOf(file), 'w', 0o600)
      try {
        for (let left = file.bytes; left > 0; ) {
          if (rest.length === 0) {
            const next = await chunks.next()
            if (next.done) throw cutOff()
            rest = next.value
          }
          const part = rest.subarray(0, left)
          rest = rest.subarray(part.length)
          left -= part.length
          hash.update(part)
          await out.appendFile(part)
        }
        await out.sync()
      } finally {
        await out.close()
      }
      if (hash.digest('hex') !== file.sha256) throw cutOff()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw cutOff()
    throw error
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

export async function sizeOfFile(path: string): Promise<number> {
  return (await stat(path)).size
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(buffer, 0, bytes, position)
  if (bytesRead < bytes) throw notOurs()
  return buffer
}

function notOurs() {
  return faultProblem('invalid_request', fault('shop_file_unknown'))
}

function cutOff() {
  return faultProblem('invalid_request', fault('shop_file_incomplete'))
}
