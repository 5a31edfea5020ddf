import type { FindAsk, Finding, ProductDetails } from '#main/features/catalog/index.ts'
import { dot } from '#main/lib/dot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { Frame } from './frame.ts'
import type { Item } from './item.ts'
import { rememberedWords } from './item-words.ts'
import type { Query } from './limits.ts'
import { searchText } from './query.ts'
import type { Clause } from './reading.ts'
import { createShop, type Shop } from './shop.ts'
import type { CatalogWords } from './shop-words.ts'
import { kindsNamed, namesOfKind } from './things.ts'

/** What a part of a large catalog is chosen by. */
export type PartAsked = {
  readonly clause: Clause
  /** The words of the message that say anything. */
  readonly words: readonly string[]
  readonly before: Query | null
  /** Products that were spoken of. */
  readonly ids: readonly string[]
  readonly vector: Float32Array | null
  readonly isAdvice: boolean
  readonly find: (ask: FindAsk) => Finding
}

type PartOf = {
  readonly language: LanguageCode
  readonly words: CatalogWords
  readonly itemOf: (row: ProductDetails) => Item
  readonly rowOf: (id: string) => ProductDetails | null
  readonly categories: ReadonlyMap<string, Float32Array>
}

/** As many are looked at for each way to read the words; more where they are sorted or limited by what only they say. */
export const looked = 20
const lookedToSort = 200
const lookedToLimit = 60
const ofKind = 12
/** Names of kinds that are looked for by themselves. */
const maxNames = 3
const enough = 8
const nearCategories = 3
const ofCategory = 15
const surelyNear = 0.35

/** The goods of a large catalog that a clause may be about: what its search finds, and what was spoken of. */
export function partFor(catalog: PartOf, asked: PartAsked): Shop {
  const { language, words } = catalog
  const rows = new Map<string, ProductDetails>()
  const keep = (row: ProductDetails) => {
    const key = row.group_id === null ? `=${row.id}` : row.group_id
    if (!rows.has(key)) rows.set(key, row)
  }
  let fitting = 0
  for (const ask of asksOf(asked)) {
    const { hits, nearest, level, total } = asked.find(ask)
    if (level === 'all' || level === 'codes') fitting = Math.max(fitting, total)
    for (const { row } of [...hits, ...nearest]) keep(row)
  }
  // Many have the very words: nobody looks for what is called otherwise.
  for (const text of fitting >= enough ? [] : kindNames(asked, language, words))
    for (const { row } of asked.find({ text, limit: ofKind }).hits) keep(row)
  const isOpen = asked.isAdvice || rows.size === 0
  for (const category of isOpen ? nearestCategories(catalog, asked.vector) : [])
    for (const { row } of asked.find({ text: '', facets: { category: [category] }, limit: ofCategory }).hits)
      keep(row)
  for (const id of asked.ids) {
    const row = catalog.rowOf(id)
    if (row) keep(row)
  }
  const items = [...rows.values()].map((row, at) => {
    const item = catalog.itemOf(row)
    return { ...item, at, words: rememberedWords(item.words) }
  })
  return createShop(items, language, words)
}

function asksOf({ clause, words, before }: PartAsked): FindAsk[] {
  const { price, facets, frame, inStock, onSale } = clause
  const own = clause.words.map(({ word }) => word)
  const isSorted = frame.sort !== null && frame.sort.scale !== 'price'
  const isNarrow = isLimitedByText(frame) || (before !== null && isLimitedByText(before))
  const limit = isSorted ? lookedToSort : isNarrow ? lookedToLimit : looked
  const order = frame.sort?.scale === 'price' ? (frame.sort.end === 'least' ? 'cheapest' : 'dearest') : 'best'
  const isLimited =
    isSorted || price !== null || inStock || onSale || order !== 'best' || Object.keys(facets).length > 0
  const asks: FindAsk[] = [{ text: words.join(' '), limit }]
  if (isLimited) asks.push(limitedAsk(own, { price, facets, inStock, onSale }, order, limit))
  if (!before) return asks
  const all = [...new Set([...before.words.map(({ word }) => word), ...own])]
  const limits = {
    price: price ?? before.price,
    facets: { ...before.facets, ...facets },
    inStock: inStock || before.inStock,
    onSale: onSale || before.onSale,
  }
  return [...asks, { text: searchText(before), limit }, limitedAsk(all, limits, order, limit)]
}

/** What keeps the limits that a catalog's search knows. */
export function limitedAsk(
  words: readonly string[],
  { price, facets, inStock, onSale }: Pick<Query, 'price' | 'facets' | 'inStock' | 'onSale'>,
  order: FindAsk['order'] = 'best',
  limit = looked,
): FindAsk {
  const text = words.join(' ')
  // Without limits it is the very search that was made already.
  if (!price && !inStock && !onSale && order === 'best' && Object.keys(facets).length === 0)
    return { text, limit }
  const limits = {
    price_min: price?.min ?? null,
    price_max: price?.max ?? null,
    in_stock: inStock,
    on_sale: onSale,
  }
  return { text, facets, limits, order, limit }
}

/** By what its search does not know. */
function isLimitedByText({ bounds, excluded, diets, years, people }: Frame | Query): boolean {
  return bounds.length + excluded.length + diets.length > 0 || years !== null || people !== null
}

/** The kind alone, whatever else is said of it; and its other names: "notebook" where laptops are sold, "Zelte" where tents are. */
function kindNames({ clause, before }: PartAsked, language: LanguageCode, words: CatalogWords): string[] {
  const said = [...clause.words, ...(before?.words ?? [])].map(({ word }) => word)
  const named = kindsNamed(said, [...new Set([...clause.codes, language])])
  const own = named.map(({ from, to }) => said.slice(from, to + 1).join(' '))
  const others = named
    .flatMap(({ concepts }) => concepts.flatMap((kind) => namesOfKind(kind, language)))
    .filter((name) => name.split('_').every((word) => words.count(word) > 0))
    .map((name) => name.replaceAll('_', ' '))
  return [...new Set([...own, ...others])].filter((name) => name !== said.join(' ')).slice(0, maxNames)
}

function nearestCategories({ categories }: PartOf, vector: Float32Array | null): string[] {
  if (!vector) return []
  return [...categories]
    .map(([name, own]) => ({ name, near: dot(own, vector) }))
    .filter(({ near }) => near >= surelyNear)
    .sort((a, b) => b.near - a.near)
    .slice(0, nearCategories)
    .map(({ name }) => name)
}

/** How near the categories of an item are to a vector. */
export function categoryNearness(categories: ReadonlyMap<string, Float32Array>, vector: Float32Array) {
  return ({ versions }: Item): number => {
    const steps = versions[0]?.row.category?.split(categorySeparator) ?? []
    return Math.max(0, ...steps.map((step) => dot(categories.get(step.trim()) ?? none, vector)))
  }
}

const none = new Float32Array(0)
