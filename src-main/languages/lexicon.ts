import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { everyLanguage, languages } from './index.ts'
import { colours, type Language, materials, shades, type WordList, widerMaterials } from './language.ts'

/** Concepts by the words that name them; every language together, for catalogs and visitors mix them. */
export type ConceptWords = ReadonlyMap<string, string>

export const colourWords = conceptWords(colours, ({ lexicon }) => lexicon.colours)
const colourWordsOf = memoize((code) =>
  conceptWords(colours, ({ lexicon }) => lexicon.colours, [languages[code as LanguageCode]]),
)

/** Whether it names a colour in this language: "rode" is red in Dutch, and whoever rode a bike does not speak of it. */
export function isColourIn(word: string, code: LanguageCode): boolean {
  return colourWordsOf(code).has(word)
}

export const shadeWords = conceptWords(shades, ({ lexicon }) => lexicon.shades)
export const materialWords = conceptWords(materials, ({ lexicon }) => lexicon.materials)

const shortestMaterial = 4
/** What only looks like the material. */
const imitated = /^(?:kunst|simil|eco|faux|imitat)/

/** "Teakholz", "eikenhout": in a compound the last part is the material. */
export function materialOf(word: string): string | undefined {
  const own = materialWords.get(word)
  if (own !== undefined || imitated.test(word)) return own
  for (let cut = 3; word.length - cut >= shortestMaterial; cut++) {
    const found = materialWords.get(word.slice(cut))
    if (found !== undefined) return found
  }
  return undefined
}

const kindsOf = conceptWords(widerMaterials, ({ lexicon }) => lexicon.kindsOfMaterials)
const metals: ReadonlySet<string> = new Set(['steel', 'aluminium', 'titanium'])

const synthetics: ReadonlySet<string> = new Set(['polyester', 'polyamide', 'fleece', 'plastic'])

/** A material and what it is a kind of: beech is wood, steel is metal, polyester is synthetic. */
export function materialsOf(word: string): string[] {
  const own = materialOf(word)
  const wider = kindsOf.get(word) ?? (own !== undefined && metals.has(own) ? 'metal' : undefined)
  const all = [own, wider].filter((one) => one !== undefined)
  return all.some((one) => synthetics.has(one)) ? [...all, 'synthetic'] : all
}

const shadesInOneWord = everyLanguage
  .filter(({ grammar }) => grammar.joinsWords)
  .flatMap(({ lexicon }) => Object.values(lexicon.shades))
const shadeAndColour = new RegExp(`^(${shadesInOneWord.join('|')})-?(\\p{L}{3,})$`, 'u')

/** "dunkelblau", "donkerblauw": a shade and a colour in one word. */
export function splitShade(word: string): readonly [shade: string, colour: string] | null {
  const parts = shadeAndColour.exec(word)
  const colour = parts?.[2] && colourWords.get(parts[2])
  return parts?.[1] && colour ? [shadeWords.get(parts[1]) ?? '', colour] : null
}

function conceptWords<Concept extends string>(
  concepts: readonly Concept[],
  namesIn: (language: Language) => Readonly<Record<Concept, WordList>>,
  spoken: readonly Language[] = everyLanguage,
): ConceptWords {
  const words = new Map<string, string>()
  for (const concept of concepts)
    for (const language of spoken)
      for (const name of namesIn(language)[concept].split(' '))
        for (const form of formsOf(withoutAccents(name))) if (!words.has(form)) words.set(form, concept)
  return words
}

/** Gender, number and case as our languages end their words; forms that no language has do no harm. */
function formsOf(word: string): string[] {
  const forms = [word, `${word}s`, `${word}e`, `${word}es`, `${word}en`, `${word}er`, `${word}em`, `${word}n`]
  if (word.endsWith('o'))
    for (const end of ['a', 'os', 'as', 'i', 'e', 'he', 'hi']) forms.push(word.slice(0, -1) + end)
  if (word.includes('ß')) forms.push(...forms.map((form) => form.replace('ß', 'ss')))
  return forms
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}+/gu, '')
}
