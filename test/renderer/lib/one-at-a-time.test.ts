import { describe, expect, it } from 'vitest'
import { oneAtATime, restAfter } from '#renderer/lib/one-at-a-time.ts'

describe('runs asked for while one is under way', () => {
  it('are done once, after it', async () => {
    let runs = 0
    const ends: (() => void)[] = []
    const ask = oneAtATime(
      () =>
        new Promise((end) => {
          runs++
          ends.push(end)
        }),
    )
    const first = ask()
    const later = [ask(), ask(), ask()]
    expect(runs).toBe(1)
    ends[0]?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(runs).toBe(2)
    ends[1]?.()
    await Promise.all([first, ...later])
    expect(runs).toBe(2)
    void ask()
    expect(runs).toBe(3)
  })
})

describe('the pause before data is read again', () => {
  it('gathers a burst, grows with what a reading takes, and ends in time', () => {
    expect([0, 10, 40, 200, 15_000, 3_600_000].map(restAfter)).toEqual([100, 100, 200, 1000, 5000, 5000])
  })
})
