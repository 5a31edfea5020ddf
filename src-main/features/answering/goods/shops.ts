import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, ProductDetails } from '#main/features/catalog/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import { dot } from '#main/lib/dot.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { createRecent } from '#main/lib/recent.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { languageOf } from '../understand/index.ts'
import { createItemReader, groupOf, type Item } from './item.ts'
import { categoryNearness, type PartAsked, partFor } from './part.ts'
import { createShop, type Shop } from './shop.ts'
import {
  type CatalogWords,
  type MeantWords,
  meantWords,
  strangeIn,
  surfaceOf,
  telling,
} from './shop-words.ts'
import { makeKindNames } from './things.ts'

/** Larger catalogs are not held as a whole: for each message what it may be about is read. */
const mostHeld = 2000
/** What was read of a large catalog is kept for the next message. */
const rememberedItems = 5000
const rememberedWords = 5000
/** How many bots' goods are in memory at a time. */
const rememberedBots = 24
const maxCategories = 3000
/** Reading goes on in slices, so that nobody waits for it. */
const sliceMs = 8

/** The goods of a bot, ready to be asked about. */
export type Stock = {
  readonly language: LanguageCode
  /** What is known of the words of the whole catalog. */
  readonly words: Pick<Shop, 'catalog' | 'hasWord' | 'items' | 'surface'>
  /** All goods, or of a large catalog those that a clause may be about. */
  readonly shopFor: (asked: () => PartAsked) => Shop
  /** How near a vector is to an item. */
  readonly nearness: (vector: Float32Array) => (item: Item) => number
  /** The words of a message whose meaning tells which words of the catalog they stand for. */
  readonly strangeIn: (message: string) => string[]
}

type Kept = {
  readonly version: number
  readonly botLanguage: string
  readonly part: Stock
  /** Null until all of it is read, and where there is too much of it. */
  whole: Stock | null
  /** Whether there is no more to come. */
  isRead: boolean
  readonly ready: Promise<unknown>
}

export type Shops = ReturnType<typeof createShops>

export function createShops(deps: {
  readonly catalog: Catalog
  readonly embeddings?: Embeddings | undefined
}) {
  const { catalog, embeddings } = deps
  const kept = createRecent<number, Kept>(rememberedBots)
  let lexicon: Promise<void> | null = null

  function keptOf(bot: StoredBot): Kept {
    const version = catalog.versionOf(bot)
    const before = kept.get(bot.no)
    if (before?.version === version && before.botLanguage === bot.language) return before
    const language = languageIn(catalog.someProducts(bot, looked), bot.language)
    const { stock: part, learnCategories } = partStock(bot, language)
    const made: Kept = {
      version,
      botLanguage: bot.language,
      part,
      whole: null,
      isRead: false,
      ready: readAll(),
    }
    const onRead = () => {
      made.isRead = true
    }
    // Whoever waits for it hears of a failure; a hub that stops in the midst of it does not mind.
    made.ready.then(onRead, onRead)
    kept.set(bot.no, made)
    return made

    async function readAll(): Promise<void> {
      const rows = catalog.everyProduct(bot, mostHeld)
      if (!rows) return learnCategories()
      const items = await itemsIn(rows, language)
      if (kept.get(bot.no) !== made) return
      const { stock, learned } = wholeStock(items, language)
      await learned
      made.whole = stock
    }
  }

  function wholeStock(items: readonly Item[], language: LanguageCode) {
    const words = embeddings ? telling(surfaceOf(items)) : []
    let byMeaning: MeantWords = { meant: () => null }
    const shop = createShop(items, language, null, { meant: (...asked) => byMeaning.meant(...asked) })
    const texts = items.map((item) => [nameText(item), describedText(item)] as const)
    const names: (Float32Array | undefined)[] = []
    const described: (Float32Array | undefined)[] = []
    const collect = () => {
      for (const [at, [name, text]] of texts.entries()) {
        names[at] ??= embeddings?.known(name)
        described[at] ??= embeddings?.known(text)
      }
      byMeaning = meantWords(words, (word) => embeddings?.known(word))
    }
    const learned = embeddings?.learn([...texts.flat(), ...words]).then(collect, () => {})
    const nearness = (vector: Float32Array) => (item: Item) => {
      const name = names[item.at]
      const text = described[item.at]
      return Math.max(name ? dot(name, vector) : 0, text ? dot(text, vector) : 0)
    }
    const stock: Stock = {
      language,
      words: shop,
      shopFor: () => shop,
      nearness,
      strangeIn: (message) => strangeIn(message, shop.hasWord),
    }
    return { stock, learned }
  }

  function partStock(bot: StoredBot, language: LanguageCode) {
    const read = createItemReader(language)
    const recent = createRecent<number, Item>(rememberedItems)
    const words = wordsOfCatalog(bot)
    const categories = new Map<string, Float32Array>()
    const learnCategories = async () => {
      await catalog.indexed(bot)
      const names = catalog.vocabularyOf(bot).category.slice(0, maxCategories)
      await embeddings?.learn(names).catch(() => {})
      for (const name of names) {
        const vector = embeddings?.known(name)
        if (vector) categories.set(name, vector)
      }
    }
    const itemOf = (row: ProductDetails): Item => {
      const cached = recent.get(row.no)
      if (cached) return cached
      const [item] = read(catalog.variantsOf(bot, row))
      if (!item) throw new Error('A product has at least one version.')
      recent.set(row.no, item)
      return item
    }
    const rowOf = (id: string) => catalog.product(bot, id)?.row ?? null
    const stock: Stock = {
      language,
      words: { catalog: words, hasWord: words.has, items: [], surface: () => [] },
      shopFor: (asked) => partFor({ language, words, itemOf, rowOf, categories }, asked()),
      nearness: (vector) => categoryNearness(categories, vector),
      strangeIn: () => [],
    }
    return { stock, learnCategories }
  }

  function wordsOfCatalog(bot: StoredBot): CatalogWords {
    const count = rememberedBy((word) => catalog.countOf(bot, word))
    const isDescribed = rememberedBy((word) => catalog.hasWord(bot, word))
    const repaired = rememberedBy(
      (word) => catalog.findProducts(bot, { text: word, limit: 1 }).repaired[0]?.as ?? null,
    )
    return {
      has: (word) => count(word) > 0 || isDescribed(word),
      count,
      repaired,
      size: catalog.counts().get(bot.no) ?? 0,
    }
  }

  return {
    /** Until all of it is read, what is asked about is looked up. */
    stockOf: (bot: StoredBot): Stock => {
      const { whole, part } = keptOf(bot)
      return whole ?? part
    },

    /** Whether only a part of what it sells can be looked at yet, which is not all that there is. */
    isReading: (bot: StoredBot): boolean => !keptOf(bot).isRead,

    /** Whether what it sells now was read, or is being read. */
    isHeld: (bot: StoredBot): boolean => kept.get(bot.no)?.version === catalog.versionOf(bot),

    /** Resolves when what it sells is read, with its vectors where there are any. */
    ready: async (bot: StoredBot): Promise<void> => {
      lexicon ??= inSlices(makeKindNames())
      await Promise.all([lexicon, keptOf(bot).ready])
    },
  }
}

function rememberedBy<T>(read: (word: string) => T): (word: string) => T {
  const known = createRecent<string, T>(rememberedWords)
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const value = read(word)
    known.set(word, value)
    return value
  }
}

async function itemsIn(rows: readonly ProductDetails[], language: LanguageCode): Promise<Item[]> {
  const read = createItemReader(language)
  const groups = Map.groupBy(rows, groupOf)
  const items: Item[] = []
  let startedAt = performance.now()
  for (const group of groups.values()) {
    for (const item of read(group)) items.push({ ...item, at: items.length })
    if (performance.now() - startedAt < sliceMs) continue
    await new Promise((resolve) => setImmediate(resolve))
    startedAt = performance.now()
  }
  return items
}

/** More texts do not tell more. */
const looked = 80

/** What language a catalog is written in, whatever the bot is set to. */
function languageIn(rows: readonly ProductDetails[], botLanguage: LanguageCode): LanguageCode {
  const counts = new Map<LanguageCode, number>()
  for (const { description } of rows) {
    if (!description) continue
    const code = languageOf(description, { botLanguage })
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? botLanguage
}

function nameText(item: Item): string {
  const leaf = item.versions[0]?.row.category?.split(categorySeparator).at(-1)?.trim() ?? ''
  return leaf ? `${item.title} (${leaf})` : item.title
}

function describedText(item: Item): string {
  return `${item.title}. ${item.description.slice(0, 240)}`
}
