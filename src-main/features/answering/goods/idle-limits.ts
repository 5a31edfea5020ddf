import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { saysMoney } from '../understand/price.ts'
import { keepsBound } from './bounds.ts'
import type { Bound } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { saysWhatItIs } from './lacks.ts'
import type { SaidFacet } from './reading.ts'
import { kindsIn } from './things.ts'

/** "Without an appointment?", "not nice": what nothing here is or has limits no goods, where none are named. */
export function withoutIdleLimits(given: GoodsInput): GoodsInput {
  const input = withBarePrice(withNamesOfFacets(withoutNames(withoutStay(given))))
  const { clause, shop } = input
  const { frame, words, codes } = clause
  const isOfGoods = (word: string) => /^\d/.test(word) || shop.hasWord(word) || saysWhatItIs(word, codes)
  if (words.length > 0 || frame.has.allergy || frame.excluded.flat().flatMap(wordsOf).some(isOfGoods))
    return input
  // "It is 12 years old", behind an answer of the shop.
  const { find, recommend } = input.acts
  const years = input.state.query === null && find + recommend < 0.5 ? null : frame.years
  return { ...input, clause: { ...clause, frame: { ...frame, years, excluded: [] } } }
}

/** "Which rose is the cheapest?", where roses are sold and no other thing is named: no colour. "Paint for metal" is of none. */
function withNamesOfFacets(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  const { language, text, facetsSaid } = clause
  const isCalled = (word: string) => shop.items.some(({ words }) => words.get(stem(word)) === 'head')
  const isNamed = clause.words.some(({ word }) => shop.hasWord(word))
  const said = wordsOf(text)
  const { prepositions, ownPrepositions } = languages[language].words
  const before = new Set(wordsOf(`${prepositions} ${ownPrepositions}`))
  const isName = ({ facet, words: [word = '', ...others] }: SaidFacet) => {
    const preposition = said[said.indexOf(word) - 1] ?? ''
    if (others.length > 0) return false
    // "In rose" is a colour, whatever is sold.
    if (facet === 'color') return !isNamed && !before.has(preposition) && isCalled(word)
    return facet === 'material' && isNamed && forWhat.has(preposition)
  }
  const only = facetsSaid.find(isName)
  if (!only) return input
  const { [only.facet]: _, ...facets } = clause.facets
  const left = facetsSaid.filter((one) => one !== only)
  const values = left.flatMap(({ facet, values }) => (facet === only.facet ? values : []))
  const words = [...clause.words, ...only.words.map((word) => ({ word, after: 'break' as const }))]
  const kept = values.length > 0 ? { ...facets, [only.facet]: values } : facets
  return { ...input, clause: { ...clause, facets: kept, facetsSaid: left, words } }
}
const forWhat = new Set(['for', 'für', 'fur', 'fuer', 'pour', 'per', 'para', 'pra', 'voor'])

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

/** "Mustard for 4 or less", "dress, 70-90": numbers of which no goods give any are money. */
function withBarePrice(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  if (clause.price !== null || clause.words.length === 0) return input
  const isMeant = ({ words }: Item) => clause.words.some(({ word }) => words.get(stem(word)) === 'head')
  const meant = shop.items.filter(isMeant).flatMap(({ versions }) => versions)
  // "Price per kg: £22.11" counts nothing else.
  const counted = meant.map(({ said }) => ({ said: said.filter(({ value }) => !saysMoney(fold(value))) }))
  const isOfGoods = (bound: Bound) =>
    counted.some((one) =>
      [bound, { ...bound, names: [] }, asParty].some((limit) => keepsBound(one, limit) !== null),
    )
  const isBare = (bound: Bound) => bound.dimension === null && !bound.topic && !isOfGoods(bound)
  const bound = clause.frame.bounds.find(isBare)
  const range = /(?<![\w.,-])(\d{2,5}) ?[-–] ?(\d{2,5})(?![\w.,-])/.exec(clause.text)
  const numbers = range ? [range[1] ?? '', range[2] ?? ''] : []
  const isRange = numbers.length > 0 && !numbers.some((number) => shop.hasWord(number))
  const [from, to] = isRange ? numbers.map(Number) : [bound?.from ?? null, bound?.to ?? null]
  const isSold = meant.some(({ price }) => price !== null && price <= (to ?? price))
  if ((!isRange && !bound) || from === undefined || to === undefined || !isSold) return input
  if (from !== null && to !== null && from >= to) return input
  const bounds = clause.frame.bounds.filter((one) => one !== bound)
  const words = clause.words.filter(({ word }) => !numbers.includes(word))
  return {
    ...input,
    clause: { ...clause, price: { min: from, max: to }, words, frame: { ...clause.frame, bounds } },
  }
}
const asParty: Bound = { dimension: 'people', from: 1, to: null, isAbout: false, names: [], text: '' }

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
