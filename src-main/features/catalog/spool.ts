import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'
import { maxSyncBytes } from '#shared/schemas/sync.ts'

export type Spool = {
  /** Puts a body down on disk while it arrives, then hands its path on; the file is gone afterwards. */
  readonly hold: <T>(body: Readable, use: (path: string) => Promise<T>) => Promise<T>
  /** What a stop in the middle left behind. */
  readonly clear: () => Promise<void>
}

/** A body may be 64 MiB: on disk it costs no memory while it waits for its turn. */
export function createSpool(folder: string): Spool {
  return {
    hold: async (body, use) => {
      const path = join(folder, `sync-${randomBase62(16)}.body`)
      try {
        await pipeline(body, limit(maxSyncBytes), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    clear: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
    },
  }
}

/** Lets this many bytes through and refuses the rest. */
export function limit(maxBytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
}

export function tooLarge() {
  const mib = maxSyncBytes / 1024 / 1024
  return problem(
    'payload_too_large',
    `A catalog may be ${mib} MiB after decompression. Send it in parts with mode "merge".`,
  )
}
