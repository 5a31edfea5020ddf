import { describe, expect, it } from 'vitest'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'

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
