import { languages } from '#main/languages/index.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { MatchKind } from '#shared/trace-codes.ts'
import { compareBeginning, endsWith, lengthAt } from './packed-texts.ts'
import { pairsOf } from './pairs.ts'
import { stemOf, tokensOf, unitOf } from './product-words.ts'
import { frequency, type SearchIndex, termOf, wordAt } from './search-index.ts'
import { guesses } from './spelling.ts'

/** One way a word of the question may stand in the catalog: a term, or two terms side by side in these products' titles. */
export type Interpretation = {
  readonly term: number
  readonly pair: Uint32Array | null
  readonly as: string
  readonly weight: number
  readonly how: MatchKind
}

type QueryWord = {
  readonly word: string
  readonly stem: string
  /** A product should have it; words like "without" only help to order. */
  readonly required: boolean
  readonly interpretations: readonly Interpretation[]
}

export type Query = {
  readonly words: readonly QueryWord[]
  /** What the visitor wants it to be without, as stems, and as said with the word that says so. */
  readonly unwanted: readonly string[]
  readonly unwantedWords: readonly string[]
}

const without = wordsInAll(({ grammar, words }) => (grammar.withoutIsUnmistakable ? words.without : ''))

/** More would only slow the search down; and each has a bit in a number of 32. */
const maxWords = 24

const weights = { repaired: 0.8, beginning: 0.5, compound: 0.6 }
const maxBeginnings = 12
const shortestBeginning = 3
const shortestCompound = 4
const shortestSplit = 5

export function readQuery(index: SearchIndex, text: string): Query {
  const { language } = index
  const own = wordsOf(languages[language].words.without)
  const isWithout = (token: string) => without.has(token) || own.includes(token)
  const tokens = withUnits(index, tokensOf(text))
  const carrying = tokens.filter((token) => !isCommonWord(token) || isWithout(token))
  const kept = carrying.length > 0 ? carrying : tokens
  const { wanted, unwanted } = partUnwanted(tokens, kept, isWithout)
  const words: QueryWord[] = []
  const seen = new Set<string>()
  for (const token of wanted) {
    const stem = stemOf(token, language)
    if (seen.has(stem) || words.length === maxWords) continue
    seen.add(stem)
    const isRequired = !isWithout(token)
    const interpretations = isRequired
      ? interpretationsOf(index, kept, kept.indexOf(token))
      : knownWord(index, stem)
    words.push({ word: token, stem, required: isRequired, interpretations })
  }
  return {
    words,
    unwanted: unwanted.map((token) => stemOf(token, language)),
    unwantedWords: [...wanted.filter(isWithout), ...unwanted],
  }
}

/** What stands after "without" is not wanted: the next words, up to a "with". */
function partUnwanted(
  tokens: readonly string[],
  kept: readonly string[],
  isWithout: (token: string) => boolean,
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } {
  const wanted: string[] = []
  const unwanted: string[] = []
  let left = 0
  for (const token of tokens) {
    if (isWithout(token)) left = unwantedWords
    else if (withAgain.has(token)) left = 0
    if (!kept.includes(token)) continue
    if (left === 0 || isWithout(token)) wanted.push(token)
    else {
      unwanted.push(token)
      left--
    }
  }
  // Somebody who only says what they do not want is taken by the word.
  return wanted.every(isWithout) ? { wanted: kept, unwanted: [] } : { wanted, unwanted }
}

/** "Without glass beads"; a third word is about something else. */
const unwantedWords = 2
const withAgain = wordsInAll(({ words }) => words.with)

/** "30 cm" is one thing to look for, where the catalog has it so; else its number and its unit are. */
function withUnits(index: SearchIndex, tokens: readonly string[]): string[] {
  const read: string[] = []
  for (const token of tokens) {
    const isMeasure = read.length > 0 && isNumberWithUnit(token)
    if (!isMeasure) {
      read.push(token)
      continue
    }
    if (termOf(index, token) === undefined) continue
    const before = read.pop() ?? ''
    if (unitOf(before) !== undefined) read.pop()
    read.push(token)
  }
  return read
}

function isNumberWithUnit(token: string): boolean {
  const unit = /^\d[\d./]*([a-z]+)$/.exec(token)?.[1]
  return unit !== undefined && unitOf(unit) === unit
}

function asWord(index: SearchIndex, term: number): Interpretation {
  return { term, pair: null, as: wordAt(index, term), weight: 1, how: 'word' }
}

function knownWord(index: SearchIndex, stem: string): Interpretation[] {
  const term = termOf(index, stem)
  return term === undefined ? [] : [asWord(index, term)]
}

function interpretationsOf(index: SearchIndex, tokens: readonly string[], at: number): Interpretation[] {
  const token = tokens[at] ?? ''
  const stem = stemOf(token, index.language)
  const interpretations = [...knownWord(index, stem), ...joined(index, tokens, at)]
  if (/\d/.test(token)) return interpretations
  const parted = token.length >= shortestSplit ? split(index, token) : null
  if (parted) interpretations.push(parted)
  if (languages[index.language].grammar.joinsWords) interpretations.push(...compounds(index, stem))
  if (interpretations.length > 0) return interpretations
  return misread(index, token, stem)
}

/** "t shirt" is also "tshirt". */
function joined(index: SearchIndex, tokens: readonly string[], at: number): Interpretation[] {
  const token = tokens[at] ?? ''
  const found: Interpretation[] = []
  for (const together of [`${tokens[at - 1] ?? ''} ${token}`, `${token} ${tokens[at + 1] ?? ''}`]) {
    const [first = '', second = ''] = together.split(' ')
    if (first === '' || second === '') continue
    const term = termOf(index, stemOf(first + second, index.language))
    if (term === undefined) continue
    found.push({ ...asWord(index, term), how: 'joined' })
  }
  return found
}

/** "tshirt" is also "t-shirt", "firestick" is also "fire TV stick": two words of the catalog close together in titles. */
function split(index: SearchIndex, token: string): Interpretation | null {
  let best: Interpretation | null = null
  for (let cut = 1; cut < token.length; cut++) {
    const [first, second] = [token.slice(0, cut), token.slice(cut)]
    if (cut === 1 && second.length < shortestCompound) continue
    const one =
      termOf(index, stemOf(first, index.language)) ??
      termOf(index, stemOf(first.replace(/s$/, ''), index.language))
    const other = termOf(index, stemOf(second, index.language))
    if (one === undefined || other === undefined) continue
    const pair = pairsOf(index, one, other)
    if (pair.length > (best?.pair?.length ?? 0)) {
      best = {
        term: other,
        pair,
        as: `${wordAt(index, one)} ${wordAt(index, other)}`,
        weight: 1,
        how: 'split',
      }
    }
  }
  return best
}

/** "Jacke" is in "Regenjacke". */
function compounds(index: SearchIndex, stem: string): Interpretation[] {
  if (stem.length < shortestCompound) return []
  const found: Interpretation[] = []
  const { texts } = index.terms
  for (const term of index.spelled) {
    if (lengthAt(texts, term) > stem.length + 1 && endsWith(texts, term, stem)) {
      found.push({ ...asWord(index, term), weight: weights.compound, how: 'compound' })
    }
  }
  return found
}

/** What nobody here writes so: the beginning of a longer word, or a slip. */
function misread(index: SearchIndex, token: string, stem: string): Interpretation[] {
  if (token.length >= shortestBeginning) {
    const terms = beginningWith(index, stem).sort((a, b) => frequency(index, b) - frequency(index, a))
    const found = terms.slice(0, maxBeginnings)
    if (found.length > 0) {
      return found.map((term) => ({ ...asWord(index, term), weight: weights.beginning, how: 'beginning' }))
    }
  }
  const [best, ...others] = guesses(index, stem)
  if (!best) return []
  return [best, ...others.filter(({ distance }) => distance === best.distance)].map(({ term }) => ({
    ...asWord(index, term),
    weight: weights.repaired,
    how: 'repaired',
  }))
}

function beginningWith(index: SearchIndex, beginning: string): number[] {
  const { spelled } = index
  const { texts } = index.terms
  let low = 0
  let high = spelled.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareBeginning(texts, spelled[middle] ?? 0, beginning) < 0) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (; low < spelled.length && compareBeginning(texts, spelled[low] ?? 0, beginning) === 0; low++) {
    found.push(spelled[low] ?? 0)
  }
  return found
}
