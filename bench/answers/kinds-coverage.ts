import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#main/languages/index.ts'
import { type Kind, kinds, substances, type Things, widerKinds } from '#main/languages/things.ts'
import { foldName } from '#main/lib/text/fold.ts'
import { createStemmer } from '#main/lib/text/stem.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { printTable } from '../lib/table.ts'
import type { PartOptions } from './parts.ts'

const thingsIn = (code: LanguageCode): Things => languages[code].things

/** Trades that small shops are not in: heavy industry, laboratories, software rights and vehicles as a whole. */
const otherTrades = /^(bi|so|gc|na|bu|vp)(-|$)/

export type KindsCoverage = {
  readonly language: LanguageCode
  /** Categories without narrower ones. */
  readonly leaves: number
  /** The share of their names that a word of ours is the head of. */
  readonly named: number
  /** The share of the names found in this language and in English that name the same kind. */
  readonly agreeing: number
  /** The same, when a wider kind of the other counts too: a sneaker here and a shoe there. */
  readonly near: number
  /** Names nobody of ours is the head of, for who extends the words. */
  readonly missing: readonly { readonly id: string; readonly name: string }[]
}

/** How much of what shops sell has a name in our words, measured with the categories of a public product taxonomy. */
export function kindsCoverage(dataPath: string): KindsCoverage[] {
  const [head = '', ...lines] = readFileSync(join(dataPath, 'categories.tsv'), 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  const rows = lines.map((line) => line.split('\t'))
  const parents = new Set(rows.map(([id = '']) => id.slice(0, id.lastIndexOf('-'))))
  const leaves = rows.filter(([id = '']) => !parents.has(id) && !otherTrades.test(id))
  const inEnglish = leaves.map((row) => kindsOf('en', row[columns.indexOf('en')] ?? ''))

  return languageCodes.map((language) => {
    const column = columns.indexOf(language)
    const missing: { id: string; name: string }[] = []
    let inBoth = 0
    let same = 0
    let near = 0
    for (const [index, row] of leaves.entries()) {
      const name = row[column] ?? ''
      const found = kindsOf(language, name)
      if (found.size === 0) missing.push({ id: row[0] ?? '', name })
      const english = inEnglish[index] ?? new Set<Kind>()
      if (found.size === 0 || english.size === 0) continue
      inBoth += 1
      if (meet(found, english)) same += 1
      if (meet(withWider(found), english) || meet(withWider(english), found)) near += 1
    }
    return {
      language,
      leaves: leaves.length,
      named: (leaves.length - missing.length) / leaves.length,
      agreeing: same / Math.max(1, inBoth),
      near: near / Math.max(1, inBoth),
      missing,
    }
  })
}

function meet(one: ReadonlySet<Kind>, other: ReadonlySet<Kind>): boolean {
  return [...one].some((kind) => other.has(kind))
}

/** With every kind that takes one of these in. */
function withWider(found: ReadonlySet<Kind>): Set<Kind> {
  const all = new Set(found)
  for (const kind of all) for (const wider of kinds) if (widerKinds[wider]?.includes(kind)) all.add(wider)
  return all
}

type Names = {
  readonly stem: (word: string) => string
  readonly kinds: ReadonlyMap<string, ReadonlySet<Kind>>
}
const namesIn = new Map<LanguageCode, Names>()
const wordPattern = /[\p{L}\p{N}]+/gu
const longestPhrase = 5
const shortestHead = 4

function namesOf(language: LanguageCode): Names {
  const known = namesIn.get(language)
  if (known) return known
  const stem = createStemmer(languages[language].grammar.stemming)
  const byName = new Map<string, Set<Kind>>()
  for (const kind of kinds)
    for (const name of thingsIn(language).kinds[kind].split(' ')) {
      const key = (foldName(name).match(wordPattern) ?? []).map(stem).join(' ')
      byName.set(key, (byName.get(key) ?? new Set()).add(kind))
    }
  const names = { stem, kinds: byName }
  namesIn.set(language, names)
  return names
}

const joining: Readonly<Record<LanguageCode, string>> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'e|ed|o',
  nl: 'en|of',
  pt: 'e|ou',
}

/** A name may join several things: "Pots, Pans & Lids". */
export function kindsOf(language: LanguageCode, name: string): Set<Kind> {
  const parts = name.split(new RegExp(`[,&/()]| (?:${joining[language]}) `, 'u'))
  return new Set(parts.flatMap((part) => [...headKinds(language, part)]))
}

/** Germanic names end with what a thing is, and Romance ones begin with it; the longest name there wins. */
function headKinds(language: LanguageCode, part: string): ReadonlySet<Kind> {
  const { nounFirst, joinsWords } = languages[language].grammar
  const { stem, kinds: byName } = namesOf(language)
  const beforeUse = nounFirst ? part : part.replace(/ (?:for|with|from|für|mit|aus|voor|met|van) .*$/u, '')
  const words = foldName(beforeUse).match(wordPattern) ?? []
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const head = nounFirst ? words.slice(0, length) : words.slice(-length)
    const found = byName.get(head.map(stem).join(' '))
    if (found) return found
  }
  const last = words.at(-1) ?? ''
  if (joinsWords)
    for (let start = 2; start <= last.length - shortestHead; start += 1) {
      const found = byName.get(stem(last.slice(start)))
      if (found) return found
    }
  return new Set()
}

export async function run({ data }: PartOptions): Promise<void> {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  printTable(
    `${kinds.length} kinds and ${substances.length} substances, against the categories of a public taxonomy`,
    ['language', 'categories', 'named', 'same kind as in English', 'or a wider one'],
    kindsCoverage(join(data, 'taxonomy')).map(({ language, leaves, named, agreeing, near }) => [
      language,
      String(leaves),
      percent(named),
      percent(agreeing),
      percent(near),
    ]),
  )
}
