import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRequest } from '#shared/issues.ts'
import { isProblem } from '#shared/problem.ts'
import { reference } from '#shared/rpc/call.ts'
import { contract } from '#shared/rpc/contract.ts'
import { strict } from '#shared/rpc/strict.ts'

const inner = z.object({ a: z.string().optional() })
const schema = z.object({
  plain: inner.optional(),
  nullable: inner.nullish(),
  list: z.array(inner).default([]),
  choice: z.union([z.object({ label: z.string(), value: z.string() }), z.literal('none')]).optional(),
  kinds: z.discriminatedUnion('kind', [z.object({ kind: z.literal('x'), inner })]).optional(),
  record: z.record(z.string(), inner).optional(),
  pair: z.tuple([inner]).optional(),
  open: z.looseObject({ a: z.string() }).optional(),
  piped: z.preprocess((value) => value, inner).optional(),
})

function pathsOf(value: unknown, of: z.ZodType = strict(schema)): string[] {
  try {
    parseRequest(of, value)
    return []
  } catch (error) {
    if (!isProblem(error)) throw error
    expect(error.code).toBe('invalid_request')
    return (error.errors ?? []).map(({ path }) => path)
  }
}

describe('strict', () => {
  it.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ plain: { b: 1 } }, 'plain.b'],
    [{ nullable: { b: 1 } }, 'nullable.b'],
    [{ list: [{}, { b: 1 }] }, 'list.1.b'],
    [{ choice: { label: 'a', value: 'b', url: 'c' } }, 'choice.url'],
    [{ kinds: { kind: 'x', inner: { b: 1 } } }, 'kinds.inner.b'],
    [{ record: { any: { b: 1 } } }, 'record.any.b'],
    [{ pair: [{ b: 1 }] }, 'pair.0.b'],
    [{ piped: { b: 1 } }, 'piped.b'],
  ])('refuses the unknown field in %j by its path', (value, path) => {
    expect(pathsOf(value)).toEqual([path])
  })

  it('names every unknown field', () => {
    expect(pathsOf({ cursor: 1, plain: { b: 1, c: 2 } })).toEqual(['plain.b', 'plain.c', 'cursor'])
  })

  it('takes what the schema takes, with its defaults, and leaves open objects open', () => {
    const value = { open: { a: 'x', more: 1 }, choice: 'none', record: { any: { a: 'x' } } }
    expect(parseRequest(strict(schema), value)).toEqual({ ...value, list: [] })
  })

  it('keeps refinements', () => {
    const refined = strict(z.object({ a: z.string() }).refine(({ a }) => a !== 'b', 'must not be b'))
    expect(pathsOf({ a: 'b' }, refined)).toEqual([''])
    expect(pathsOf({ a: 'a' }, refined)).toEqual([])
  })

  it('leaves the schema it was made from as it is', () => {
    strict(schema)
    expect(schema.parse({ nonsense: 1, plain: { b: 1 } })).toEqual({ plain: {}, list: [] })
  })
})

describe('a reference', () => {
  it('takes plain `id` as well, but not both', () => {
    const bot = strict(reference('bot_id')({ name: z.string().optional() }))
    expect(parseRequest(bot, { id: 'bot_1' })).toEqual({ bot_id: 'bot_1' })
    expect(parseRequest(bot, { bot_id: 'bot_1' })).toEqual({ bot_id: 'bot_1' })
    expect(pathsOf({ id: 'bot_1', bot_id: 'bot_1' }, bot)).toEqual(['id'])
  })
})

describe('every call of the contract', () => {
  it.each(Object.entries(contract))('%s refuses a field it does not know', (_, { input }) => {
    expect(pathsOf({ no_such_field: 1 }, input)).toContain('no_such_field')
  })
})
