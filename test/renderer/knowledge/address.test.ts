import { describe, expect, it } from 'vitest'
import { knowledgePath, neighbour, tabOf } from '#renderer/features/knowledge/address.ts'

describe('addresses of knowledge', () => {
  it('name the bot, the kind and the one that is open', () => {
    expect(knowledgePath('bot_1', 'documents')).toBe('/knowledge/bot_1/documents')
    expect(knowledgePath('bot_1', 'questions', 'kno_1')).toBe('/knowledge/bot_1/questions/kno_1')
  })

  it('lead to the questions when nothing else is said', () => {
    expect(tabOf('facts')).toBe('facts')
    expect(tabOf('elsewhere')).toBe('questions')
    expect(tabOf(undefined)).toBe('questions')
  })
})

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
