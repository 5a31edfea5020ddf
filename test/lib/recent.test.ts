import { expect, it } from 'vitest'
import { createRecent } from '#main/lib/recent.ts'

it('keeps what is asked for and forgets the rest', () => {
  const recent = createRecent<number, string>(10)
  for (let number = 0; number < 100; number++) {
    recent.set(number, `value ${number}`)
    expect(recent.get(0)).toBe('value 0')
  }
  const kept = Array.from({ length: 100 }, (_, number) => recent.get(number)).filter(
    (value) => value !== undefined,
  )
  expect(kept).toContain('value 99')
  expect(kept.length).toBeLessThanOrEqual(10)
})

it('forgets one or all on request', () => {
  const recent = createRecent<string, number>(10)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.delete('a')
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, 2])
  recent.clear()
  expect(recent.get('b')).toBeUndefined()
})
