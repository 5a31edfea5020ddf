import { fold, stem } from '#main/lib/words.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { colourWords, type Lexicon, materialWords, shadeWords, splitShade } from '../languages/colours.ts'
import type { FacetName, Facets, Vocabulary } from '../types.ts'
import { everyStopWord } from './cues.ts'
import type { FoundFacet } from './found-facet.ts'
import { createSizes } from './sizes.ts'
import { type Token, tokensOf } from './text.ts'

export type ReadFacets = (tokens: readonly Token[], sizeWord: RegExp) => readonly FoundFacet[]

type Name = { readonly facet: FacetName; readonly words: readonly string[]; readonly values: Set<string> }

/** More values than these are no choice any more; the visitor said something too general. */
const maxValues = 40
/** Where the same words name two things. */
const order: readonly FacetName[] = ['category', 'brand', 'color', 'material', 'size']

/** Finds the values that this catalog really has in a message; the lookups are built once for a vocabulary. */
export function createFacets(vocabulary: Vocabulary): ReadFacets {
  const names = namesOf(vocabulary)
  const colours = wordIndex(vocabulary.color, colourWords)
  const shades = wordIndex(vocabulary.color, shadeWords)
  const materials = wordIndex(vocabulary.material, materialWords)
  const sizes = createSizes(vocabulary.size)

  function named(tokens: readonly Token[], at: number): FoundFacet | null {
    let best: Name | null = null
    for (const name of names.get(stem(tokens[at]?.word ?? '')) ?? []) {
      const fits = name.words.every((word, index) => stem(tokens[at + index]?.word ?? '') === word)
      if (fits && (!best || isBetter(name, best))) best = name
    }
    if (!best) return null
    return {
      facet: best.facet,
      values: [...best.values].slice(0, maxValues),
      from: at,
      to: at + best.words.length - 1,
      catalogWord: null,
    }
  }

  function coloured(tokens: readonly Token[], at: number): FoundFacet | null {
    const word = tokens[at]?.word ?? ''
    if (everyStopWord.has(word)) return null
    const [joined, base] = splitShade(word) ?? [null, null]
    const concept = base ?? colourWords.get(word)
    const values = colours.get(concept ?? '') ?? colours.get(stem(word))
    if (!values) return null
    const next = shadeWords.get(tokens[at + 1]?.word ?? '')
    const shade = joined ?? shadeWords.get(tokens[at - 1]?.word ?? '') ?? next
    const shaded = shade ? [...values].filter((value) => shades.get(shade)?.has(value)) : []
    const wanted = shaded.length > 0 ? shaded : [...values]
    const exact = wanted.filter((value) => tokensOf(fold(value)).length === 1)
    const all = [...exact, ...wanted.filter((value) => !exact.includes(value))].slice(0, maxValues)
    return { facet: 'color', values: all, from: at, to: at, catalogWord: ownWord(word, all) }
  }

  function ofMaterial(tokens: readonly Token[], at: number): FoundFacet | null {
    const word = tokens[at]?.word ?? ''
    if (everyStopWord.has(word)) return null
    const values = materials.get(materialWords.get(word) ?? '')
    if (!values || values.size > maxValues) return null
    const all = [...values]
    return { facet: 'material', values: all, from: at, to: at, catalogWord: ownWord(word, all) }
  }

  return (tokens, sizeWord) => {
    const found: FoundFacet[] = [...sizes(tokens, sizeWord)]
    const taken = new Set(found.flatMap(({ from, to }) => rangeOf(from, to)))
    for (let at = 0; at < tokens.length; at++) {
      if (taken.has(at)) continue
      const facet = named(tokens, at) ?? coloured(tokens, at) ?? ofMaterial(tokens, at)
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

function isBetter(a: Name, b: Name): boolean {
  if (a.words.length !== b.words.length) return a.words.length > b.words.length
  return order.indexOf(a.facet) < order.indexOf(b.facet)
}

/** Whole names of brands, categories (each step of the path), colours and materials, by their first word. */
function namesOf(vocabulary: Vocabulary): Map<string, Name[]> {
  const byName = new Map<string, Name>()
  const add = (facet: FacetName, text: string, value: string) => {
    const plain = tokensOf(fold(text)).map(({ word }) => word)
    const all = plain[0] === 'the' && plain.length > 1 ? plain.slice(1) : plain
    if (all.length === 0 || all.length > 6 || isTooCommon(facet, all)) return
    const words = all.map(stem)
    const key = `${facet} ${words.join(' ')}`
    const name = byName.get(key) ?? { facet, words, values: new Set<string>() }
    name.values.add(value)
    byName.set(key, name)
  }
  for (const value of vocabulary.brand) add('brand', value, value)
  for (const value of vocabulary.category)
    for (const step of value.split(categorySeparator)) add('category', step, value)
  for (const value of vocabulary.color) if (/\s/.test(value.trim())) add('color', value, value)
  for (const value of vocabulary.material) add('material', value, value)
  const names = new Map<string, Name[]>()
  for (const name of byName.values()) {
    const first = name.words[0] ?? ''
    const known = names.get(first)
    if (known) known.push(name)
    else names.set(first, [name])
  }
  return names
}

/** A single word that people say all the time, or a number, or a colour, is not taken for a name. */
function isTooCommon(facet: FacetName, words: readonly string[]): boolean {
  const [word = ''] = words
  if (words.length > 1) return false
  if (word.length < 2 || everyStopWord.has(word) || /^\d+$/.test(word)) return true
  return facet === 'brand' && (colourWords.has(word) || materialWords.has(word))
}

/** Values by the concepts and the plain words they contain. */
function wordIndex(values: readonly string[], lexicon: Lexicon): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  const add = (key: string, value: string) => {
    const known = index.get(key)
    if (known) known.add(value)
    else index.set(key, new Set([value]))
  }
  for (const value of values) {
    for (const { word } of tokensOf(fold(value))) {
      const shade = splitShade(word)
      for (const part of shade ?? [word]) {
        const concept = lexicon.get(part)
        if (concept) add(concept, value)
      }
      if (word.length >= 3 && !everyStopWord.has(word) && lexicon === colourWords) add(stem(word), value)
    }
  }
  return index
}

/** The catalog's word for what was said, when it is not the one that was said. */
function ownWord(said: string, values: readonly string[]): string | null {
  const first = values[0] === undefined ? '' : fold(values[0])
  return values.some((value) => tokensOf(fold(value)).some(({ word }) => stem(word) === stem(said)))
    ? null
    : first
}
