import { describe, expect, it, onTestFinished } from 'vitest'
import { fuzz } from './fuzz-run.ts'
import { startWatchedHub } from './start-hub.ts'

describe('a hub that is sent anything', () => {
  it('answers every route without a fault of its own, and goes on', { timeout: 240_000 }, async () => {
    const hub = await startWatchedHub(1)
    onTestFinished(() => hub.stop())
    const rows = await fuzz(hub, { runs: 40, seed: 20261117 })
    expect(rows.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([])
    expect(rows.filter(({ requests }) => requests >= 40).length).toBeGreaterThan(15)
  })
})
