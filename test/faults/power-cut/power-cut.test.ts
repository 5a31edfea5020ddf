import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDisk } from './disk.ts'
import { canRecord, cutThePower } from './power-cut.ts'

describe('a disk whose power is cut', () => {
  it('has what was waited for, and of the rest only what chance left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shopbell-disk-'))
    const disk = createDisk()
    disk.apply({ kind: 'write', path: 'a', offset: 0, data: Buffer.from('safe') })
    disk.apply({ kind: 'sync', path: 'a' })
    disk.apply({ kind: 'write', path: 'a', offset: 4, data: Buffer.from(' and not') })
    disk.apply({ kind: 'write', path: 'gone', offset: 0, data: Buffer.from('x') })
    disk.apply({ kind: 'unlink', path: 'gone' })
    disk.cutTo(folder, () => false)
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('safe')
    disk.cutTo(folder, () => true)
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('safe and not')
    rmSync(folder, { recursive: true })
  })
})

describe.runIf(canRecord)('after a power cut', () => {
  it('everything that was acknowledged is there, once; with less waiting it would not be', () => {
    const few = { messages: 40, cuts: 40, random: seeded(7) }
    const ours = cutThePower({ ...few, synchronous: 'FULL' })
    expect(ours).toMatchObject({ acknowledged: 40, losing: 0, damaged: 0, doubled: 0 })
    expect(ours.cuts).toBeGreaterThan(30)
    const other = cutThePower({ ...few, synchronous: 'NORMAL' })
    expect(other.losing).toBeGreaterThan(0)
  }, 120_000)
})

/** The same cuts every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
