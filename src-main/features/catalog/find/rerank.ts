import { wordsInAll } from '#main/languages/word-sets.ts'
import type { Collected } from './collect.ts'
import { valueAt } from './facets.ts'
import { bitCount } from './letters.ts'
import { hasPair } from './pairs.ts'
import { stemOf, tokensOf } from './product-words.ts'
import type { Query } from './query.ts'
import { type SearchIndex, termOf } from './search-index.ts'
import { tuning } from './tuning.ts'

export type Ranked = {
  readonly doc: number
  score: number
  /** The words its description adds, a bit each. */
  described: number
  readonly coverage: number
  readonly titleCoverage: number
}

type Describe = (doc: number, missing: number) => number

/** A title of one word that fits is not yet the best of all. */
const shortestTitle = 5

/** The second look, at the best candidates only: what stands side by side, and what the title is about. */
export function rerank(
  index: SearchIndex,
  query: Query,
  found: Collected,
  docs: readonly number[],
  describe: Describe,
): Ranked[] {
  const all = worth(found, found.required) || 1
  const hasWholeBrand = createBrandCheck(index, query)
  const unwantedScore = createUnwanted(index, query)
  const ranked = docs.map((doc) => {
    const has = found.has[doc] ?? 0
    const inTitle = found.hasInTitle[doc] ?? 0
    const described = describe(doc, found.required & ~has)
    const coverage = worth(found, (has | described) & found.required) / all
    const titleCoverage = worth(found, inTitle & found.required) / all
    const length = (index.titleStarts[doc + 1] ?? 0) - (index.titleStarts[doc] ?? 0)
    const descriptionGain =
      (worth(found, described) * tuning.description * (tuning.saturation + 1)) /
      (tuning.saturation + tuning.description)
    const score =
      ((found.score[doc] ?? 0) + descriptionGain) / all +
      tuning.inTitle * titleCoverage +
      tuning.neighbours * neighbours(index, query, found, doc) +
      (tuning.precision * bitCount(inTitle)) / Math.max(shortestTitle, length) +
      (hasWholeBrand(doc) ? tuning.wholeBrand : 0) +
      unwantedScore(doc)
    return { doc, score, described, coverage, titleCoverage }
  })
  return ranked.sort(byScore)
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.doc - b.doc
}

function worth({ rarity }: Collected, mask: number): number {
  let sum = 0
  for (let number = 0; number < rarity.length; number++) if (mask & (1 << number)) sum += rarity[number] ?? 0
  return sum
}

/** How much of the question stands in the title word beside word, in its order. */
function neighbours(index: SearchIndex, query: Query, found: Collected, doc: number): number {
  const inTitle = found.hasInTitle[doc] ?? 0
  let all = 0
  let together = 0
  for (let number = 0; number + 1 < query.words.length; number++) {
    const weight = (found.rarity[number] ?? 0) + (found.rarity[number + 1] ?? 0)
    all += weight
    const both = (1 << number) | (1 << (number + 1))
    if ((inTitle & both) !== both) continue
    const first = query.words[number]?.interpretations[0]
    const second = query.words[number + 1]?.interpretations[0]
    if (first && second && (first.term === second.term || hasPair(index, doc, first.term, second.term, 1))) {
      together += weight
    }
  }
  return all === 0 ? 0 : together / all
}

/** Somebody who names a brand wants that brand, not what fits it. */
function createBrandCheck(index: SearchIndex, query: Query): (doc: number) => boolean {
  const asked = new Set(query.words.flatMap(({ interpretations }) => interpretations.map(({ term }) => term)))
  const { numberOf } = index.facets.brand
  const cache = new Map<number, boolean>()
  return (doc) => {
    const number = numberOf[doc] ?? -1
    const cached = cache.get(number)
    if (cached !== undefined) return cached
    const tokens = tokensOf(valueAt(index.facets.brand, number) ?? '')
    const isAsked =
      tokens.length > 0 &&
      tokens.every((token) => asked.has(termOf(index, stemOf(token, index.language)) ?? -1))
    cache.set(number, isAsked)
    return isAsked
  }
}

/** "Without wheels": best where the title says so, worst where it says the contrary. */
function createUnwanted(index: SearchIndex, { unwanted }: Query): (doc: number) => number {
  if (unwanted.length === 0) return () => 0
  const termsOf = (words: Iterable<string>) =>
    new Set(Array.from(words, (word) => termOf(index, word)).filter((term) => term !== undefined))
  const saying = termsOf(unwanted.flatMap((stem) => endings.map((ending) => stem + ending)))
  const refused = termsOf(unwanted)
  const [before, after] = [termsOf(denials), termsOf(denialsAfter)]
  return (doc) => {
    const title = index.titles.subarray(index.titleStarts[doc], index.titleStarts[doc + 1])
    let isSaid = title.some((term) => saying.has(term))
    let isThere = false
    for (const [at, term] of title.entries()) {
      if (!refused.has(term)) continue
      const isDenied =
        title.subarray(Math.max(0, at - 3), at).some((other) => before.has(other)) ||
        after.has(title[at + 1] ?? -1)
      if (isDenied) isSaid = true
      else isThere = true
    }
    return isSaid ? tuning.saidWithout : isThere ? -tuning.hasUnwanted : 0
  }
}

const endings = [...wordsInAll(({ words }) => words.denyingEnding)]
const denials = wordsInAll(({ words }) => words.denying)
const denialsAfter = wordsInAll(({ words }) => words.denyingAfter)
