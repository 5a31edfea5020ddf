import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { CatalogFacets, ListedProduct, ProductDetails, ProductSort } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'

/** What a visitor chose: words, a category, an order and a page. */
export type Choice = {
  readonly query: string
  readonly category: string | null
  readonly sort: ShopSort
  readonly page: number
}
/** `best` is the order of a search. */
export type ShopSort = ProductSort | 'best'

/** A product in the grid, with what its variants offer together. */
export type ShopProduct = ListedProduct & {
  readonly colors: readonly string[]
  readonly price_min: number | null
  readonly price_max: number | null
  readonly available: number | null
}
export type ShopPage = {
  readonly products: readonly ShopProduct[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly categories: CatalogFacets['category']
}

export const pageSize = 24
/** Whoever wants to see more of a large catalog searches or picks a category. */
const mostPages = 100
/** The best of a search are all that is ordered another way. */
const mostFound = 480
const relatedCount = 4

/** A bot's catalog as a shop shows it. */
export function createShop({ catalog }: { readonly catalog: Catalog }) {
  const { browse } = catalog

  function withChoices(bot: StoredBot, product: ListedProduct): ShopProduct {
    const choices = catalog.product(bot, product.id)?.choices
    return {
      ...product,
      colors: choices?.colors ?? [],
      price_min: choices?.price_min ?? null,
      price_max: choices?.price_max ?? null,
      available: choices?.in_stock ?? null,
    }
  }

  const filterOf = (category: string | null) => ({
    brand: [],
    category: category === null ? [] : [category],
    availability: [],
    missing: [],
  })

  function list(bot: StoredBot, ask: { category: string | null; sort: ProductSort; limit: number }) {
    const { category, sort, limit } = ask
    return browse.list(bot.id, {
      filter: filterOf(category),
      query: '',
      sort,
      fold: true,
      limit,
      after: undefined,
      facets: true,
    })
  }

  async function found(bot: StoredBot, { query, category, sort }: Choice) {
    const { products } = await browse.search(bot.id, { query, limit: mostFound, filter: filterOf(category) })
    const collator = new Intl.Collator(bot.language, { numeric: true })
    const ordered = sort === 'best' ? products : [...products].sort(orders(collator)[sort])
    return { products: ordered, total: ordered.length }
  }

  return {
    page: async (bot: StoredBot, choice: Choice): Promise<ShopPage> => {
      const wanted = Math.min(choice.page, mostPages)
      const sort = choice.sort === 'best' ? 'newest' : choice.sort
      const listed = await list(bot, {
        category: choice.category,
        sort,
        limit: choice.query === '' ? wanted * pageSize : 1,
      })
      const { products, total } = choice.query === '' ? listed : await found(bot, choice)
      const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / pageSize)))
      const page = Math.min(wanted, pages)
      return {
        products: products
          .slice((page - 1) * pageSize, page * pageSize)
          .map((product) => withChoices(bot, product)),
        total,
        page,
        pages,
        categories: listed.facets?.category ?? [],
      }
    },

    product: (bot: StoredBot, id: string): Promise<ProductDetails> => browse.get(bot.id, id),

    /** Others of its category; of the one above where that has too few. */
    related: async (bot: StoredBot, product: ProductDetails): Promise<ShopProduct[]> => {
      const own = new Set([product.id, ...product.variants.map(({ id }) => id)])
      const steps = product.category?.split(categorySeparator) ?? []
      const chosen = new Map<string, ListedProduct>()
      for (let count = steps.length; count > 0 && chosen.size < relatedCount; count--) {
        const category = steps.slice(0, count).join(categorySeparator)
        const { products } = await list(bot, { category, sort: 'newest', limit: relatedCount * 2 + 1 })
        for (const one of products) if (!own.has(one.id)) chosen.set(one.id, one)
      }
      return [...chosen.values()].slice(0, relatedCount).map((one) => withChoices(bot, one))
    },

    categories: async (bot: StoredBot): Promise<CatalogFacets['category']> =>
      (await list(bot, { category: null, sort: 'newest', limit: 1 })).facets?.category ?? [],
  }
}

type Compare = (a: ListedProduct, b: ListedProduct) => number

function orders(collator: Intl.Collator): Readonly<Record<ProductSort, Compare>> {
  const price = ({ price, sale_price }: ListedProduct) => sale_price ?? price
  const byPrice =
    (turn: 1 | -1): Compare =>
    (a, b) => {
      const [one, other] = [price(a), price(b)]
      // What has no price comes last either way.
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return turn * (one - other)
    }
  return {
    newest: (a, b) => b.updated_at.localeCompare(a.updated_at),
    title: (a, b) => collator.compare(a.title, b.title),
    price_low: byPrice(1),
    price_high: byPrice(-1),
  }
}
