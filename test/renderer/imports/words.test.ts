import { describe, expect, it } from 'vitest'
import { isToCheck, nameFor, rememberedMapping } from '#renderer/features/imports/form.ts'
import { countWords, failureWords, progressWords, runStanding } from '#renderer/features/imports/words.ts'
import english from '#renderer/i18n/en.json' with { type: 'json' }
import { useLanguage } from '#renderer/i18n/index.ts'
import { fault } from '#shared/faults/fault.ts'
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

  it('distinguishes runs that were declined or interrupted', () => {
    const trouble = { code: 'kept', detail: '', fault: fault('import_declined') }
    expect(runStanding({ state: 'cancelled', trouble }).word).toBe(english.catalogs.states.kept)
    expect(runStanding({ state: 'failed', trouble: { ...trouble, code: 'interrupted' } }).word).toBe(
      english.catalogs.states.interrupted,
    )
  })

  it('has a title for what is wrong with a file, and the fault alone for a service', () => {
    const missing = fault('file_missing', { path: 'a.csv' })
    expect(failureWords({ code: 'not_found', detail: '', fault: missing })).toEqual({
      title: english.catalogs.file_troubles.not_found,
      text: expect.stringContaining('a.csv'),
    })
    const busy = { code: 'remote_busy', detail: '', fault: fault('service_busy') }
    expect(failureWords(busy)).toEqual({ title: expect.stringContaining('busy'), text: null })
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
