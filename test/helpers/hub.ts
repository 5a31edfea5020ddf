import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createHub, type Hub, type HubOptions } from '#main/hub.ts'
import type { Clock } from '#main/lib/clock.ts'
import { createLog } from '#main/lib/log.ts'
import { createNetwork } from '#main/lib/network.ts'
import type { OutgoingParts } from '#main/lib/outgoing/index.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

export function tempFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A data folder as a hub leaves it that nobody has used yet. Where a new one is upgraded first, a start takes half as long again. */
export function unusedFolder(): string {
  const path = tempFolder()
  copyMigratedDatabase(path)
  return path
}

export type TestClock = Clock & {
  readonly set: (iso: string) => void
  readonly advance: (ms: number) => void
}

export function testClock(iso = '2026-03-10T12:00:00.000Z'): TestClock {
  let now = Date.parse(iso)
  return {
    now: () => now,
    set: (next) => {
      now = Date.parse(next)
    },
    advance: (ms) => {
      now += ms
    },
  }
}

export type TestHub = Hub & { readonly url: string; readonly dataPath: string }

/** Most tests ask by words alone: loading the model takes longer than they do. Those about meaning hand in its folder. */
export const wordsAlone = { modelPath: 'no model' }

/** Names lead to this PC or nowhere, and the line is up, whatever the machine that runs the tests is on. */
export const onThisPc: OutgoingParts = {
  lookup: async (name) => {
    if (name === 'localhost' || name.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  },
  network: createNetwork({
    interfaces: () => ({ eth0: [{ address: '192.0.2.7', internal: false }] }),
    asksNameServer: async () => true,
  }),
}

/** A whole hub on a real file and a free port, stopped and swept away with the test. */
export async function startHub(options: HubOptions = {}): Promise<TestHub> {
  const dataPath = options.dataPath ?? tempFolder()
  copyMigratedDatabase(dataPath)
  const hub = createHub({
    log: createLog({ level: 'silent' }),
    port: 0,
    ...wordsAlone,
    ...options,
    // Every file of a test was written a moment ago; those about that say so.
    pace: { settleMs: 0, ...options.pace },
    outgoing: { ...onThisPc, ...options.outgoing },
    dataPath,
  })
  const { url } = await hub.start()
  onTestFinished(() => hub.stop())
  return { ...hub, url: url ?? '', dataPath }
}
