import { languages } from '#main/languages/index.ts'
import {
  colourWords,
  isColourIn,
  materialOf,
  materialsOf,
  materialWords,
  shadeWords,
  splitShade,
} from '#main/languages/lexicon.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { type Token, wordsOf } from '#main/lib/text/tokens.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { FacetName, Facets, FoundFacet, Vocabulary } from '../types.ts'
import { type Compiled, everyStopWord } from './cues.ts'
import { createSizes } from './sizes.ts'

export type ReadFacets = (
  tokens: readonly Token[],
  cues: Pick<Compiled, 'code' | 'sizeWord' | 'stop' | 'talk'>,
) => readonly FoundFacet[]

type Name = { readonly facet: FacetName; readonly values: Set<string> }

/** More values than these are no choice any more; the visitor said something too general. */
const maxValues = 200
/** A name of more words is a sentence. */
const maxNameWords = 6
const sentenceWords = 5

/** Finds the values that this catalog really has in a message; the lookups are built once for a vocabulary. */
export function createFacets(vocabulary: Vocabulary): ReadFacets {
  const names = namesOf(vocabulary)
  const colours = wordIndex(vocabulary.color, (word) => [colourWords.get(word)])
  const materials = wordIndex(vocabulary.material, materialsOf)
  const sizes = createSizes(vocabulary.size)

  function named(tokens: readonly Token[], at: number): FoundFacet | null {
    for (let length = Math.min(maxNameWords, tokens.length - at); length > 0; length--) {
      const said = tokens.slice(at, at + length).map(({ word }) => stem(word))
      const name = names.get(said.join(' '))
      if (!name) continue
      const values = [...name.values].slice(0, maxValues)
      return { facet: name.facet, values, from: at, to: at + length - 1, catalogWord: null }
    }
    return null
  }

  function coloured(
    tokens: readonly Token[],
    at: number,
    { code, talk }: Pick<Compiled, 'code' | 'talk'>,
  ): FoundFacet | null {
    const word = tokens[at]?.word ?? ''
    if (everyStopWord.has(word)) return null
    // What language a few words are of is a guess; of a sentence it is known, and of a word that the language has: "a morada".
    const isKnown = tokens.length >= sentenceWords || talk.has(word)
    const isForeign = isKnown && colourWords.has(word) && !isColourIn(word, code)
    if (isForeign && !isColourIn(word, 'en') && !colours.has(`=${bare(word)}`)) return null
    const [joined, base] = splitShade(word) ?? [null, null]
    const concept = base ?? colourWords.get(word)
    const shade =
      joined ?? shadeWords.get(tokens[at - 1]?.word ?? '') ?? shadeWords.get(tokens[at + 1]?.word ?? '')
    const shaded = shade && concept ? colours.get(`${shade} ${concept}`) : undefined
    const all = shaded ?? colours.get(concept ?? '') ?? colours.get(`=${bare(word)}`)
    if (!all) return null
    return {
      facet: 'color',
      values: all,
      from: at,
      to: at,
      catalogWord: colours.has(`=${bare(word)}`) ? null : fold(all[0] ?? ''),
    }
  }

  function ofMaterial(tokens: readonly Token[], at: number): FoundFacet | null {
    const word = tokens[at]?.word ?? ''
    if (everyStopWord.has(word)) return null
    const all = materials.get(materialWords.get(word) ?? '')
    if (!all) return null
    const isOwn = materials.has(`=${bare(word)}`)
    const isWider = !all.some((value) =>
      wordsOf(value).some((one) => materialOf(one) === materialWords.get(word)),
    )
    return {
      facet: 'material',
      // "Wood", where there is only beech and maple: that is what was asked for, and what is said.
      values: isWider ? [word, ...all] : all,
      from: at,
      to: at,
      catalogWord: isOwn ? null : fold(all[0] ?? ''),
    }
  }

  return (tokens, cues) => {
    const found: FoundFacet[] = [...sizes(tokens, cues.sizeWord)]
    const taken = new Set(found.flatMap(({ from, to }) => rangeOf(from, to)))
    for (let at = 0; at < tokens.length; at++) {
      if (taken.has(at)) continue
      const name = named(tokens, at)
      const isHead = name?.facet !== 'category' || isHeadOf(tokens, name, cues)
      const facet = (isHead && name) || coloured(tokens, at, cues) || ofMaterial(tokens, at)
      if (!facet) continue
      found.push(facet)
      at = facet.to
    }
    return found
  }
}

export function facetsOf(found: readonly FoundFacet[]): Facets {
  const facets: Partial<Record<FacetName, string[]>> = {}
  for (const { facet, values } of found) {
    const all = facets[facet] ?? []
    facets[facet] = [...all, ...values.filter((value) => !all.includes(value))]
  }
  return facets
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** A category is what is looked for, not what describes it: "dog" in "dog toys" is none. */
function isHeadOf(
  tokens: readonly Token[],
  { from, to }: FoundFacet,
  { code, stop }: Pick<Compiled, 'code' | 'stop'>,
): boolean {
  const beside = languages[code].grammar.nounFirst ? tokens[from - 1] : tokens[to + 1]
  return beside === undefined || stop.has(beside.word) || /^\d+$/.test(beside.word)
}

/** Whole names of brands, categories (the last step of the path), colours and materials, by their words. */
function namesOf(vocabulary: Vocabulary): Map<string, Name> {
  const names = new Map<string, Name>()
  const add = (facet: FacetName, text: string, value: string) => {
    const plain = wordsOf(text)
    const all = plain[0] === 'the' && plain.length > 1 ? plain.slice(1) : plain
    if (all.length === 0 || all.length > maxNameWords || isTooCommon(facet, all)) return
    const key = all.map(stem).join(' ')
    const known = names.get(key)
    if (known?.facet === facet) known.values.add(value)
    // What is filled in later is the less likely meaning of the same words.
    else if (!known) names.set(key, { facet, values: new Set([value]) })
  }
  for (const value of vocabulary.category) add('category', value.split(categorySeparator).at(-1) ?? '', value)
  for (const value of vocabulary.brand) add('brand', value, value)
  for (const value of vocabulary.color) if (/\s/.test(value.trim())) add('color', value, value)
  for (const value of vocabulary.material) add('material', value, value)
  return names
}

/** A single word that people say all the time, or a number, or a colour, is not taken for a name. */
function isTooCommon(facet: FacetName, words: readonly string[]): boolean {
  const [word = ''] = words
  if (words.length > 1) return false
  if (word.length < 2 || everyStopWord.has(word) || /^\d+$/.test(word)) return true
  if (facet === 'category') return colourWords.has(word)
  return facet === 'brand' && (colourWords.has(word) || materialWords.has(word))
}

/** Values by the concepts they contain ("blue", "dark blue") and, after an `=`, by their own words; the plainest first. */
function wordIndex(
  values: readonly string[],
  conceptsOf: (word: string) => readonly (string | undefined)[],
): Map<string, string[]> {
  const index = new Map<string, string[]>()
  const add = (key: string, value: string) => {
    const known = index.get(key)
    if (!known) index.set(key, [value])
    else if (known.length < maxValues && known.at(-1) !== value) known.push(value)
  }
  const worded = values.map((value) => ({ value, words: wordsOf(value) }))
  for (const { value, words } of worded.sort((a, b) => a.words.length - b.words.length)) {
    const parts = words.flatMap((word) => splitShade(word) ?? [word])
    const shade = parts.map((part) => shadeWords.get(part)).find(Boolean)
    for (const concept of parts.flatMap(conceptsOf)) {
      if (!concept) continue
      add(concept, value)
      if (shade) add(`${shade} ${concept}`, value)
    }
    // "Water" in "navy water shoes" is no colour, though somebody wrote it there.
    const [only = ''] = words
    if (words.length === 1 && only.length >= 3 && !everyStopWord.has(only)) add(`=${bare(only)}`, value)
  }
  return index
}

/** A short word keeps its ending: "je dors" is not "doré". */
function bare(word: string): string {
  const stemmed = stem(word)
  return stemmed.length < shortest ? word.replace(/s$/, '') : stemmed
}
const shortest = 4
