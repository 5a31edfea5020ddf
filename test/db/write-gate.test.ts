import { describe, expect, it } from 'vitest'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'

describe('the write gate', () => {
  it('lets the worker know when the hub wants to write, and when it has', () => {
    const gate = createWriteGate()
    const watch = watchWriteGate(gate.buffer)
    expect(watch.isWanted()).toBe(false)
    gate.want()
    expect(watch.isWanted()).toBe(true)
    gate.done()
    expect(watch.isWanted()).toBe(false)
  })

  it('lets a worker through when nobody wants to write', () => {
    const watch = watchWriteGate(createWriteGate().buffer)
    expect(watch.stepAside()).toBe(false)
  })

  it('holds a worker back while the hub wants to write, but not for ever', () => {
    const gate = createWriteGate()
    const watch = watchWriteGate(gate.buffer)
    gate.want()
    expect(watch.stepAside()).toBe(true)
    expect(watch.isWanted()).toBe(true)
  })
})
