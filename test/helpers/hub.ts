import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createHub, type Hub, type HubOptions } from '#main/hub.ts'
import type { Clock } from '#main/lib/clock.ts'
import { createLog } from '#main/lib/log.ts'

export function tempFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'shopbell-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
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

/** A whole hub on a real file and a free port, stopped and swept away with the test. */
export async function startHub(options: HubOptions = {}): Promise<TestHub> {
  const dataPath = options.dataPath ?? tempFolder()
  const hub = createHub({
    log: createLog({ level: 'silent' }),
    port: 0,
    ...wordsAlone,
    ...options,
    // Every file of a test was written a moment ago; those about that say so.
    pace: { settleMs: 0, ...options.pace },
    dataPath,
  })
  const { url } = await hub.start()
  onTestFinished(() => hub.stop())
  return { ...hub, url: url ?? '', dataPath }
}
