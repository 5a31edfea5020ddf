import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, ProductDetails } from '#main/features/catalog/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import { dot } from '#main/lib/dot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { languageOf } from '../understand/index.ts'
import type { Item } from './item.ts'
import { createShop, type Shop } from './shop.ts'

/** Larger catalogs are searched by their index alone: reading one takes too long for the loop, and so do their vectors. */
const mostProducts = 1500
/** The goods of a bot, ready to be asked about. */
export type Stock = {
  readonly shop: Shop
  /** How near a vector is to the item's name, and to its description. */
  readonly nearness: (vector: Float32Array) => (item: Item) => number
}

type Kept = {
  readonly version: number
  readonly language: string
  readonly stock: Stock
  readonly learned: Promise<unknown>
}

export type Shops = ReturnType<typeof createShops>

export function createShops(deps: {
  readonly catalog: Catalog
  readonly embeddings?: Embeddings | undefined
}) {
  const kept = new Map<number, Kept>()

  function make(bot: StoredBot, version: number): Kept | null {
    const rows = deps.catalog.everyProduct(bot, mostProducts)
    if (!rows) return null
    const shop = createShop(rows, languageIn(rows, bot.language))
    const texts = shop.items.map((item) => [nameText(item), describedText(item)] as const)
    const names: (Float32Array | undefined)[] = []
    const described: (Float32Array | undefined)[] = []
    const { embeddings } = deps
    const collect = () => {
      for (const [at, [name, text]] of texts.entries()) {
        names[at] ??= embeddings?.known(name)
        described[at] ??= embeddings?.known(text)
      }
    }
    const learned = embeddings ? embeddings.learn(texts.flat()).then(collect, () => {}) : Promise.resolve()
    collect()
    const nearness = (vector: Float32Array) => (item: Item) => {
      const name = names[item.at]
      const text = described[item.at]
      return Math.max(name ? dot(name, vector) : 0, text ? dot(text, vector) : 0)
    }
    return { version, language: bot.language, stock: { shop, nearness }, learned }
  }

  function keptOf(bot: StoredBot): Kept | null {
    const version = deps.catalog.versionOf(bot)
    const known = kept.get(bot.no)
    const fresh = known?.version === version && known.language === bot.language ? known : make(bot, version)
    if (fresh) kept.set(bot.no, fresh)
    return fresh
  }

  return {
    /** Null where the catalog is too large to be held here. */
    stockOf: (bot: StoredBot): Stock | null => keptOf(bot)?.stock ?? null,

    /** Resolves when the vectors of what it sells are there, or cannot be. */
    ready: async (bot: StoredBot): Promise<void> => {
      await (deps.embeddings?.state().available ? keptOf(bot)?.learned : null)
    },
  }
}

/** More texts do not tell more. */
const looked = 80

/** What language a catalog is written in, whatever the bot is set to. */
function languageIn(rows: readonly ProductDetails[], botLanguage: LanguageCode): LanguageCode {
  const counts = new Map<LanguageCode, number>()
  const step = Math.max(1, Math.floor(rows.length / looked))
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at]
    if (!row?.description) continue
    const code = languageOf(row.description, { botLanguage })
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
