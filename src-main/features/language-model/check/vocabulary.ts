import { languages } from '#main/languages/index.ts'
import { unitWords } from '#main/languages/units.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Known } from './known.ts'

/** The words that say nothing of a shop: what every sentence is made of, and what an assistant says around the facts. */
const plainWords = memoize((code): ReadonlySet<string> => {
  const { words, sayings } = languages[code as LanguageCode]
  const { stop, common, asking, chatter, talk, filler, assisting, wishing, goods, neutral, prepositions } =
    words
  const { definite, joining, yes, no, question, counted, people } = words
  const lists = [
    stop,
    common,
    asking,
    chatter,
    talk,
    filler,
    assisting,
    wishing,
    goods,
    neutral,
    prepositions,
  ]
  const more = [definite, joining, yes, no, counted, people, ...Object.values(question)]
  const said = Object.values(sayings).filter((one): one is string => typeof one === 'string')
  const all = [...lists, ...more, ...said].flatMap(wordsOf)
  return new Set([...all, ...all.map(stem)])
})

const currencies = new Set(
  wordsOf(
    'euro euros eur dollar dollars usd cent cents pound pounds gbp franken francs chf zloty dolares kronen',
  ),
)

const shortest = 4

/** Whether a source has the word, or one of the same root: "rainy", "rain". */
function isIn(word: string, sources: readonly Known[]): boolean {
  const root = stem(word)
  if (sources.some(({ words }) => words.has(root) || words.has(word))) return true
  if (root.length < shortest) return false
  const start = root.slice(0, Math.max(shortest, root.length - 2))
  return sources.some(({ words }) => {
    for (const one of words)
      if (one.startsWith(start) || (one.length >= shortest && root.startsWith(one))) return true
    return false
  })
}

/** The words of a sentence that neither the sources nor everyday talk have, and how many stand in the sources. */
export function unknownWords(
  sentence: string,
  known: {
    readonly language: LanguageCode
    readonly sources: readonly Known[]
    /** Words that may be said without a source: the bot's name, and what is denied. */
    readonly spared: ReadonlySet<string>
  },
): { readonly unknown: readonly string[]; readonly supported: number } {
  const plain = plainWords(known.language)
  const unknown: string[] = []
  let supported = 0
  for (const word of contentWords(sentence)) {
    if (/\d/.test(word) || word.length < 2 || unitWords.has(word) || currencies.has(word)) continue
    if (isIn(word, known.sources)) supported++
    else if (!plain.has(word) && !plain.has(stem(word)) && !known.spared.has(word)) unknown.push(word)
  }
  return { unknown, supported }
}
