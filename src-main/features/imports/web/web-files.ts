import { stat } from 'node:fs/promises'
import type { Clock } from '#main/lib/clock.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import type { Copies } from '../copies/copies.ts'
import { checkPath, type LocatedFile } from '../locate.ts'
import { createDownload, type Fetch } from './download.ts'
import type { Validators } from './validators.ts'

export type WebFile = LocatedFile & { readonly validators: Validators }

export type WebFiles = ReturnType<typeof createWebFiles>

/** Whoever looks at a file chooses columns for a while; it is not fetched for each of them. */
const keptMs = 5 * 60_000

export function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** Files at web addresses, fetched when they are needed. */
export function createWebFiles(deps: {
  readonly outgoing: Pick<Outgoing, 'request' | 'check'>
  readonly copies: Pick<Copies, 'upload' | 'remove'>
  readonly folder: DataFolder
  readonly clock: Clock
}) {
  const { copies } = deps
  const download = createDownload({ ...deps, upload: copies.upload })
  const recent = new Map<string, { readonly file: LocatedFile; readonly until: number }>()

  async function fetched(ask: Fetch): Promise<WebFile | null> {
    const found = await download(ask)
    if (!found) return null
    const { path } = found.copy
    const { size, mtimeMs } = await stat(path)
    return { path, bytes: size, modified_ms: mtimeMs, validators: found.validators }
  }

  async function forget(name: string): Promise<void> {
    const kept = recent.get(name)
    recent.delete(name)
    if (kept) await copies.remove(kept.file.path)
  }

  return {
    /** A file or folder that may be read, or an address that may be called. */
    checkPlace: async (path: string): Promise<void> => {
      if (isWebAddress(path)) deps.outgoing.check(path, true, 'path')
      else await checkPath(path, deps.folder.path)
    },

    /** As it is now, for as long as `work` takes; null where it is the file that was known. */
    use: async <T>(ask: Fetch, work: (file: WebFile | null) => Promise<T>): Promise<T> => {
      const file = await fetched(ask)
      try {
        return await work(file)
      } finally {
        if (file) await copies.remove(file.path)
      }
    },

    /** As it was a moment ago, for a look. */
    look: async (ask: Omit<Fetch, 'known'>): Promise<LocatedFile> => {
      const name = JSON.stringify([ask.url, ask.auth ?? null])
      const kept = recent.get(name)
      const leftMs = kept ? kept.until - deps.clock.now() : 0
      const isThere = kept && leftMs > 0 && leftMs <= keptMs && (await stat(kept.file.path).catch(() => null))
      if (isThere) return kept.file
      await forget(name)
      const file = await fetched(ask)
      if (!file) throw new Error('nothing was known of the file')
      recent.set(name, { file, until: deps.clock.now() + keptMs })
      return file
    },

    forgetAll: async (): Promise<void> => {
      for (const name of [...recent.keys()]) await forget(name)
    },
  }
}
