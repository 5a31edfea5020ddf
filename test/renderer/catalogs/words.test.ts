import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isToCheck, nameFor, rememberedMapping } from '#renderer/features/catalogs/form.ts'
import {
  brakeWords,
  countWords,
  progressWords,
  remarkWords,
  runStanding,
  troubleWords,
} from '#renderer/features/catalogs/words.ts'
import english from '#renderer/i18n/en.json' with { type: 'json' }
import { useLanguage } from '#renderer/i18n/index.ts'
import { faultKey } from '#renderer/lib/fault-key.ts'
import { mappingSchema } from '#shared/schemas/mapping.ts'
import type { Preview } from '#shared/schemas/source.ts'

useLanguage.setState({ code: 'en', locale: 'en-GB' })

const counts = {
  rows: 9,
  received: 9,
  created: 2,
  updated: 0,
  unchanged: 6,
  removed: 1,
  rejected: 1,
  warnings: 0,
}

describe('a run in words', () => {
  it('says what changed, and what was left out', () => {
    expect(countWords(counts)).toBe('2 new, 1 removed, 1 left out')
    expect(countWords({ ...counts, created: 0, removed: 0, rejected: 0 })).toBe('nothing changed')
  })

  it('says how far it is', () => {
    const progress = { run_id: 'r', source_id: null, phase: 'writing', rows: 12_400, percent: 45.9 } as const
    expect(progressWords({ ...progress, rows_per_second: 25_000, seconds_left: 12 })).toBe(
      '12,400 rows · 45 % · 25,000 rows a second · about 12 seconds left',
    )
    expect(
      progressWords({ ...progress, rows: 0, percent: null, rows_per_second: 0, seconds_left: 200 }),
    ).toBe('about 3 minutes left')
  })

  it('asks with the numbers there are', () => {
    const words = brakeWords('brake_removes_too_many', { created: 3, updated: 0, unchanged: 10, removed: 40 })
    expect(words).toContain('40 of the bot’s 50 products (80 %)')
    expect(words).toContain('The file holds 13.')
    expect(brakeWords('something_else', counts)).toBeNull()
  })

  it('tells runs that were kept back or interrupted from others', () => {
    expect(runStanding({ state: 'cancelled', trouble: { code: 'kept', detail: '' } }).word).toBe(
      'Old catalog kept',
    )
    expect(runStanding({ state: 'failed', trouble: { code: 'interrupted', detail: '' } }).word).toBe(
      'Interrupted',
    )
    expect(troubleWords({ code: 'not_found', detail: 'No such file.' })).toEqual({
      title: 'The file is not there; the old catalog stays',
      text: 'No such file.',
    })
    expect(troubleWords({ code: 'remote_busy', detail: 'x' }).text).toBeNull()
  })
})

describe('remarks about rows', () => {
  it('are put into the words of the reader with what they name', () => {
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(remarkWords('"12 apples" is no price.')).toBe('"12 apples" ist kein Preis.')
    expect(remarkWords('comes again in row 17; the last one counts')).toContain('in Zeile 17')
    expect(remarkWords('Something new.')).toBe('Something new.')
    useLanguage.setState({ code: 'en', locale: 'en-GB' })
  })

  it('that we have words for are remarks that are made', () => {
    const source = globSync('src-main/features/{sources,runs,catalog}/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const made = new Set(
      [...source.matchAll(/`([^`\n]+)`|'([^'\n]+)'/g)].map(([, template, text]) => {
        let no = 0
        return faultKey(
          (template ?? text ?? '').replaceAll(/"?\$\{(?:[^{}]|\{[^}]*\})*\}"?/g, () => `v${no++}`),
        )
      }),
    )
    // What is wrong with a barcode is said in two parts.
    const known = Object.keys(english.catalogs.remarks).map((key) =>
      key.replace('the_barcode_number_v0_', ''),
    )
    expect(known.filter((key) => !made.has(key))).toEqual([])
  })
})

describe('what is kept of a form', () => {
  const mapping = mappingSchema.parse({ columns: { a: 'title' } })
  const preview = (dialect: string | null) => ({ dialect, mapping }) as Preview

  it('is what was guessed and seen, but not what is recognised each time', () => {
    expect(rememberedMapping(null, preview(null))).toBe(mapping)
    expect(rememberedMapping(null, preview('shopify'))).toBeNull()
    expect(rememberedMapping(mapping, preview('shopify'))).toBe(mapping)
  })

  it('marks only guesses that may be wrong', () => {
    const column = { name: 'a', samples: [], field: 'title', confidence: 0.4, why: '' }
    expect(isToCheck(column, preview(null))).toBe(true)
    expect(isToCheck({ ...column, confidence: 0.9 }, preview(null))).toBe(false)
    expect(isToCheck(column, preview('shopify'))).toBe(false)
    expect(isToCheck({ ...column, field: null }, preview(null))).toBe(false)
  })

  it('is called as its file, on Windows too', () => {
    expect(nameFor('C:\\export\\products.csv')).toBe('products.csv')
    expect(nameFor('/srv/export/')).toBe('export')
  })
})
