import { setTimeout as sleep } from 'node:timers/promises'
import { catalogsIn } from '#main/lib/data-folder.ts'
import { isCopyPlace } from '../copies/place.ts'
import { type LocatedFile, locate } from '../locate.ts'
import { looksComplete } from './complete.ts'

export type SettleOptions = {
  /** A file written longer ago is not being written any more. */
  readonly settleMs?: number
  /** One that goes on changing is waited for so long. */
  readonly patienceMs?: number
}

/** A file that does not end as its format should gets this many times as long: exports pause. */
const incompleteTimes = 5

/**
 * The file that a source means now, once it is quiet; null where it never was. Most were written long ago, and are read
 * at once.
 */
export async function settledFile(
  source: { readonly path: string; readonly pattern: string | null },
  options: SettleOptions & {
    readonly dataPath: string
    readonly signal: AbortSignal
    /** It has to be waited for. */
    readonly waiting: () => void
  },
): Promise<LocatedFile | null> {
  const { settleMs = 1000, patienceMs = 60_000, dataPath, signal } = options
  const beganAt = Date.now()
  let file = await locate(source, dataPath)
  // Put in its place whole.
  if (isCopyPlace(catalogsIn(dataPath), file.path)) return file
  // By the clock of the disk, which may be another PC's, so what was seen to rest counts as well.
  for (let restedMs = 0; ; ) {
    const quietMs = Math.max(restedMs, Date.now() - file.modified_ms)
    if (quietMs >= settleMs * incompleteTimes) return file
    if (quietMs >= settleMs && (await looksComplete(file.path).catch(() => true))) return file
    if (Date.now() - beganAt > patienceMs) return null
    options.waiting()
    await sleep(settleMs, undefined, { signal })
    const next = await locate(source, dataPath)
    const isSame =
      next.path === file.path && next.bytes === file.bytes && next.modified_ms === file.modified_ms
    restedMs = isSame ? restedMs + settleMs : 0
    file = next
  }
}
