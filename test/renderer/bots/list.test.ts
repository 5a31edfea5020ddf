import { describe, expect, it } from 'vitest'
import { findBots } from '#renderer/features/bots/list.ts'
import type { Bot } from '#shared/schemas/bot.ts'

const bots = ['Tea', 'Coffee', 'Über uns'].map((name, no) => ({ id: `bot_${no}`, name }) as Bot)

describe('the list of bots', () => {
  it('finds by a part of the name', () => {
    expect(findBots(bots, ' über ').map(({ name }) => name)).toEqual(['Über uns'])
    expect(findBots(bots, '')).toHaveLength(3)
    expect(findBots(bots, 'milk')).toEqual([])
  })
})
