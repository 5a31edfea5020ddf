import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { contentWords } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { searchQuery } from '#main/lib/text/search-query.ts'
import { stem } from '#main/lib/text/stem.ts'

const db = new Database(':memory:')
afterAll(() => {
  db.close()
})
// The tokenizer of our indexes.
db.exec('CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize = "unicode61 remove_diacritics 2")')
const insert = db.prepare<[number, string]>('INSERT INTO texts (rowid, text) VALUES (?, ?)')
const search = db.prepare<[string], number>('SELECT rowid FROM texts WHERE texts MATCH ?').pluck()

/** Whether an index that holds the text finds it by the question. */
function finds(text: string, question: string, joiner: 'AND' | 'OR' = 'AND'): boolean {
  const words = contentWords(question)
  db.exec('DELETE FROM texts')
  insert.run(1, text)
  return words.length > 0 && search.all(searchQuery(words, joiner)).length === 1
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '"',
        '*',
        'AND',
        'OR',
        'NOT',
        'NEAR(',
        ')',
        ':',
        '^',
        '-',
        '+',
        '{',
        '}',
        '\0',
        'ab',
        "'",
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('a search for what somebody typed', () => {
  it('is never a syntax error, whatever it is', () => {
    insert.run(1, 'a text to look through')
    fc.assert(
      fc.property(anyText, fc.constantFrom('AND' as const, 'OR' as const), (text, joiner) => {
        const words = contentWords(text)
        if (words.length > 0) search.all(searchQuery(words, joiner))
      }),
      { numRuns: 3000 },
    )
  })

  it('takes operators for words', () => {
    expect(finds('rain jacket', 'rain NOT jacket', 'OR')).toBe(true)
    expect(finds('near the NEAR lake', 'NEAR(lake)', 'AND')).toBe(true)
    expect(finds('something else', '* OR *', 'OR')).toBe(false)
  })

  it.each([
    ['Rain jacket Fjell', 'rain JACKET'],
    ['Größe und Übergröße', 'ÜBERGRÖßE'],
    ['Crème brûlée', 'creme brulee'],
    ['Crème brûlée', 'crème brûlée'],
    ['Zapatos de niño, talla única', 'nino unica'],
    ['Backpacks for hiking', 'backpack'],
    ['Zelte', 'zelt'],
    ['Gore-Tex™ jacket', 'Gore-Tex™'],
    ['Tent floor, 12 m² with ½ inch poles', 'tent 12 m²'],
    ['Talla 1ª, nº 38', 'talla 1ª'],
    ['한국 차', '한국'],
  ])('finds %j by %j', (text, question) => {
    expect(finds(text, question)).toBe(true)
  })

  it('finds every text of the seven languages by its own words', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzäöüßàâæçéèêëîïôœùûÿñáíóúìòãõABCÄÖÜÉÑ0123456789'
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(finds(words.join(' '), words.join(' '))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('content words', () => {
  it.each([
    ['Do you have a rain jacket?', ['rain', 'jacket']],
    ['Haben Sie eine Regenjacke für Kinder?', ['regenjacke', 'kinder']],
    ['the the THE tent Tent', ['tent']],
    ['how are you', ['how', 'are', 'you']],
    ['?!', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(contentWords(text)).toEqual(words)
  })

  it('are few, different, and hold nothing but letters and digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = contentWords(text)
        expect(words.length).toBeLessThanOrEqual(24)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })
})

describe('folding and stems', () => {
  it('fold is lower case without accents, and folding twice changes nothing', () => {
    expect(fold('CRÈME Brûlée')).toBe('creme brulee')
    fc.assert(
      fc.property(anyText, (text) => fold(fold(text)) === fold(text)),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['jackets', 'jacket'],
    ['Jacken', 'Jacke'],
    ['boxes', 'box'],
  ])('%s and %s meet', (one, other) => {
    expect(stem(fold(one))).toBe(stem(fold(other)))
  })
})
