import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SteadyRateStore } from '#main/lib/rate-limit.ts'

const windowMs = 100
const dayMs = 86_400_000

function count(store: SteadyRateStore, caller: string): { current: number; ttl: number } | undefined {
  let counted: { current: number; ttl: number } | undefined
  const note = (_error: Error | null, result?: { current: number; ttl: number }) => {
    counted = result
  }
  store.incr(caller, note, windowMs, 30)
  return counted
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the count of a caller', () => {
  it('begins anew after its window, however the clock of the PC was set meanwhile', async () => {
    const store = new SteadyRateStore()
    expect(count(store, 'one')?.current).toBe(1)
    expect(count(store, 'other')?.current).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 365 * dayMs })
    await sleep(windowMs + 10)
    const again = count(store, 'one')
    expect(again?.current).toBe(1)
    expect(again?.ttl).toBeLessThanOrEqual(windowMs)
  })
})
