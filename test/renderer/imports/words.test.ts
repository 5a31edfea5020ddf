import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isToCheck, nameFor, rememberedMapping } from '#renderer/features/imports/form.ts'
import {
  brakeWords,
  countWords,
  progressWords,
  remarkWords,
  runStanding,
  troubleWords,
} from '#renderer/features/imports/words.ts'
import english from '#renderer/i18n/en.json' with { type: 'json' }
import { useLanguage } from '#renderer/i18n/index.ts'
import { faultKey } from '#renderer/lib/fault-key.ts'
import { mappingSchema, openMapping } from '#shared/schemas/mapping.ts'
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
  it('says what changed, and what was skipped', () => {
    expect(countWords(counts)).toBe('2 new, 1 removed, 1 skipped')
    expect(countWords({ ...counts, created: 0, removed: 0, rejected: 0 })).toBe('no changes')
  })

  it('says how far it is', () => {
    const progress = { run_id: 'r', source_id: null, phase: 'writing', rows: 12_400, percent: 45.9 } as const
    expect(progressWords({ ...progress, rows_per_second: 25_000, seconds_left: 12 })).toBe(
      '12,400 rows · 45% · 25,000 rows/s · about 12 seconds left',
    )
    expect(
      progressWords({ ...progress, rows: 0, percent: null, rows_per_second: 0, seconds_left: 200 }),
    ).toBe('about 3 minutes left')
  })

  it('asks with the numbers there are', () => {
    const changed = { created: 3, updated: 0, unchanged: 10, removed: 40 }
    const words = brakeWords({ code: 'brake_removes_too_many' }, changed)
    expect(words).toContain("40 of the bot's 50 products (80%)")
    expect(words).toMatch(/The file has 13\.$/)
    const other = brakeWords({ code: 'brake_removes_too_many', names: ['Lamps'] }, changed)
    expect(other).toContain('They came from the source "Lamps".')
    expect(brakeWords({ code: 'brake_halved' }, null, 7)).toContain('The file has 7 products')
    expect(brakeWords({ code: 'something_else' }, counts)).toBeNull()
  })

  it('asks about what a file lost, wherever it goes', () => {
    for (const sent of [null, 7]) {
      expect(brakeWords({ code: 'brake_columns_gone', names: ['Preis', 'Name'] }, counts, sent)).toContain(
        'missing from the file: "Preis", "Name".',
      )
      expect(brakeWords({ code: 'brake_cut_off' }, counts, sent)).toContain('in the middle of a row')
    }
    expect(brakeWords({ code: 'brake_fields_gone', names: ['image_url'] }, counts)).toContain(
      english.catalogs.fields.image_url,
    )
  })

  it('tells runs that were kept back or interrupted from others', () => {
    expect(runStanding({ state: 'cancelled', trouble: { code: 'kept', detail: '' } }).word).toBe(
      'Old catalog kept',
    )
    expect(runStanding({ state: 'failed', trouble: { code: 'interrupted', detail: '' } }).word).toBe(
      'Interrupted',
    )
    expect(troubleWords({ code: 'not_found', detail: 'No such file.' })).toEqual({
      title: 'File not found. We kept the old catalog.',
      text: 'No such file.',
    })
    expect(troubleWords({ code: 'remote_busy', detail: 'x' }).text).toBeNull()
  })
})

describe('remarks about rows', () => {
  it('are put into the words of the reader with what they name', () => {
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(remarkWords('"12 apples" is no price.')).toBe('"12 apples" ist kein gültiger Preis.')
    expect(remarkWords('comes again in row 17; the last one counts')).toContain('in Zeile 17')
    expect(remarkWords('Something new.')).toBe('Something new.')
    useLanguage.setState({ code: 'en', locale: 'en-GB' })
  })

  it('name what a shop wrote, whatever is in it', () => {
    useLanguage.setState({ code: 'de', locale: 'de' })
    expect(remarkWords('"5" screen" is no price.')).toBe('"5" screen" ist kein gültiger Preis.')
    expect(remarkWords('The barcode number "4.0E+12" is not a number.')).toBe(
      'Der Strichcode "4.0E+12" ist keine Zahl.',
    )
    expect(remarkWords('in "pl", while "de" is read')).toBe('Sprache ist "pl"; importiert wird "de".')
    expect(remarkWords('Left out: `shop 24` is no product.')).toBe(
      'Übersprungen: `shop 24` ist kein Artikel.',
    )
    // As they were written down by earlier versions.
    expect(remarkWords('The barcode number 123 has a wrong check digit.')).toContain('Prüfziffer')
    useLanguage.setState({ code: 'en', locale: 'en-GB' })
  })

  it('that we have words for are remarks that are made, alone or in two parts', () => {
    const made = new Set(literals(sourcesOf('{imports,catalog-files,catalog}/**')).map(keyOf))
    const isMade = (key: string) =>
      made.has(key) ||
      [...made].some((part) => {
        const first = `${part.replace(/_v$/, '')}_`
        return key.startsWith(first) && made.has(key.slice(first.length))
      })
    const shared = /^must_(be|have)_at_most_/
    expect(known.filter((key) => !shared.test(key) && !isMade(key))).toEqual([])
  })

  it('that are made have words in both languages', () => {
    const source = sourcesOf('catalog-files/{values,dialects,files}/**')
    const made = [...source.matchAll(places)].map(([, , text = '']) => keyOf(text))
    expect(made.length).toBeGreaterThan(30)
    const isKnown = (key: string) => known.some((one) => one === key || one.endsWith(`_${key}`))
    // What is wrong is their second part, found by itself.
    const first = ['the_barcode_number_v_v', 'left_out_v']
    expect(made.filter((key) => !isKnown(key) && !first.includes(key))).toEqual([])
  })
})

/** Where a remark is written in the sources. */
const places =
  /(?:\bwarn\(\s*[^,]+?,\s*|\bwarnings\.push\(\s*|\bwarnings: (?:[^\n'`[]*\? )?\[|\bskipped(?::| =) (?:[^'`\n]*\? )?|\brefusal: |\bmended (?:\?\?)?= |\bfault: (?:[^'`\n]*\? (?:null : )?)?|\bnotes: \[\s*|\bmessage: )(['`])((?:(?!\1)[^\n])+)\1/g

function sourcesOf(pattern: string): string {
  return globSync(`src-main/features/${pattern}/*.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

function literals(source: string): string[] {
  return [...source.matchAll(/`((?:\\`|[^`\n])+)`|'([^'\n]+)'/g)].map(
    ([, template, text]) => template ?? text ?? '',
  )
}

/** Values and numbers are places, all alike. */
function keyOf(text: string): string {
  return faultKey(text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}|\d+/g, 'v').replaceAll('\\`', ''))
}

const known = Object.keys(english.catalogs.remarks).map((key) => key.replaceAll(/v\d/g, 'v'))

describe('what is kept of a form', () => {
  const mapping = mappingSchema.parse({ columns: { a: 'title' } })
  const preview = (dialect: string | null) => ({ dialect, mapping }) as Preview

  it('is what was guessed and seen, but not what is recognised each time', () => {
    expect(rememberedMapping(null, preview(null))).toBe(mapping)
    expect(rememberedMapping(null, preview('shopify'))).toBeNull()
    expect(rememberedMapping(mapping, preview('shopify'))).toBe(mapping)
  })

  it('is how the file is read, with what was seen of it so', () => {
    const open = openMapping({ sheet: 'Tables' })
    const seen = { ...mapping, options: open.options }
    expect(rememberedMapping(open, preview('shopify'))).toBe(open)
    expect(rememberedMapping(open, { dialect: null, mapping: seen } as Preview)).toBe(seen)
    // Not yet looked at anew.
    expect(rememberedMapping(open, preview(null))).toBe(open)
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
