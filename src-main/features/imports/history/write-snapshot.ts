import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { KeptProduct } from '#main/features/catalog/index.ts'

/** Puts a catalog down, one product a line. Until it is whole it has another name. */
export async function writeSnapshot(
  path: string,
  pages: Iterable<readonly KeptProduct[]>,
  check: () => void,
): Promise<void> {
  const unfinished = `${path}.part`
  function* lines(): Generator<string> {
    for (const kept of pages) {
      check()
      yield kept.map((one) => `${JSON.stringify(one)}\n`).join('')
    }
  }
  try {
    await pipeline(
      Readable.from(lines(), { highWaterMark: 1 }),
      createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 256 * 1024 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
