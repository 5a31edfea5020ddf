import type { Query } from './query.ts'
import type { Scratch } from './scratch.ts'
import { bits, type SearchIndex } from './search-index.ts'
import { tuning } from './tuning.ts'

/** What the words say of the products that have any of them. */
export type Collected = {
  /** Products in the order they were met. */
  readonly docs: Uint32Array
  readonly score: Float64Array
  /** Which words a product has, a bit each: anywhere, and in its title. */
  readonly has: Uint32Array
  readonly hasInTitle: Uint32Array
  /** How much each word counts: the rarer, the more. */
  readonly rarity: readonly number[]
  /** The bits of the words a product must have to have all. */
  readonly required: number
}

/** BM25 over weighted fields. A word is counted once, however many of its interpretations a product has. */
export function collect(index: SearchIndex, query: Query, scratch: Scratch): Collected {
  const { score, has, hasInTitle, weight, found, met } = scratch
  const rarity: number[] = []
  let foundCount = 0
  let required = 0
  for (const [number, { interpretations, required: isRequired }] of query.words.entries()) {
    const bit = 1 << number
    let metCount = 0
    for (const interpretation of interpretations) {
      if (interpretation.pair) {
        for (const doc of interpretation.pair) {
          if (weight[doc] === 0) met[metCount++] = doc
          weight[doc] = (weight[doc] ?? 0) + interpretation.weight * titleGain(index, doc, 1)
          hasInTitle[doc] = (hasInTitle[doc] ?? 0) | bit
        }
        continue
      }
      const end = index.starts[interpretation.term + 1] ?? 0
      for (let at = index.starts[interpretation.term] ?? 0; at < end; at++) {
        const doc = index.docs[at] ?? 0
        const place = index.places[at] ?? 0
        if (weight[doc] === 0) met[metCount++] = doc
        weight[doc] = (weight[doc] ?? 0) + interpretation.weight * gainOf(index, doc, place)
        if ((place & named) !== 0) hasInTitle[doc] = (hasInTitle[doc] ?? 0) | bit
      }
    }
    const rarityOfWord = Math.log(1 + (index.size - metCount + 0.5) / (metCount + 0.5))
    rarity.push(rarityOfWord)
    if (isRequired) required |= bit
    for (let at = 0; at < metCount; at++) {
      const doc = met[at] ?? 0
      const gain = weight[doc] ?? 0
      weight[doc] = 0
      if (has[doc] === 0) found[foundCount++] = doc
      has[doc] = (has[doc] ?? 0) | bit
      score[doc] =
        (score[doc] ?? 0) + (rarityOfWord * gain * (tuning.saturation + 1)) / (tuning.saturation + gain)
    }
  }
  return {
    docs: found.subarray(0, foundCount),
    score,
    has,
    hasInTitle,
    rarity,
    required: required >>> 0,
  }
}

/** Must follow each search: the next one counts on empty room. */
export function clear({ score, has, hasInTitle }: Scratch, docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0
    score[doc] = 0
    has[doc] = 0
    hasInTitle[doc] = 0
  }
}

/** A product is called by its title and by its brand. */
const named = bits.title | bits.brand

function titleGain(index: SearchIndex, doc: number, times: number): number {
  const length = (index.titleStarts[doc + 1] ?? 0) - (index.titleStarts[doc] ?? 0)
  const norm = 1 - tuning.titleLength + (tuning.titleLength * length) / index.averageTitle
  return (tuning.title * times) / norm
}

function gainOf(index: SearchIndex, doc: number, place: number): number {
  let gain = 0
  const times = place & bits.title
  if (times > 0) gain += titleGain(index, doc, times)
  if (place & bits.brand) gain += tuning.brand
  if (place & bits.category) gain += tuning.category
  if (place & bits.details) gain += tuning.details
  return gain
}
