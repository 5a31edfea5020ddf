import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** How many earlier catalogs are kept of each bot. */
export const snapshotsKept = 10

export type SnapshotFolder = ReturnType<typeof createSnapshotFolder>

export function snapshotName(runId: string): string {
  return `${runId}.ndjson.gz`
}

/** The files beside the database; which of them count is in the runs. */
export function createSnapshotFolder(folder: string) {
  return {
    pathOf: (name: string) => join(folder, name),
    nameFor: snapshotName,
    remove: (name: string) => rm(join(folder, name), { force: true }),
    /** Of all that are kept, the newest first: those of each bot that are too many. */
    beyondKept: <T extends { readonly target_id: string }>(kept: readonly T[]): T[] => {
      const counts = new Map<string, number>()
      return kept.filter(({ target_id }) => {
        const count = (counts.get(target_id) ?? 0) + 1
        counts.set(target_id, count)
        return count > snapshotsKept
      })
    },
    /** What a run that never ended left behind. */
    sweep: async (wanted: ReadonlySet<string>): Promise<void> => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) if (!wanted.has(name)) await rm(join(folder, name), { force: true })
    },
  }
}
