import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { decodeCursor, encodeCursor, pageOf } from '#main/lib/cursor.ts'
import { openShop } from '../helpers/shop.ts'

const schema = z.tuple([z.literal('title'), z.string().nullable(), z.int()])
const refused = expect.objectContaining({
  code: 'invalid_request',
  errors: [{ path: 'after', message: expect.stringContaining('`next`') }],
})

describe('cursors', () => {
  it.each([
    [['title', 'Zelt „Ærø“', 12]],
    [['title', null, 0]],
    [['title', '', Number.MAX_SAFE_INTEGER]],
  ] as const)('come back as they were: %j', (values) => {
    const cursor = encodeCursor(values)
    expect(encodeURIComponent(cursor)).toBe(cursor)
    expect(decodeCursor(cursor, schema)).toEqual(values)
  })

  it.each([
    '',
    '12',
    'elsewhere',
    '1767225600000.12',
    encodeCursor(['price_low', '1', 12]),
    encodeCursor([7]),
  ])('of another list are refused: %j', (after) => {
    expect(() => decodeCursor(after, schema)).toThrow(refused)
  })

  it('end with the last page', () => {
    const page = (rows: readonly number[]) => pageOf(rows, 2, (row) => [row])
    expect(page([5, 4, 3])).toEqual({ shown: [5, 4], next: encodeCursor([4]) })
    expect(page([5, 4])).toEqual({ shown: [5, 4], next: null })
    expect(page([])).toEqual({ shown: [], next: null })
  })

  it('are checked by every list', async () => {
    const { rpc, bot } = await openShop()
    const bot_id = bot.id
    const after = 'elsewhere'
    const calls = [
      rpc('catalog.list', { bot_id, after }),
      rpc('deliveries.list', { after }),
      rpc('documents.list', { bot_id, after }),
      rpc('events.list', { after }),
      rpc('events.search', { query: 'tent', after }),
      rpc('knowledge.list', { bot_id, after }),
      rpc('leads.list', { after }),
      rpc('runs.list', { after }),
      rpc('sessions.list', { after }),
      rpc('unanswered.list', { bot_id, after }),
    ]
    for (const call of calls) await expect(call).rejects.toThrow(refused)
  })
})
