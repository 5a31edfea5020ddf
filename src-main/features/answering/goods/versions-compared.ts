import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { asksWhich } from '../understand/intent.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item, Version } from './item.ts'
import { compareItems, isOfName, joinsPair } from './pairs.ts'
import { sizesSaid } from './said-sizes.ts'
import { bestNamed, type NamedItem } from './targets.ts'

/** What versions are told apart by where two of them stand side by side. */
type By = 'size' | 'color'

/** The same one each time, so that it is known again within a message. */
const parts = new WeakMap<Item, Map<string, Item>>()

/** "The 2500" of a reel that comes in 2500 and 4000, as a product of its own. */
function partOf(item: Item, by: By, value: string): Item {
  const known = parts.get(item) ?? new Map<string, Item>()
  parts.set(item, known)
  const made = known.get(`${by} ${value}`) ?? makePart(item, by, value)
  known.set(`${by} ${value}`, made)
  return made
}

function makePart(item: Item, by: By, value: string): Item {
  const versions = item.versions.filter(({ row }) => row[by] === value)
  const [only, ...others] = versions
  const isTitled = others.length === 0 && only && fold(only.row.title).includes(fold(value))
  return { ...item, title: isTitled ? only.row.title : `${item.title} (${value})`, versions }
}

/** What was shown, in its order; two versions of one product that were shown side by side are two. */
export function itemsShown(ids: readonly string[], itemOf: (id: string) => Item | null): Item[] {
  const all = ids.flatMap((id) => {
    const item = itemOf(id)
    return item ? [{ id, item }] : []
  })
  return all.map(({ id, item }) => {
    const rows = all.filter((one) => one.item === item).map((one) => rowOf(item, one.id))
    const row = rowOf(item, id)
    if (rows.length < 2 || !row) return item
    const by = (['size', 'color'] as const).find((name) => new Set(rows.map((one) => one?.[name])).size > 1)
    const value = by ? row[by] : null
    return by && value ? partOf(item, by, value) : item
  })
}

function rowOf({ versions }: Item, id: string): Version['row'] | undefined {
  return versions.find(({ row }) => row.id === id)?.row
}

/**
 * "The 2500 or the 4000?", of a reel that comes in both, where they are compared and differ in more than that; "which is lighter?",
 * of the one spoken of.
 */
export function versionsCompared(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const both = bothMeant(input, named)
  return both && compareItems(input, both)
}

function bothMeant({ shop, clause, state, acts }: GoodsInput, named: readonly NamedItem[]): Item[] | null {
  const { frame, pair, facets } = clause
  const [single, ...others] = named
  // What was spoken of is looked at only where something is compared: an answer rests on what is looked at.
  const isAsked = clause.isCompared || frame.sort !== null || acts.compare > surelyCompared
  if ((!isAsked && pair === null) || others.length > 0) return null
  const spoken = state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined)
  const item =
    single?.item ?? (pair ? bestNamed(shop, pair.join(' ').replaceAll(numbers, ' ')) : null) ?? spoken
  if (!item || item.versions.length < 2) return null
  if (clause.begins === 'wish' || clause.inStock || clause.asked.has('stock')) return null
  const isOfIt = (word: string) => isOfName(item, word) || /^\d/.test(word) || joinsPair(word, clause)
  const isBare = pair !== null && clause.words.every(({ word }) => isOfIt(word))
  if (!isAsked && !isBare) return null
  // "And which is lighter?"
  const asked = clause.goesOn ? clause.said.replace(/^\P{L}*\p{L}+\s+/u, '') : clause.said
  const isOfAll = item === spoken && frame.sort?.isStep && clause.words.length === 0 && asksWhich(asked)
  const said = sizesSaid(item, clause)
  const sized = distinct((isOfAll && said.length === 0 ? item.versions : said).map(({ row }) => row.size))
  const coloured = distinct(item.versions.map(({ row }) => row.color)).filter((colour) =>
    facets.color?.some((one) => fold(one) === fold(colour)),
  )
  const by = sized.length > 1 ? 'size' : 'color'
  const [first, second, ...more] = by === 'size' ? sized : coloured
  if (first === undefined || second === undefined || more.length > 0) return null
  const [one, other] = inOrder([first, second], clause.text).map((value) => partOf(item, by, value))
  return one && other && differ(one, other, by) ? [one, other] : null
}
const surelyCompared = 0.6
const numbers = /\d[\d.,]{0,9}/g

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))]
}

function inOrder(values: readonly string[], text: string): string[] {
  const words = wordsOf(text)
  const at = (value: string) =>
    wordsOf(value).reduce((first, word) => Math.max(first, words.indexOf(word)), -1)
  return [...values].sort((a, b) => at(a) - at(b))
}

/** In what they say of themselves, or in their price: that they are of two sizes or colours is said by who asks. */
function differ(one: Item, other: Item, by: By): boolean {
  const told = ({ versions: [version] }: Item) =>
    [
      version?.price ?? '',
      ...(version?.said ?? []).flatMap(({ name, value }) => (name === by ? [] : `${name}: ${value}`)),
    ].join('\n')
  return told(one) !== told(other)
}
