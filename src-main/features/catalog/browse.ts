import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { isoTime } from '#main/lib/clock.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { problem } from '#shared/problem.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type {
  CatalogStats,
  ProductDetails,
  ProductFilter,
  SearchedProduct,
  SearchResult,
} from '#shared/schemas/catalog.ts'
import { isConfidential } from './confidential.ts'
import type { Finder } from './find/finder.ts'
import type { FindAsk, Finding, ProductHit } from './find/types.ts'
import { breaksOf, tally } from './shelf/filter.ts'
import { type ListAsk, pageOf, prepareList } from './shelf/list.ts'
import { createShelfRows } from './shelf/rows.ts'
import { groupOf, missingBits, missingNamesOf, positionOf, type Shelf } from './shelf/shelf.ts'
import { createShelves } from './shelf/shelves.ts'
import { showListed } from './shelf/show.ts'
import { statsOf } from './shelf/stats.ts'

/** Which run of a source made this version of a bot's catalog, where one did. */
export type RunOfVersion = (
  botId: string,
  version: number,
) => NonNullable<ProductDetails['changed_by']>['run']

/** What a visitor's words ask for, as far as the catalog's own search knows it, and what keeps the rest of it. */
export type SearchWish = {
  readonly ask: FindAsk
  readonly keep: ((hits: readonly ProductHit[]) => readonly ProductHit[]) | null
  /** What it must not have. */
  readonly excluded: readonly string[]
}
/** Reads words as the chat does; null where they are nothing but words. */
export type WishOf = (bot: StoredBot, text: string) => SearchWish | null

/** The most variants shown: nobody reads more. */
const maxVariants = 200
/** The best of a search, of which a filter leaves some. */
const mostFound = 500

const noFilter: ProductFilter = { brand: [], category: [], availability: [], missing: [] }

/** For people who look through a catalog: lists, one product whole, numbers, and the visitors' own search. */
export function createBrowse(deps: {
  readonly db: Db
  readonly view: View
  readonly bots: Bots
  readonly finder: Finder
}) {
  const { bots, finder } = deps
  const rows = createShelfRows(deps.db)
  const shelves = createShelves({ ...deps, rows })

  function shown(shelf: Shelf, place: number) {
    const row = rows.listed(shelf.numbers[place] ?? 0)
    if (!row) return []
    const missing = missingNamesOf(shelf.missing[place] ?? 0)
    return [showListed(row, { missing, variant_count: groupOf(shelf, place).length })]
  }

  function details(bot: StoredBot, id: string, shelf: Shelf, runOf: RunOfVersion): ProductDetails {
    const row = rows.whole(bot.no, id, shelf.version)
    if (!row) {
      const detail = `There is no product with the id ${JSON.stringify(id)} in this catalog any more. Look under Products.`
      throw problem('not_found', detail)
    }
    const place = positionOf(shelf, row.no)
    const group = groupOf(shelf, place)
    const sync = rows.syncOf(bot.no, row.made_version)
    const missing = missingNamesOf(shelf.missing[place] ?? 0)
    return {
      ...showListed(row, { missing, variant_count: group.length }),
      bot_id: bot.id,
      description: row.description,
      gtin: row.gtin,
      mpn: row.mpn,
      condition: row.condition,
      group_id: row.group_id,
      material: row.material,
      tags: JSON.parse(row.tags) as string[],
      attributes: Object.entries(JSON.parse(row.attributes) as Record<string, string>).map(
        ([name, value]) => ({ name, value, confidential: isConfidential(name) }),
      ),
      variants:
        group.length > 1 ? [...group.subarray(0, maxVariants)].flatMap((one) => shown(shelf, one)) : [],
      changed_by: sync
        ? { sync_id: sync.id, at: isoTime(sync.at), run: runOf(bot.id, row.made_version) }
        : null,
    }
  }

  /** Those of the hits that keep the filter. */
  function filtered(bot: StoredBot, hits: readonly ProductHit[], filter: ProductFilter) {
    return shelves.read(bot, nothing, (shelf) => {
      const breaks = breaksOf(shelf, filter, null)
      return hits.filter(({ row }) => {
        const place = positionOf(shelf, row.no)
        return place !== -1 && breaks(place) === 0
      })
    })
  }

  return {
    list: (botId: string, ask: ListAsk): Promise<CallOutput<'catalog.list'>> => {
      const bot = bots.get(botId)
      const place = { rows, botNo: bot.no, collator: collatorOf(bot.language) }
      return shelves.read(
        bot,
        (shelf, make) => prepareList(place, ask, { shelf, make }),
        (shelf, { found, facets }) => {
          const { places, next } = pageOf(place, shelf, { found, ask })
          return {
            products: [...places].flatMap((one) => shown(shelf, one)),
            total: found.length,
            next,
            facets,
          }
        },
      )
    },

    get: (botId: string, id: string, runOf: RunOfVersion = () => null): Promise<ProductDetails> => {
      const bot = bots.get(botId)
      return shelves.read(bot, nothing, (shelf) => details(bot, id, shelf, runOf))
    },

    stats: (botId: string): Promise<CatalogStats> => {
      const bot = bots.get(botId)
      return shelves.read(
        bot,
        async (shelf, make) => {
          const facets = await make('all facets', () => tally(shelf, () => 0))
          return make('stats', () => statsOf(shelf, facets))
        },
        (_, counted) => {
          const last = rows.lastSync(bot.no)
          return { bot_id: bot.id, ...counted, last_sync: last ? lastSyncOf(last) : null }
        },
      )
    },

    /** What a visitor would find, with the score of each and why. */
    search: async (
      botId: string,
      ask: { readonly query: string; readonly limit: number; readonly filter?: ProductFilter },
      wishOf: WishOf = () => null,
    ): Promise<SearchResult> => {
      const { query, limit, filter = noFilter } = ask
      const bot = bots.get(botId)
      const wish = wishOf(bot, query)
      if (!wish && contentWords(query).length === 0) return nothingFound
      const isFiltered = Object.values(filter).some((wanted) =>
        Array.isArray(wanted) ? wanted.length > 0 : true,
      )
      const asked = { ...(wish?.ask ?? { text: query }), limit: isFiltered || wish?.keep ? mostFound : limit }
      const wished = await finder.findWhole(bot, asked)
      const plain = wish?.keep && !isLimited(wish.ask) ? { text: query, limit: mostFound } : null
      const { found, kept } =
        wish && plain
          ? keptOf(wish, query, wished, await finder.findWhole(bot, plain))
          : { found: wished, kept: wish?.keep?.(wished.hits) ?? wished.hits }
      const hits = isFiltered ? await filtered(bot, kept, filter) : kept
      return {
        products: hits.slice(0, limit).map(showSearched),
        total: wish?.keep ? kept.length : found.total,
        level: found.level,
        repaired: [...found.repaired],
        // Descriptions are looked at for the best alone, so the finder cannot know of these.
        unknown_words: found.missing.filter((word) =>
          found.hits.every(({ matched }) => matched.every((match) => match.word !== word)),
        ),
      }
    },
  }
}

/** By price, stock or order: what its words alone find need not keep to that. */
function isLimited({ order, limits }: FindAsk): boolean {
  return order !== 'best' || Object.values(limits ?? {}).some((limit) => limit !== null && limit !== false)
}

/** What is as it was wished for, of what its words alone find and what they find without the wish; those words where nothing is. */
function keptOf(wish: SearchWish, query: string, wished: Finding, plain: Finding) {
  const { keep, excluded } = wish
  const byWords = { found: plain, kept: plain.hits }
  if (!keep || isName(query, excluded, plain.hits)) return byWords
  const rows = new Set(plain.hits.map(({ row }) => row.no))
  const all =
    excluded.length > 0 ? [...plain.hits, ...wished.hits.filter(({ row }) => !rows.has(row.no))] : wished.hits
  const kept = keep(all)
  return kept.length > 0 ? { found: wished, kept } : byWords
}

const looked = 10

/** "Listen without prejudice", "the bite not collar": something is called so, and nothing is meant to be left out. */
function isName(query: string, excluded: readonly string[], hits: readonly ProductHit[]): boolean {
  const said = wordsOf(query)
  const titles = hits.slice(0, looked).map(({ row }) => ` ${wordsOf(row.title).join(' ')} `)
  const isSaid = (...words: (string | undefined)[]) =>
    titles.some((title) => title.includes(` ${words.join(' ')} `))
  return excluded.some((word) => {
    const at = said.indexOf(word)
    return at > 0 && (isSaid(said[at - 1], word) || (at > 1 && isSaid(said[at - 2], said[at - 1])))
  })
}

/** Where the shelf itself is all that is needed. */
const nothing = async () => null

const collators = new Map<string, Intl.Collator>()

function collatorOf(language: string): Intl.Collator {
  const collator =
    collators.get(language) ?? new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, collator)
  return collator
}

const nothingFound: SearchResult = { products: [], total: 0, level: 'none', repaired: [], unknown_words: [] }

function showSearched({ row, score, coverage, all_words, matched, choices }: ProductHit): SearchedProduct {
  const bits = missingBits({
    image: row.image_url,
    price: row.price_e4 !== null || row.sale_price_e4 !== null,
    description: row.description,
    url: row.url,
    brand: row.brand,
    category: row.category,
  })
  return {
    ...showListed(row, { missing: missingNamesOf(bits), variant_count: choices?.count ?? 1 }),
    description: row.description,
    score,
    coverage,
    all_words,
    matched: matched.map((match) => ({ ...match, fields: [...match.fields] })),
  }
}

function lastSyncOf({ id, at, ...counts }: { readonly id: string; readonly at: number } & Counts) {
  return { sync_id: id, at: isoTime(at), ...counts }
}

type Counts = Omit<NonNullable<CatalogStats['last_sync']>, 'sync_id' | 'at'>
