import { describe, expect, it } from 'vitest'
import { asWritten } from '#renderer/features/events/as-written.ts'

describe('a payload as it is written', () => {
  it('keeps numbers as written where they would be shown differently', () => {
    const { order, total, plain, list } = asWritten(
      '{"order":12345678901234567890,"total":1.10,"plain":19.9,"list":["1.10",1E3,null,true]}',
    ) as Record<string, unknown>
    expect((order as symbol).description).toBe('12345678901234567890')
    expect((total as symbol).description).toBe('1.10')
    expect(plain).toBe(19.9)
    const [text, thousand, ...rest] = list as unknown[]
    expect(text).toBe('1.10')
    expect((thousand as symbol).description).toBe('1E3')
    expect(rest).toEqual([null, true])
  })
})
