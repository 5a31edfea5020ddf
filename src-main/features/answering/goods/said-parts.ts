import type { WordPart } from '#main/features/embeddings/index.ts'
import { colourWords, materialWords } from '#main/languages/lexicon.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { Clause } from './reading.ts'
import type { Word } from './search-words.ts'
import { substancesIn } from './things.ts'

/** Below it, a word may as well be wanted. */
const surelyRefused = 0.7
/** So sure must it be that a word says nothing of the goods. */
const surelyIdle = 0.9
const likely = 0.5

type Heard = {
  readonly parts: readonly WordPart[]
  readonly hasWord: (word: string) => boolean
  /** Goods are looked for: what stands around them is background. */
  readonly isWish: boolean
}

/**
 * What is refused in words that no list has ("grey I've seen enough of"), and what is only told around the wish, by what the encoder
 * makes of each word in its sentence. What was read from plain words holds.
 */
export function withParts(clause: Clause, { parts, hasWord, isWish }: Heard): Clause {
  const of = new Map(parts.map((part) => [part.word, part]))
  const chance = (word: string, name: 'refused' | 'other') => of.get(word)?.[name] ?? 0
  const { frame } = clause
  const isRead = frame.excluded.length + frame.diets.length > 0 || frame.has.refused
  // "Do the wireless ones have a cable?" refuses nothing.
  const isRefused = (word: string) => isWish && !isRead && chance(word, 'refused') >= surelyRefused
  const refused = clause.words.filter(({ word }) => isRefused(word))
  const facets = clause.facetsSaid.filter(({ words }) => words.length > 0 && words.every(isRefused))
  const wanted = clause.words.filter(({ word }) => !isRefused(word))
  const isNamed = wanted.some(({ word }) => {
    const part = of.get(word)
    return part !== undefined && part.thing >= likely && hasWord(word)
  })
  const isIdle = ({ word }: Word) =>
    chance(word, 'other') >= surelyIdle && topicsAsked([word], clause.language).size === 0
  const words = isWish && isNamed ? wanted.filter((word) => !isIdle(word)) : wanted
  if (words.length === clause.words.length && facets.length === 0) return clause
  const left = clause.facetsSaid.filter((said) => !facets.includes(said))
  const isKnown = (run: readonly string[]) =>
    run.some((word) => hasWord(word) || colourWords.has(word) || materialWords.has(word)) ||
    substancesIn(run, clause.codes).size > 0
  const excluded = [...runsOf(refused), ...facets.map((said) => [...said.words])]
  return {
    ...clause,
    words,
    frame: { ...frame, excluded: [...frame.excluded, ...excluded.filter(isKnown)] },
    ...(facets.length > 0 && {
      facets: Object.fromEntries(left.map(({ facet, values }) => [facet, values])),
      facetsSaid: left,
      facetWords: clause.facetWords.filter((word) => left.some((said) => said.words.includes(word))),
    }),
  }
}

/** Words that stand together are refused together: "real leather". */
function runsOf(words: readonly Word[]): string[][] {
  const runs: string[][] = []
  for (const { word, after } of words) {
    const last = runs.at(-1)
    if (last && after === 'near') last.push(word)
    else runs.push([word])
  }
  return runs
}
