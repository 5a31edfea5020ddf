import { describe, expect, it } from 'vitest'
import { isNewer } from '#renderer/rpc/push-source.ts'

describe('an event of the stream', () => {
  it.each([
    ['a-2', 'a-1', true],
    ['a-2', 'a-2', false],
    ['a-10', 'a-9', true],
    ['a-9', 'a-10', false],
    ['b-1', 'a-9', true],
    ['a-1', null, true],
  ])('%s after %s: new %s', (id, seen, newer) => {
    expect(isNewer(id, seen)).toBe(newer)
  })
})
