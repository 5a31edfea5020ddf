import type { LanguageCode } from '#shared/schemas/common.ts'
import { createFacetBuilder, type FacetColumns } from './facets.ts'
import { createGrowing } from './growing.ts'
import { lettersOf } from './letters.ts'
import { compareTexts, createTextPacker, type PackedTexts, textAt } from './packed-texts.ts'
import { stemOf, tokensOf } from './product-words.ts'
import type { IndexRow } from './rows.ts'
import { createTermPlaces } from './term-places.ts'
import { createTextTable, numberOf, type TextTable } from './text-table.ts'

/** Where a word stands, one bit or two a field: title (counted up to 3), brand, category, details. */
export const bits = { title: 0b11, brand: 0b100, category: 0b1000, details: 0b10000 } as const

/**
 * The short texts of one version of one catalog, in memory: a search walks a few lists of numbers instead of asking the
 * database about each product. Descriptions stay in the database, where the few best are looked at. All of it is arrays of
 * numbers, so that a worker can make it and hand it over without a copy.
 */
export type SearchIndex = {
  readonly version: number
  readonly language: LanguageCode
  readonly size: number
  /** The product's row number; ascending. */
  readonly numbers: Float64Array
  /** The stems of all words; a term is the number of one. */
  readonly terms: TextTable
  /** A term as the catalog writes it. */
  readonly words: PackedTexts
  /** The terms that are words, not numbers or codes: what a visitor may misspell or begin. In the order of the alphabet. */
  readonly spelled: Uint32Array
  /** Which letters each of them has, a bit each. */
  readonly spelledLetters: Uint32Array
  readonly starts: Uint32Array
  readonly docs: Uint32Array
  readonly places: Uint8Array
  readonly titleStarts: Uint32Array
  readonly titles: Uint32Array
  readonly averageTitle: number
  /** What a visitor pays, in ten-thousandths; NaN where the shop does not say. */
  readonly prices: Float64Array
  readonly flags: Uint8Array
  readonly facets: FacetColumns
  /** Variants of one product share a group; `nextInGroup` leads from one to the next, -1 ends. */
  readonly groups: Uint32Array
  readonly nextInGroup: Int32Array
  readonly groupHeads: Int32Array
  readonly groupCount: number
}

export const flags = { inStock: 1, onSale: 2 } as const

const yieldEvery = 50_000

export function createIndexBuilder(version: number, language: LanguageCode) {
  const terms = createTextTable()
  const words = createTextPacker()
  const spelled = createGrowing(Uint32Array)
  const stems = new Map<string, number>()
  const pairTerms = createGrowing(Uint32Array)
  const pairPlaces = createGrowing(Uint8Array)
  const pairStarts = createGrowing(Uint32Array)
  const titles = createGrowing(Uint32Array)
  const titleStarts = createGrowing(Uint32Array)
  const numbers = createGrowing(Float64Array)
  const prices = createGrowing(Float64Array)
  const marks = createGrowing(Uint8Array)
  const facets = createFacetBuilder()
  const named = createTextTable()
  const namedGroups = createGrowing(Uint32Array)
  const groups = createGrowing(Uint32Array)
  const nextInGroup = createGrowing(Int32Array)
  const groupHeads = createGrowing(Int32Array)
  const groupTails = createGrowing(Int32Array)
  const termPlaces = createTermPlaces()
  /** Brands, categories and colours come again and again; titles do not. */
  const repeated = new Map<string, readonly number[]>()

  function termOf(token: string): number {
    const cached = stems.get(token)
    if (cached !== undefined) return cached
    const stem = stemOf(token, language)
    let term = terms.find(stem)
    if (term === undefined) {
      term = terms.add(stem)
      words.push(token)
      if (!hasDigit.test(stem)) spelled.push(term)
    }
    // Most words of a catalog come again and again; numbers and codes do not.
    if (stems.size < maxStems) stems.set(token, term)
    return term
  }

  function termsOf(text: string): readonly number[] {
    const cached = repeated.get(text)
    if (cached) return cached
    const found = tokensOf(text).map(termOf)
    if (text.length <= longestRepeated) {
      if (repeated.size >= maxRepeated) repeated.clear()
      repeated.set(text, found)
    }
    return found
  }

  function mark(text: string, place: number): void {
    for (const term of termsOf(text)) termPlaces.set(term, termPlaces.get(term) | place)
  }

  function markTitle(text: string): void {
    titleStarts.push(titles.length())
    for (const token of tokensOf(text)) {
      const term = termOf(token)
      titles.push(term)
      const place = termPlaces.get(term)
      if ((place & bits.title) < bits.title) termPlaces.set(term, place + 1)
    }
  }

  function addToGroup(doc: number, groupId: string | null): void {
    const name = groupId === null ? undefined : named.find(groupId)
    nextInGroup.push(-1)
    if (name === undefined) {
      if (groupId !== null) {
        named.add(groupId)
        namedGroups.push(groupHeads.length())
      }
      groups.push(groupHeads.length())
      groupHeads.push(doc)
      groupTails.push(doc)
      return
    }
    const group = namedGroups.at(name)
    groups.push(group)
    nextInGroup.set(groupTails.at(group), doc)
    groupTails.set(group, doc)
  }

  return {
    add: (row: IndexRow): void => {
      const doc = numbers.length()
      numbers.push(row.no)
      termPlaces.clear()
      markTitle(row.title)
      if (row.brand !== null) mark(row.brand, bits.brand)
      if (row.category !== null) mark(row.category, bits.category)
      for (const text of row.details) mark(text, bits.details)
      pairStarts.push(pairTerms.length())
      pairTerms.pushAll(termPlaces.terms())
      pairPlaces.pushAll(termPlaces.places())
      prices.push(row.price_e4 ?? Number.NaN)
      marks.push((row.in_stock ? flags.inStock : 0) | (row.on_sale ? flags.onSale : 0))
      facets.add(row)
      addToGroup(doc, row.group_id)
    },

    /** Turns lists of terms by product into lists of products by term; a step at a time, so that nobody waits for it. */
    *finish(): Generator<undefined, SearchIndex> {
      const size = numbers.length()
      const termCount = words.count()
      const total = pairTerms.length()
      pairStarts.push(total)
      titleStarts.push(titles.length())
      const starts = new Uint32Array(termCount + 1)
      for (let index = 0; index < total; index++) {
        const term = pairTerms.at(index)
        starts[term + 1] = (starts[term + 1] ?? 0) + 1
        if (index % yieldEvery === 0) yield
      }
      for (let term = 0; term < termCount; term++)
        starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
      yield
      const filled = starts.slice()
      const docs = new Uint32Array(total)
      const places = new Uint8Array(total)
      for (let doc = 0, index = 0; doc < size; doc++) {
        for (const end = pairStarts.at(doc + 1); index < end; index++) {
          const term = pairTerms.at(index)
          const at = filled[term] ?? 0
          filled[term] = at + 1
          docs[at] = doc
          places[at] = pairPlaces.at(index)
        }
        if (doc % 2000 === 0) yield
      }
      const table = terms.finish()
      const averageTitle = size === 0 ? 1 : Math.max(1, titles.length() / size)
      const groupCount = groupHeads.length()
      const inOrder = spelled.finish().sort((a, b) => compareTexts(table.texts, a, b))
      return {
        version,
        language,
        size,
        numbers: numbers.finish(),
        terms: table,
        words: words.finish(),
        spelled: inOrder,
        spelledLetters: inOrder.map((term) => lettersOf(textAt(table.texts, term))),
        starts,
        docs,
        places,
        titleStarts: titleStarts.finish(),
        titles: titles.finish(),
        averageTitle,
        prices: prices.finish(),
        flags: marks.finish(),
        facets: facets.finish(),
        groups: groups.finish(),
        nextInGroup: nextInGroup.finish(),
        groupHeads: groupHeads.finish(),
        groupCount,
      }
    },
  }
}

const maxStems = 50_000
const longestRepeated = 60
const maxRepeated = 10_000
const hasDigit = /\d/

export function termOf(index: SearchIndex, stem: string): number | undefined {
  return numberOf(index.terms, stem)
}

export function wordAt(index: SearchIndex, term: number): string {
  return textAt(index.words, term)
}

/** The product of a row number, if this catalog has it. */
export function docOf(index: SearchIndex, no: number): number | undefined {
  let low = 0
  let high = index.size - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = index.numbers[middle] ?? 0
    if (found === no) return middle
    if (found < no) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

/** Where a term stands in a product; 0 where it does not. */
export function placesIn(index: SearchIndex, term: number, doc: number): number {
  let low = index.starts[term] ?? 0
  let high = (index.starts[term + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = index.docs[middle] ?? 0
    if (found === doc) return index.places[middle] ?? 0
    if (found < doc) low = middle + 1
    else high = middle - 1
  }
  return 0
}

export function frequency(index: SearchIndex, term: number): number {
  return (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0)
}
