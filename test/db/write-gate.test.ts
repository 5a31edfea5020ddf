import { describe, expect, it } from 'vitest'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'

describe('the write gate', () => {
  it('tells the worker when the hub wants to write, and when it has', () => {
    const gate = createWriteGate()
    const watch = watchWriteGate(gate.buffer)
    expect(watch.isWanted()).toBe(false)
    gate.want()
    expect(watch.isWanted()).toBe(true)
    gate.done()
    expect(watch.isWanted()).toBe(false)
  })

  it('lets a worker through at once when nobody wants to write', () => {
    const watch = watchWriteGate(createWriteGate().buffer)
    const startedAt = performance.now()
    for (let round = 0; round < 100; round++) watch.stepAside()
    expect(performance.now() - startedAt).toBeLessThan(100)
  })

  it('holds a worker back while the hub wants to write, but not for ever', () => {
    const gate = createWriteGate()
    const watch = watchWriteGate(gate.buffer)
    gate.want()
    const startedAt = performance.now()
    watch.stepAside()
    const waitedMs = performance.now() - startedAt
    expect(waitedMs).toBeGreaterThan(5)
    expect(waitedMs).toBeLessThan(1000)
  })
})
