import { describe, expect, it } from 'vitest'
import { neighbour } from '#renderer/lib/list-steps.ts'

describe('walking through a list', () => {
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  it('begins at the first, goes both ways and stays at the ends', () => {
    expect(neighbour(list, null, 1)?.id).toBe('a')
    expect(neighbour(list, 'a', 1)?.id).toBe('b')
    expect(neighbour(list, 'c', 1)?.id).toBe('c')
    expect(neighbour(list, 'b', -1)?.id).toBe('a')
    expect(neighbour([], 'b', 1)).toBeNull()
  })
})
