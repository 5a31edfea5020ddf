import { statSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { type CatalogCopy, maxCatalogFileBytes } from '#shared/schemas/source.ts'
import { isCopyPlace } from './place.ts'
import { safeName } from './safe-name.ts'

/** A file that is being uploaded. */
export type UploadedFile = {
  readonly name: string
  readonly body: Readable
  /** As announced; null where nobody knows. */
  readonly bytes: number | null
}

export type Copies = ReturnType<typeof createCopies>

/** What the database and the old catalogs may need while a copy fills the disk. */
const roomLeftBytes = 256 * 1024 * 1024
/** How long a form may stay open before its file is removed. */
const unclaimedMs = 24 * 3_600_000
const unfinished = '.part'

/** Files that were uploaded rather than named by a path: kept as `<folder>/<id>/<name>`, whole or not at all. */
export function createCopies(deps: {
  readonly folder: string
  readonly clock: Clock
  readonly stopping?: AbortSignal | undefined
  /** For tests: real files are large. */
  readonly maxBytes?: number | undefined
}) {
  const { folder, clock, stopping, maxBytes = maxCatalogFileBytes } = deps

  const underWay = new Set<Promise<CatalogCopy>>()

  async function store({ name, body, bytes }: UploadedFile): Promise<CatalogCopy> {
    const given = safeName(name)
    if (bytes !== null && bytes > maxBytes) throw tooLarge(given, maxBytes)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await checkRoom(folder, bytes ?? 0)
    const now = clock.now()
    const place = join(folder, newId('cpy', now))
    const part = `${place}${unfinished}`
    const path = join(place, given)
    const stop = () => body.destroy(new Error('Shopbell is stopping.'))
    stopping?.addEventListener('abort', stop)
    try {
      if (stopping?.aborted) stop()
      await write(part, body, { name: given, maxBytes })
      await utimes(part, new Date(now), new Date(now))
      await mkdir(place, { mode: 0o700 })
      await rename(part, path)
      return { path, file_name: given, brought_at: isoTime(now) }
    } catch (error) {
      await rm(place, { recursive: true, force: true })
      throw error
    } finally {
      stopping?.removeEventListener('abort', stop)
      await rm(part, { force: true })
    }
  }

  async function remove(path: string): Promise<void> {
    // One that another program holds open is swept later.
    if (isCopyPlace(folder, path)) await rm(dirname(path), { recursive: true, force: true }).catch(() => {})
  }

  return {
    upload: (file: UploadedFile): Promise<CatalogCopy> => {
      const stored = store(file)
      underWay.add(stored)
      return stored.finally(() => underWay.delete(stored))
    },
    /** What was broken off is gone from the disk. */
    settled: async (): Promise<void> => {
      await Promise.allSettled(underWay)
    },
    remove,
    /** Null where the path is no copy of ours. */
    of: (path: string): CatalogCopy | null => {
      if (!isCopyPlace(folder, path)) return null
      const found = statSync(path, { throwIfNoEntry: false })
      return { path, file_name: basename(path), brought_at: found ? isoTime(found.mtimeMs) : null }
    },
    /** Those that became nobody's a day ago, and at the start what an end in the middle left. */
    sweep: async (kept: ReadonlySet<string>, atStart: boolean): Promise<void> => {
      const places = new Set(
        [...kept].filter((path) => isCopyPlace(folder, path)).map((path) => dirname(path)),
      )
      for (const name of await readdir(folder).catch(() => [])) {
        const place = join(folder, name)
        if (places.has(place)) continue
        const isOld = clock.now() - (await uploadedAt(place)) > unclaimedMs
        if (isOld || (atStart && name.endsWith(unfinished)))
          await rm(place, { recursive: true, force: true }).catch(() => {})
      }
    },
  }
}

/** The file in it says when it came; an empty place says when it was made. */
async function uploadedAt(place: string): Promise<number> {
  const [name = ''] = await readdir(place).catch(() => [])
  return (await stat(join(place, name)).catch(() => null))?.mtimeMs ?? 0
}

async function write(
  path: string,
  body: Readable,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    // Left whole when something goes wrong here: whoever sends it is still to be answered.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(name, maxBytes)
      await file.appendFile(chunk)
    }
    if (bytes === 0) throw faultProblem('invalid_request', fault('file_empty', { path: name }))
    await file.sync()
  } finally {
    await file.close()
  }
}

async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= bytes + roomLeftBytes) return
  throw faultProblem('storage_full', fault('no_room_for_copy', { mb: Math.ceil(bytes / 1e6) }))
}

function tooLarge(name: string, maxBytes: number) {
  const mb = Math.round(maxBytes / 1024 / 1024)
  return faultProblem('payload_too_large', fault('file_too_large', { name, mb }))
}
