import { chanceOfWish, type Finding, type ProductHit } from '#main/features/catalog/index.ts'
import type { MatchKind } from '#shared/trace-codes.ts'
import { asksWhich } from '../understand/index.ts'
import { hasLimits, type Search } from './search.ts'
import type { MessageContext } from './types.ts'

/** The chance that these are the products meant. */
export function chanceOf(finding: Finding, search: Search, context: MessageContext): number {
  const [first] = finding.hits.length > 0 ? finding.hits : finding.nearest
  if (!first) return 0
  if (finding.level === 'codes') return 0.99
  const { intent, detail, about_terms } = context.understood
  const isChosen = finding.level === 'all' && !about_terms && asksWhich(context.message)
  const asked =
    intent === 'product' || isChosen || search.ask !== 'list' || (hasLimits(search) && !about_terms)
  if (search.missed) return 0.5
  if (finding.level === 'any') {
    const { reference } = context.understood
    const isPointing = (reference?.kind === 'it' || reference?.kind === 'nth') && !hasLimits(search)
    return (asked && !isPointing) || search.continued ? 0.9 : 0.1
  }
  const wanted = wantedWords(search).filter((word) => !finding.unwanted.includes(word))
  const missing = unknownWords(finding, wanted, first).length
  const findable = Math.max(1, wanted.length - missing)
  const matched = Math.min(1, weightOf(first, wanted) / findable)
  const title = search.loose.length > 0 ? titleShare(first, wanted) : first.title_coverage
  const words = 0.5 * matched + 0.3 * Math.min(1, title * 1.3) + (matched === 1 ? 0.1 : 0)
  // What the catalog has no word for may be what the question is about.
  const share = missing / Math.max(1, wanted.length)
  const wish = (asked ? 0.15 : 0) - (intent === 'question' && !isChosen ? 0.1 : 0) - (about_terms ? 0.2 : 0)
  return chanceOfWish({
    words: words * (1 - 0.6 * share) + wish + (search.continued ? 0.1 : 0),
    message: context.message,
    isWish:
      isChosen || (intent === 'product' && detail === 'product') || hasLimits(search) || search.continued,
  })
}

/** Words of the wish that the best of what was found does not have. */
export function unmetWords(finding: Finding, search: Search): string[] {
  const [first] = finding.hits
  if (!first || finding.level !== 'some') return []
  const read = new Set(first.matched.map(({ word }) => word))
  const isRead = (word: string) =>
    read.has(word) || [...read].some((one) => /\d/.test(word) && one.startsWith(word))
  // What the finder passes over as saying nothing is not missed.
  const looked = new Set([
    ...finding.missing,
    ...finding.hits.flatMap((hit) => hit.matched.map(({ word }) => word)),
  ])
  return wantedWords(search).filter(
    (word) => looked.has(word) && !isRead(word) && !finding.unwanted.includes(word),
  )
}

/** What the wish itself says; all words, where it says nothing of its own. */
function wantedWords({ words, loose }: Search): readonly string[] {
  const wanted = words.filter((word) => !loose.includes(word))
  return wanted.length > 0 ? wanted : words
}

/** Words that stand nowhere in the catalog, not even in the description of what was found. */
function unknownWords({ missing }: Finding, wanted: readonly string[], first: ProductHit): string[] {
  return missing.filter(
    (word) => wanted.includes(word) && !first.matched.some((match) => match.word === word),
  )
}

/** A word found as it was said counts whole; one that had to be guessed counts less. */
const weights: Readonly<Partial<Record<MatchKind, number>>> = {
  beginning: 0.6,
  repaired: 0.75,
  described: 0.8,
}

function weightOf({ matched }: ProductHit, wanted: readonly string[]): number {
  const best = new Map<string, number>()
  for (const { word, how } of matched) {
    if (isOf(wanted, word)) best.set(word, Math.max(best.get(word) ?? 0, weights[how] ?? 1))
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0)
}

function titleShare({ matched }: ProductHit, wanted: readonly string[]): number {
  const inTitle = matched.filter(
    ({ word, fields }) => isOf(wanted, word) && (fields.includes('title') || fields.includes('brand')),
  )
  return inTitle.length / Math.max(1, wanted.length)
}

/** A number and its unit are found as one word. */
function isOf(wanted: readonly string[], word: string): boolean {
  return wanted.includes(word) || /\d/.test(word)
}
