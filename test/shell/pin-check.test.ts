import { describe, expect, it } from 'vitest'
import { createPinCheck } from '#main/shell/pin-check.ts'

describe('the PIN of a stand', () => {
  it('is the one it was opened with', () => {
    const isRight = createPinCheck('4711')
    expect(['', '4710', '47111', '4711'].map(isRight)).toEqual([false, false, false, true])
  })

  it('is refused for half a minute after five wrong ones', () => {
    let now = 0
    const isRight = createPinCheck('4711', () => now)
    for (let tries = 0; tries < 5; tries++) expect(isRight('0000')).toBe(false)
    expect(isRight('4711')).toBe(false)
    now = 29_999
    expect(isRight('4711')).toBe(false)
    now = 30_000
    expect(isRight('4711')).toBe(true)
  })
})
