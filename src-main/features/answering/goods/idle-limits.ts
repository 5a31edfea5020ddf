import { wordsInAll } from '#main/languages/word-sets.ts'
import { lazily } from '#main/lib/memoize.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { Bound } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { saysWhatItIs } from './lacks.ts'
import { kindsIn } from './things.ts'

/** "Without an appointment?", "not nice": what nothing here is or has limits no goods, where none are named. */
export function withoutIdleLimits(given: GoodsInput): GoodsInput {
  const input = withColourNames(withoutNames(withoutStay(given)))
  const { clause, shop } = input
  const { frame, words, codes } = clause
  const isOfGoods = (word: string) => /^\d/.test(word) || shop.hasWord(word) || saysWhatItIs(word, codes)
  if (words.length > 0 || frame.has.allergy || frame.excluded.flat().flatMap(wordsOf).some(isOfGoods))
    return input
  // "It is 12 years old", behind an answer of the shop.
  const years = input.state.query === null && input.acts.find < 0.5 ? null : frame.years
  return { ...input, clause: { ...clause, frame: { ...frame, years, excluded: [] } } }
}

/** "Which rose is the cheapest?", where roses are sold and no other thing is named: no colour. */
function withColourNames(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  const only = clause.facetsSaid.find(({ facet, words }) => facet === 'color' && words.length === 1)
  const word = only?.words[0]
  if (word === undefined || clause.words.some((one) => shop.hasWord(one.word))) return input
  const said = wordsOf(clause.text)
  // "In rose" is a colour, whatever is sold.
  if (prepositions.has(said[said.indexOf(word) - 1] ?? '')) return input
  const isCalled = ({ words }: Item) => words.get(stem(word)) === 'head'
  if (!shop.items.some(isCalled)) return input
  const { color: _, ...facets } = clause.facets
  const facetsSaid = clause.facetsSaid.filter((one) => one !== only)
  const words = [...clause.words, { word, after: 'near' as const }]
  return { ...input, clause: { ...clause, facets, facetsSaid, words } }
}

/** "The Kestrel 9 max": a number of a name, with the word beside it, is no limit. */
function withoutNames(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  const said = wordsOf(clause.text)
  const titles = lazily(() => shop.items.map(({ title }) => ` ${wordsOf(title).join(' ')} `))
  const isName = ({ dimension, text }: Bound) => {
    const at = dimension === null ? said.indexOf(text) : -1
    const [before, behind] = [said[at - 1], said[at + 1]]
    return (
      at >= 0 &&
      titles().some(
        (title) =>
          (before !== undefined && title.includes(` ${before} ${text} `)) ||
          (behind !== undefined && title.includes(` ${text} ${behind} `)),
      )
    )
  }
  const bounds = clause.frame.bounds.filter((bound) => !isName(bound))
  if (bounds.length === clause.frame.bounds.length) return input
  return { ...input, clause: { ...clause, frame: { ...clause.frame, bounds, rest: clause.text } } }
}

/**
 * "A backpack for 2 days", "para tres semanas": how long somebody is away, and "within 2 days" how soon it is needed; nothing that goods
 * have.
 */
function withoutStay(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  const isOfDays = (value: number | null) => value !== null && value >= day && value < month
  const isStay = ({ dimension, from, to, text }: Bound) => {
    const before = wordsOf(clause.text.slice(0, Math.max(0, clause.text.indexOf(text)))).at(-1) ?? ''
    const isSoon = from === null && isOfDays(to)
    return dimension === 'time' && (isSoon || (from === to && isOfDays(from) && prepositions.has(before)))
  }
  if (!clause.frame.bounds.some(isStay)) return input
  const said = clause.words.map(({ word }) => word)
  const wanted = [...kindsIn(said, clause.codes)]
  const isWanted = ({ kinds }: Item) => wanted.length === 0 || wanted.some((kind) => kinds.has(kind))
  // A watch may run for days.
  const runsForDays = shop.items
    .filter(isWanted)
    .some(({ versions }) =>
      versions.some(({ said }) =>
        said.some(({ measures }) =>
          measures.some(({ dimension, from }) => dimension === 'time' && isOfDays(from)),
        ),
      ),
    )
  if (runsForDays) return input
  const bounds = clause.frame.bounds.filter((bound) => !isStay(bound))
  return { ...input, clause: { ...clause, frame: { ...clause.frame, bounds } } }
}
const prepositions = wordsInAll(({ words }) => `${words.prepositions} ${words.ownPrepositions}`)
/** In hours. */
const [day, month] = [24, 730]
