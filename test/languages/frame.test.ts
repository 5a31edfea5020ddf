import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { CueList } from '#main/languages/cues.ts'
import { diets, scales } from '#main/languages/frame.ts'
import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { fold } from '#main/lib/text/fold.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'

/** A message, the lists that must find something in it, and those that must not. */
type Row = readonly [message: string, found: string, notFound?: string]

function rowsIn(code: LanguageCode): readonly Row[] {
  return parse(readFileSync(new URL(`frames/${code}.yaml`, import.meta.url), 'utf8'))
}

/** Every list by its name: "exclude", "diets.vegan", "weight.least". */
function listsOf(code: LanguageCode): Map<string, CueList> {
  const { between: _, diets: byDiet, scales: byScale, ...plain } = languages[code].frame
  const { hedges: __, within: ___, kinds: ____, ...refusing } = languages[code].refusals
  const withoutHedges = (list: CueList) => list.map((cue) => cue.replaceAll('~', ''))
  return new Map<string, CueList>([
    ...Object.entries(plain),
    ...Object.entries(refusing).map(([name, list]) => [name, withoutHedges(list)] as const),
    ...diets.map((diet) => [`diets.${diet}`, byDiet[diet]] as const),
    ...scales.flatMap((scale) =>
      (['most', 'more', 'least', 'less'] as const).map(
        (end) => [`${scale}.${end}`, byScale[scale][end]] as const,
      ),
    ),
  ])
}

const patterns = new Map(
  languageCodes.map((code) => [
    code,
    new Map([...listsOf(code)].map(([name, list]) => [name, compile(list)])),
  ]),
)

function find(code: LanguageCode, list: string, message: string): RegExpExecArray | null {
  const pattern = patterns.get(code)?.get(list)
  if (!pattern) throw new Error(`There is no list ${list}`)
  return pattern.exec(fold(message))
}

describe.each(languageCodes)('how limits, exclusions and comparisons are said in %s', (code) => {
  const rows = rowsIn(code)

  it.each(rows.map((row) => [row[0], row] as const))('reads “%s”', (message, [, found, notFound = '']) => {
    const names = (text: string) => text.split(' ').filter(Boolean)
    const isFound = (list: string) => find(code, list, message) !== null
    expect(names(found).filter((list) => !isFound(list))).toEqual([])
    expect(names(notFound).filter(isFound)).toEqual([])
  })

  it('is a table of at least 60 messages', () => {
    expect(new Set(rows.map(([message]) => message)).size).toBeGreaterThanOrEqual(60)
  })

  it('has words for every list', () => {
    for (const [name, list] of listsOf(code)) expect(list.length, name).toBeGreaterThan(0)
  })

  it('finds nothing in a message that says nothing of the kind', () => {
    const quiet = [
      'exclude',
      'avoid',
      'allergy',
      'atLeast',
      'atMost',
      'both',
      'other',
      'backWhen',
      'howManyLeft',
      'gift',
    ]
    for (const list of quiet) expect(find(code, list, 'Skarvan 340'), list).toBeNull()
  })

  it('reads a long message in a moment', () => {
    const long = `${rows.map(([message]) => message).join(' ')} `.repeat(3).slice(0, 4000)
    const before = process.threadCpuUsage()
    for (const [, pattern] of patterns.get(code) ?? [])
      for (const _ of fold(long).matchAll(new RegExp(pattern, 'g')));
    // Of the processor's time: a busy machine takes longer by the clock.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3000)
  })
})

describe('how many and how old', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'a tent for 4 people', '4'],
    ['de', 'Besteck für sechs Personen', 'sechs'],
    ['de', 'ein Zelt zu zweit', 'zwei'],
    ['fr', 'une table pour 8 personnes', '8'],
    ['es', 'somos 6', '6'],
    ['it', 'per quattro persone', 'quattro'],
    ['nl', 'een 2-persoons tent', '2'],
    ['pt', 'para 5 pessoas', '5'],
  ])('reads for how many people it is in %s: “%s”', (code, message, n) => {
    expect(find(code, 'forPeople', message)?.groups?.['n']).toBe(n)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'for a 10 year old', '10'],
    ['en', 'shes 5', '5'],
    ['en', 'my lad is 12', '12'],
    ['en', 'the puppy is turning 2', '2'],
    ['de', 'mein Patenkind wird 5', '5'],
    ['de', 'meine Tochter wird 7', '7'],
    ['fr', 'ma fille a 8 ans', '8'],
    ['es', 'mi sobrino cumple 12 años', '12'],
    ['it', 'mio figlio ha 9 anni', '9'],
    ['nl', 'mijn dochter van 6', '6'],
    ['pt', 'ela tem 3 anos', '3'],
  ])('reads the age in years in %s: “%s”', (code, message, n) => {
    expect(find(code, 'yearsOld', message)?.groups?.['n']).toBe(n)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'an 8 month old', '8'],
    ['de', 'sie ist 8 Monate alt', '8'],
    ['fr', 'un bébé de 8 mois', '8'],
    ['es', 'un bebé de 8 meses', '8'],
    ['it', 'un bimbo di 8 mesi', '8'],
    ['nl', 'een baby van 8 maanden', '8'],
    ['pt', 'um bebé de 8 meses', '8'],
  ])('reads the age in months in %s: “%s”', (code, message, m) => {
    expect(find(code, 'yearsOld', message)?.groups?.['m']).toBe(m)
  })
})
