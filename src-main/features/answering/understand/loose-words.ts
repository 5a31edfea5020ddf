import { wordsInAll } from '#main/languages/word-sets.ts'
import type { Token } from '#main/lib/text/tokens.ts'
import type { FoundFacet } from '../types.ts'
import type { Compiled } from './cues.ts'

type Input = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly found: readonly FoundFacet[]
  /** What is left to search for. */
  readonly words: readonly string[]
  readonly cues: Pick<Compiled, 'stop'>
}

/** Shorter messages say nothing beside what they want. */
const longFrom = 7

/**
 * Where a sentence names the kind of thing it wants, what stands before that name, or in another clause, is the story around
 * the wish: "my daughter is going to scout camp and she needs a sleeping bag, what could you recommend?"
 */
export function looseWords(input: Input): string[] {
  const { tokens, words } = input
  const counted = tokens.filter(
    ({ word }, at) => people.has(word) && /^\d+$/.test(tokens[at - 1]?.word ?? ''),
  )
  const around = aroundTheWish(input)
  return words.filter((word) => around.includes(word) || counted.some((token) => token.word === word))
}

/** "A tent for 4 people" is a tent with a 4 in its name or its attributes, whatever it calls the people. */
const people = wordsInAll(({ words }) => words.people)

function aroundTheWish({ text, tokens, found, words, cues }: Input): string[] {
  const kind = found.findLast(({ facet }) => facet === 'category')
  if (!kind || tokens.length < longFrom) return []
  let from = kind.from
  while (
    from > 0 &&
    isBeside(text, tokens[from - 1], tokens[from]) &&
    !cues.stop.has(tokens[from - 1]?.word ?? '')
  )
    from--
  let to = kind.to
  while (to + 1 < tokens.length && isSameClause(text, tokens[to], tokens[to + 1])) to++
  const facets = new Set(found.flatMap((one) => tokens.slice(one.from, one.to + 1)))
  const wish = new Set([...tokens.slice(from, to + 1), ...facets].map(({ word }) => word))
  return words.filter((word) => !wish.has(word) && tokens.some((token) => token.word === word))
}

function between(text: string, before: Token | undefined, after: Token | undefined): string {
  return text.slice(before?.end ?? 0, after?.start ?? 0)
}

function isBeside(text: string, before: Token | undefined, after: Token | undefined): boolean {
  return /^[ -]$/.test(between(text, before, after))
}

function isSameClause(text: string, before: Token | undefined, after: Token | undefined): boolean {
  return !/[,.;:!?]/.test(between(text, before, after))
}
