import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { de } from '#shared/faults/de.ts'
import { en } from '#shared/faults/en.ts'
import { type Fault, type FaultCode, type FaultTexts, fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { faultOfIssue, issuesOf, parseRequest, withInput } from '#shared/issues.ts'
import { isProblem } from '#shared/problem.ts'
import { httpUrlSchema, nameSchema } from '#shared/schemas/common.ts'
import { faultSchema } from '#shared/schemas/fault.ts'
import { settingsSchema } from '#shared/schemas/settings.ts'

const languages = { en, de } satisfies Record<string, FaultTexts>
const codes = Object.keys(en) as FaultCode[]

/** A value for every place of a text. */
function sample(code: FaultCode): Fault {
  const text = en[code]
  const names = [...(typeof text === 'string' ? text : text.other).matchAll(/\{(\w+)\}/g)]
  return { code, params: Object.fromEntries(names.map(([, name = '']) => [name, `«${name}»`])) }
}

describe.each(Object.entries(languages))('faults in %s', (locale, texts) => {
  it.each(codes)('%s is said with all that it names', (code) => {
    const found = sample(code)
    const said = faultText(found, { texts, locale, fieldName: (field) => field })
    expect(said).not.toMatch(/[{}]/)
    for (const value of Object.values(found.params)) expect(said).toContain(value)
  })
})

describe('a fault', () => {
  it('writes numbers, lists, fields and the fault inside of it as the language does', () => {
    const german = {
      texts: de,
      locale: 'de',
      fieldName: (field: string) => (field === 'price' ? 'Preis' : field),
    }
    expect(faultText(fault('text_cut', { max: 200_000 }), german)).toContain('200.000 Zeichen')
    expect(faultText(fault('approval_fields_gone', { fields: ['price', 'url'] }), german)).toContain(
      'Preis, url.',
    )
    const reason = fault('not_a_price', { value: 'many' })
    expect(faultText(fault('none_usable_in_row', { row: 3, reason }), german)).toMatch(
      /Zeile 3: „many“ ist kein gültiger Preis\.$/,
    )
    expect(faultText(fault('unmet_no_products', { shown: [] }))).toBe('Expected no products. Shown: –.')
    expect(faultText(fault('rows_above_header', { count: 1 }))).toMatch(/^1 row above/)
  })

  it('is sent as it is, and nothing else is', () => {
    const found = fault('none_usable_because', { reason: fault('column_gone', { column: 'Preis' }) })
    expect(faultSchema.parse(found)).toEqual(found)
    expect(faultSchema.safeParse({ code: 'no_such_code', params: {} }).success).toBe(false)
  })
})

describe('what a schema finds', () => {
  const found = (schema: z.ZodType, value: unknown) => {
    const [issue] = schema.safeParse(value, withInput).error?.issues ?? []
    return issue && faultOfIssue(issue)
  }

  it.each<[string, z.ZodType, unknown, Fault]>([
    ['an empty text', nameSchema, ' ', fault('empty')],
    ['a long one', nameSchema, 'x'.repeat(101), fault('too_long', { max: 100 })],
    ['none', nameSchema, undefined, fault('required')],
    ['no web address', httpUrlSchema, 'shop.example', fault('not_a_web_address')],
    ['one with a typo', httpUrlSchema, 'https://shop example', fault('broken_web_address')],
    ['no number', z.number(), Number.NaN, fault('not_a_number')],
    ['half a number', settingsSchema.shape.port, 1024.5, fault('not_whole')],
    ['a low one', settingsSchema.shape.port, 80, fault('out_of_range', { min: 1024, max: 65535 })],
    ['an empty list', z.array(z.string()).min(1), [], fault('none_chosen')],
    ['another word', z.enum(['a', 'b']), 'c', fault('not_a_choice', { choices: ['a', 'b'] })],
    [
      'a check of ours',
      settingsSchema.shape.quiet_hours.unwrap().shape.from,
      '9',
      fault('not_a_time', { example: '22:00' }),
    ],
    ['one of several kinds', z.union([z.literal(''), httpUrlSchema]), 'x', fault('not_a_web_address')],
  ])('%s', (_, schema, value, expected) => {
    expect(found(schema, value)).toEqual(expected)
  })

  it('goes out with the message of the contract and its code', () => {
    const refused = z.object({ name: nameSchema }).safeParse({ name: '' }, withInput)
    expect(refused.error && issuesOf(refused.error)).toEqual([
      { path: 'name', message: 'must not be empty', code: 'empty', params: {} },
    ])
    try {
      parseRequest(z.object({ name: nameSchema }), { name: '' })
      expect.unreachable()
    } catch (error) {
      expect(isProblem(error) && error.errors).toMatchObject([{ path: 'name', code: 'empty' }])
    }
  })
})
