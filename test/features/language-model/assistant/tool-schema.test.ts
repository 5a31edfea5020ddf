import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readArguments } from '#main/features/language-model/assistant/tool-schema.ts'

const search = z.object({
  words: z.array(z.string()).optional(),
  max_price: z.number().optional(),
  in_stock: z.boolean().optional(),
})

describe('what a model calls a tool with', () => {
  it.each([
    [{ words: 'tent' }, { words: ['tent'] }],
    [{ max_price: '40' }, { max_price: 40 }],
    [{ in_stock: 'true' }, { in_stock: true }],
    [{ in_stock: 'false', words: null }, { in_stock: false }],
    [
      { words: ['tent'], max_price: 12.5 },
      { words: ['tent'], max_price: 12.5 },
    ],
  ])('is taken as it is meant: %j', (given, meant) => {
    expect(readArguments(search, given)).toMatchObject({ success: true, data: meant })
  })

  it.each([{ max_price: 'cheap' }, { in_stock: 'maybe' }, { words: 3 }, null, 'tent'])(
    'is refused where it is not clear: %j',
    (given) => {
      expect(readArguments(search, given).success).toBe(false)
    },
  )
})
