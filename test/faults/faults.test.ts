import { describe, expect, it } from 'vitest'
import { runFaults } from './fault-run.ts'
import { faults } from './faulty-sink.ts'
import { judge } from './judge.ts'

describe('a hub that is killed while the line to its receiver fails', () => {
  it('delivers every event at least once or lists it as failed, and none twice', {
    timeout: 180_000,
  }, async () => {
    const result = await runFaults({ kills: 3, events: 150, speed: 40_000, lostPercent: 8 })
    expect(judge(result)).toEqual([])
    expect(result.sender.deliveries.length).toBeGreaterThanOrEqual(150)
    expect(result.sender.deliveries.some(({ state }) => state === 'failed')).toBe(true)
    expect(faults.filter((fault) => result.seen[fault] === 0)).toEqual([])
  })
})
