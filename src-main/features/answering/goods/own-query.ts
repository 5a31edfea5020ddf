import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { saysMoney } from '../understand/price.ts'
import { keepsBound } from './bounds.ts'
import type { Bound } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Query } from './limits.ts'
import { measuresIn } from './measures.ts'
import { anyThing, hasLimits, isCalled, queryOf } from './query.ts'
import type { Clause } from './reading.ts'
import { audiencesIn, kindsNamed } from './things.ts'

/** What one clause asks for by itself, its bare numbers read by what was asked before and by what the goods give. */
export function ownQuery({ shop, clause, state }: GoodsInput): Query {
  const before = state.query
  const asked = withoutWhom(withSorted(shop, queryOf(clause), clause), clause, before)
  const said = before === null ? ofRefusedKind(asked, clause) : asked
  const own = withNumber(withUnit(ofAnyThing(shop, said), clause, before), clause, before)
  return withParty(shop, withSizes(shop, own, before), clause)
}

/** "Your highest protein cheese": protein is counted, and cheese is looked for. */
function withSorted(shop: GoodsInput['shop'], query: Query, { frame: { sort }, codes }: Clause): Query {
  const names = sort?.scale === null ? sort.names : []
  if (!names.some(shop.hasAttribute)) return query
  const isThing = (word: string) =>
    !shop.hasAttribute(word) && isCalled(shop, word, codes, ['head', 'category'])
  const things = names.filter(isThing).map((word) => ({ word, after: 'break' as const }))
  return things.length > 0 ? { ...query, words: [...query.words, ...things] } : query
}

/** "Our cat weighs 9 kg", behind a list: of those, and cats are not looked for. */
function withoutWhom(query: Query, { text, codes }: Clause, before: Query | null): Query {
  if (before === null || before.words.length === 0 || query.bounds.length === 0) return query
  const said = wordsOf(text)
  const isWhom = (word: string) =>
    mine.has(said[said.indexOf(word) - 1] ?? '') && audiencesIn([word], codes).size > 0
  if (!query.words.some(({ word }) => isWhom(word))) return query
  const named = new Set(query.bounds.flatMap(({ names }) => names))
  return {
    ...query,
    words: query.words.filter(({ word }) => !isWhom(word) && !named.has(word)),
    // It is the cat that weighs so much.
    bounds: query.bounds.map((bound) => (bound.names.some(isWhom) ? { ...bound, names: [] } : bound)),
  }
}
const mine = wordsInAll(({ words }) => words.mine)

/** "Something to write with, but no blue pens": who names no other thing looks for other pens. */
function ofRefusedKind(query: Query, { language, codes }: Clause): Query {
  const isKind = (word: string) => kindsNamed([word], codes).length > 0
  if (query.words.some(({ word, isObject }) => !isObject && isKind(word))) return query
  const { nounFirst } = languages[language].grammar
  const refused = query.excluded.find((words) => words.length > 1)?.flatMap(wordsOf) ?? []
  const thing = nounFirst ? refused[0] : refused.at(-1)
  return thing !== undefined && isKind(thing) ? { ...query, words: [{ word: thing, after: 'start' }] } : query
}

/** "Appliances under 500 watts": any goods that keep the limit, where nothing is called just an appliance. */
function ofAnyThing(shop: GoodsInput['shop'], query: Query): Query {
  const [only, ...others] = query.words
  const isCalledSo = ({ words }: Item) => {
    const field = words.get(stem(only?.word ?? ''))
    return field === 'head' || field === 'category'
  }
  const isAny = only !== undefined && others.length === 0 && anyThing.has(only.word)
  return isAny && (hasLimits(query) || query.sort !== null) && !shop.items.some(isCalledSo)
    ? { ...query, words: [] }
    : query
}
/** "And for 4?", behind "a table for 6 people": the number takes the place of the last one. */
export function withNumber(query: Query, { text, words, goesOn }: Clause, before: Query | null): Query {
  const number = /(?:^|\s)(\d{1,4})(?=\s*(?:$|[?.!]))/.exec(text)?.[1]
  const isBare = goesOn && words.length === 0 && !hasLimits(query)
  if (!number || !isBare || !before) return query
  const n = Number(number)
  if (before.people !== null) return { ...query, people: n }
  if (before.years !== null) return { ...query, years: n }
  return query
}

/** "At least 40", behind backpacks of 15 to 30 litres: litres. Nobody wants to spend at least so much. */
function withUnit(query: Query, { text }: Clause, before: Query | null): Query {
  const { price } = query
  const last = before?.price === null ? before.bounds.at(-1) : undefined
  const unit = last && /(?<![a-z%"°])[a-z%"°]+$/i.exec(last.text)?.[0]
  if (price?.min == null || price.max !== null || !last || !unit || saysMoney(text)) return query
  const [from] = measuresIn(`${price.min} ${unit}`)
  const bound = { ...last, from: from?.from ?? null, to: null, isAbout: false, text: `${price.min} ${unit}` }
  return { ...query, price: null, bounds: [...query.bounds, bound] }
}

/** "A tent for 4": for as many people, where the goods say for how many they are. */
function withParty(shop: GoodsInput['shop'], query: Query, { text, price }: Clause): Query {
  const number = /(?:^|\s)(?:for|fur|fuer|pour|per|para|voor) (\d{1,2})(?=\s*(?:$|[?.!,]))/.exec(text)?.[1]
  const isTold = query.people !== null || query.years !== null || price !== null
  if (!number || isTold || query.words.length === 0) return query
  const counts = (item: Item) => item.versions.some((version) => keepsBound(version, anyParty) !== null)
  return shop.items.some(counts)
    ? { ...query, people: Number(number), words: query.words.filter(({ word }) => word !== number) }
    : query
}

const anyParty: Bound = { dimension: 'people', from: 1, to: null, isAbout: false, names: [], text: '' }

/** "In 40", behind shoes: a number that sizes are written in is a size. */
function withSizes(shop: GoodsInput['shop'], query: Query, before: Query | null): Query {
  if (!before || query.facets.size || query.words.length === 0) return query
  if (!query.words.every(({ word }) => /^\d{1,3}$/.test(word))) return query
  const said = new Set(query.words.map(({ word }) => word))
  const sizes = new Set(
    shop.items.flatMap(({ versions }) =>
      versions.flatMap(({ row }) => (row.size !== null && said.has(row.size) ? [row.size] : [])),
    ),
  )
  return sizes.size > 0 ? { ...query, words: [], facets: { ...query.facets, size: [...sizes] } } : query
}
