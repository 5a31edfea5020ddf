import { describe, expect, it } from 'vitest'
import { findBots, neighbour } from '#renderer/features/bots/list.ts'
import type { Bot } from '#shared/schemas/bot.ts'

const bots = ['Tea', 'Coffee', 'Über uns'].map((name, no) => ({ id: `bot_${no}`, name }) as Bot)

describe('the list of bots', () => {
  it('steps down and up, and stays at the ends', () => {
    expect(neighbour(bots, 'bot_0', 1)?.id).toBe('bot_1')
    expect(neighbour(bots, 'bot_2', 1)?.id).toBe('bot_2')
    expect(neighbour(bots, 'bot_1', -1)?.id).toBe('bot_0')
    expect(neighbour(bots, 'bot_0', -1)?.id).toBe('bot_0')
  })

  it('begins at the top when none of them is open', () => {
    expect(neighbour(bots, null, 1)?.id).toBe('bot_0')
    expect(neighbour(bots, 'new', -1)?.id).toBe('bot_0')
    expect(neighbour([], null, 1)).toBeNull()
  })

  it('finds by a part of the name', () => {
    expect(findBots(bots, ' über ').map(({ name }) => name)).toEqual(['Über uns'])
    expect(findBots(bots, '')).toHaveLength(3)
    expect(findBots(bots, 'milk')).toEqual([])
  })
})
