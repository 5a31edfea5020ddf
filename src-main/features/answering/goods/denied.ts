import { colourWords, materialWords } from '#main/languages/lexicon.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { type tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Frame } from './frame.ts'
import { typedIn, type Word } from './search-words.ts'
import { kindsIn, substancesIn } from './things.ts'

/** "No trout?", behind salmon: asks whether there is any. "No nuts?" asks for some without. */
export function missedIn(
  said: string,
  { excluded, diets, bounds }: Frame,
  codes: readonly LanguageCode[],
  hasWord: (word: string) => boolean,
): Word[] {
  const [only = [], ...others] = excluded
  const isAlone = others.length + diets.length + bounds.length === 0 && only.length > 0
  if (!isAlone || !said.includes('?') || !none.has(wordsOf(said)[0] ?? '')) return []
  const isPart = only.some((word) => colourWords.has(word) || materialWords.has(word))
  const isThing = kindsIn(only, codes).size > 0 || !only.some(hasWord)
  if (isPart || !isThing || substancesIn(only, codes).size > 0) return []
  return typedIn(
    said,
    only.map((word, at) => ({ word, after: at === 0 ? 'start' : 'near' })),
  )
}
const none = wordsInAll(({ words }) => `${words.nothing} ${words.no} ${words.question.negating}`)

const negations: ReadonlySet<string> = new Set(['pas', 'non', 'no', 'nao', 'not', 'nicht', 'niet'])

/** "Vélo pliant pas électrique", "whisky non tourbé": what the thing before it is not to be. */
export function deniedBehind(
  tokens: ReturnType<typeof tokensOf>,
  words: readonly Word[],
  hasWord: (word: string) => boolean,
): string[] {
  const isNamed = (word: string | undefined) =>
    word !== undefined && hasWord(word) && words.some((one) => one.word === word)
  return tokens.flatMap(({ word }, at) =>
    isNamed(word) && negations.has(tokens[at - 1]?.word ?? '') && isNamed(tokens[at - 2]?.word) ? word : [],
  )
}
