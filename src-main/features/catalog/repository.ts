import type { Db } from '#main/db/open.ts'
import type { Availability } from '#shared/schemas/widget.ts'
import { hasIndexTable, indexTable } from './index-table.ts'

export type ProductRow = {
  readonly no: number
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly url: string | null
  readonly image_url: string | null
  readonly price_e4: number | null
  readonly sale_price_e4: number | null
  readonly currency: string | null
  readonly availability: Availability | null
  readonly stock: number | null
  readonly brand: string | null
  readonly category: string | null
  readonly color: string | null
  readonly size: string | null
  readonly material: string | null
  readonly tags: string
  readonly updated_at: number
}

export type FoundRow = ProductRow & { readonly score: number }
type Hit = { readonly no: number; readonly score: number }

/** The reading side: what visitors see now, whatever a sync is writing beside it. */
export function createCatalogRepository(db: Db) {
  const visible = db.prepare<{ no: number; bot_no: number }, ProductRow>(`
    SELECT p.no, p.id, p.title, p.description, p.url, p.image_url, p.price_e4, p.sale_price_e4, p.currency,
      p.availability, p.stock, p.brand, p.category, p.color, p.size, p.material, p.tags, p.updated_at
    FROM products p JOIN bots b ON b.no = p.bot_no
    WHERE p.no = @no AND p.bot_no = @bot_no AND p.from_version <= b.catalog_version
      AND (p.to_version IS NULL OR p.to_version > b.catalog_version)`)
  const count = db
    .prepare<[], number>(`
      SELECT count(*) FROM products p JOIN bots b ON b.no = p.bot_no
      WHERE p.from_version <= b.catalog_version AND (p.to_version IS NULL OR p.to_version > b.catalog_version)`)
    .pluck()

  // The index of a bot comes into being with its first sync.
  const searches = new Map<number, ReturnType<typeof prepareSearch>>()
  const prepareSearch = (botNo: number) =>
    db.prepare<[string, number, number], Hit>(`
      SELECT rowid AS no, -rank AS score FROM ${indexTable(botNo)}
      WHERE ${indexTable(botNo)} MATCH ? ORDER BY rank LIMIT ? OFFSET ?`)

  function searchOf(botNo: number) {
    const known = searches.get(botNo)
    if (known || !hasIndexTable(db, botNo)) return known
    const search = prepareSearch(botNo)
    searches.set(botNo, search)
    return search
  }

  return {
    count: () => count.get() ?? 0,
    /**
     * Best first. The index also holds what a sync is just writing or has just replaced: those are passed over, and the
     * next page is fetched when that left too few.
     */
    search: (botNo: number, match: string, limit: number): FoundRow[] => {
      const search = searchOf(botNo)
      const found: FoundRow[] = []
      if (!search) return found
      const page = Math.max(limit, 10)
      for (let offset = 0; ; offset += page) {
        const hits = search.all(match, page, offset)
        for (const { no, score } of hits) {
          const row = visible.get({ no, bot_no: botNo })
          if (row) found.push({ ...row, score })
          if (found.length === limit) return found
        }
        if (hits.length < page) return found
      }
    },
  }
}
