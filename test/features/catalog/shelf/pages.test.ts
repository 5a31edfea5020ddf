import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProductSort, productSorts } from '#shared/schemas/catalog.ts'
import { openCatalog } from '../find/shop.ts'

const noFilter = { brand: [], category: [], availability: [], missing: [] }

/** Few values, so that most products are equal by what they are sorted by. */
const productsOf = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 400 }).map(String),
    title: fc.constantFrom('Tent', 'tent', 'Tént', 'Tent 2', 'Tent 10', 'Ärmel', 'Zelt', '🏕️'),
    price: fc.constantFrom(null, 0, 5, 5, 7.25),
    sale_price: fc.constantFrom(null, null, 4),
    group_id: fc.constantFrom(null, null, 'A', 'B'),
    brand: fc.constantFrom(null, 'X', 'Y'),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 60 },
)

describe('the pages of a list', () => {
  it('hold each product exactly once, in one order, whatever is equal', async () => {
    const ask = fc.record({
      products: productsOf,
      sort: fc.constantFrom(...productSorts),
      limit: fc.integer({ min: 1, max: 7 }),
      fold: fc.boolean(),
      brand: fc.constantFrom<string[]>([], ['X']),
    })
    const { catalog, bot, fill } = await openCatalog([{ id: '1', title: 'x' }])
    await fc.assert(
      fc.asyncProperty(ask, async ({ products, sort, limit, fold, brand }) => {
        fill(products)
        const base = { filter: { ...noFilter, brand }, query: '', sort, fold, facets: false }
        const whole = await catalog.browse.list(bot.id, { ...base, limit: 500, after: undefined })
        const fitting = products.filter((one) => brand.length === 0 || one.brand === 'X')
        const kept = fold
          ? new Set(fitting.map((one) => one.group_id ?? `id ${one.id}`)).size
          : fitting.length
        expect(whole.products).toHaveLength(kept)
        expect(whole.next).toBeNull()
        if (!fold)
          expect(whole.products.map(({ id }) => id).sort()).toEqual(fitting.map(({ id }) => id).sort())

        const paged: string[] = []
        let after: string | undefined
        do {
          const page = await catalog.browse.list(bot.id, { ...base, limit, after })
          expect(page.total).toBe(kept)
          paged.push(...page.products.map(({ id }) => id))
          after = page.next ?? undefined
        } while (after !== undefined && paged.length <= kept)
        expect(paged).toEqual(whole.products.map(({ id }) => id))
        expect(isOrdered(whole.products, sort)).toBe(true)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it('do not tear when the catalog changes between them', async () => {
    const many = (count: number, price: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `P${index}`, title: `Tent ${index}`, price }))
    const { catalog, bot, fill } = await openCatalog(many(500, 5))
    const base = {
      filter: noFilter,
      query: '',
      sort: 'title' as const,
      fold: true,
      facets: false,
      limit: 100,
    }
    const reading = Promise.all(
      Array.from({ length: 5 }, () => catalog.browse.list(bot.id, { ...base, after: undefined })),
    )
    fill(many(300, 6))
    for (const { products, total } of await reading) {
      expect(products).toHaveLength(100)
      expect([300, 500]).toContain(total)
      expect(new Set(products.map(({ price }) => price)).size).toBe(1)
    }
  })
})

function isOrdered(
  products: readonly {
    readonly title: string
    readonly price: number | null
    readonly sale_price: number | null
  }[],
  sort: ProductSort,
): boolean {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const paid = ({ price, sale_price }: (typeof products)[number]) =>
    sale_price !== null && price !== null && sale_price < price ? sale_price : (price ?? sale_price)
  return products.slice(1).every((one, index) => {
    const before = products[index] ?? one
    if (sort === 'newest') return true
    if (sort === 'title') return collator.compare(before.title, one.title) <= 0
    const [a, b] = [paid(before), paid(one)]
    if (a === null || b === null) return b === null
    return sort === 'price_low' ? a <= b : a >= b
  })
}
