import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createHub, type Hub, type HubOptions } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { onThisPc, type TestHub, wordsAlone } from './hub.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

/** One hub for all tests of a file, for those that differ in what they send and not in how the hub is set up. */
export function sharedHub(options: HubOptions = {}): () => TestHub {
  let hub: Hub | undefined
  let shared: TestHub | undefined
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-test-'))

  beforeAll(async () => {
    copyMigratedDatabase(dataPath)
    const outgoing = { ...onThisPc, ...options.outgoing }
    hub = createHub({
      log: createLog({ level: 'silent' }),
      port: 0,
      ...wordsAlone,
      ...options,
      outgoing,
      dataPath,
    })
    const { url } = await hub.start()
    shared = { ...hub, url: url ?? '', dataPath }
  })
  afterAll(async () => {
    await hub?.stop()
    rmSync(dataPath, { recursive: true, force: true })
  })

  return () => {
    if (!shared) throw new Error('the shared hub is there only within a test')
    return shared
  }
}
