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
  // All that came up to the catalog's version less those replaced by then: two indexes, and no product is read.
  const counts = db.prepare<[], { bot_no: number; count: number }>(`
    SELECT b.no AS bot_no,
      (SELECT count(*) FROM products p WHERE p.bot_no = b.no AND p.from_version <= b.catalog_version) -
      (SELECT count(*) FROM products p WHERE p.bot_no = b.no AND p.to_version <= b.catalog_version) AS count
    FROM bots b`)
  const lastRun = db.prepare<[number], { rejected: number; at: number }>(`
    SELECT rejected, started_at + duration_ms AS at FROM sync_runs WHERE bot_no = ? ORDER BY started_at DESC LIMIT 1`)

  // The index of a bot comes into being with its first sync.
  const searches = new Map<number, ReturnType<typeof prepareSearches>>()

  function searchesOf(botNo: number) {
    const known = searches.get(botNo)
    if (known || !hasIndexTable(db, botNo)) return known
    const prepared = prepareSearches(db, indexTable(botNo))
    searches.set(botNo, prepared)
    return prepared
  }

  return {
    counts: () => counts.all(),
    lastRun: (botNo: number) => lastRun.get(botNo),
    /**
     * Best first. The index also holds what a sync is just writing, which is cut off by its number, and for a while what it
     * has replaced: a few such are passed over, and where that leaves too few, the visible ones alone are asked for.
     */
    search: (botNo: number, match: string, limit: number): FoundRow[] => {
      const prepared = searchesOf(botNo)
      if (!prepared) return []
      const wanted = { bot_no: botNo, match, limit: limit * 2 + spare }
      const found = rowsOf(botNo, prepared.fast.all(wanted), limit)
      if (found.isEnough) return found.rows
      return rowsOf(botNo, prepared.exact.all({ ...wanted, limit }), limit).rows
    },
  }

  function rowsOf(botNo: number, hits: readonly Hit[], limit: number) {
    const rows: FoundRow[] = []
    let passedOver = 0
    for (const { no, score } of hits) {
      if (rows.length === limit) break
      const row = visible.get({ no, bot_no: botNo })
      if (row) rows.push({ ...row, score })
      else passedOver++
    }
    return { rows, isEnough: rows.length === limit || passedOver === 0 }
  }
}

/** Read beyond what is asked for, in case some of it was replaced a moment ago. */
const spare = 10

function prepareSearches(db: Db, table: string) {
  const upTo = 'SELECT coalesce(sync_after_no, 9e15) FROM bots WHERE no = @bot_no'
  return {
    fast: db.prepare<SearchInput, Hit>(`
      SELECT rowid AS no, -rank AS score FROM ${table}
      WHERE ${table} MATCH @match AND rowid <= (${upTo}) ORDER BY rank LIMIT @limit`),
    exact: db.prepare<SearchInput, Hit>(`
      SELECT i.rowid AS no, -i.rank AS score
      FROM ${table} i JOIN products p ON p.no = i.rowid JOIN bots b ON b.no = p.bot_no
      WHERE i.${table} MATCH @match AND b.no = @bot_no AND p.from_version <= b.catalog_version
        AND (p.to_version IS NULL OR p.to_version > b.catalog_version)
      ORDER BY i.rank LIMIT @limit`),
  }
}

type SearchInput = { readonly bot_no: number; readonly match: string; readonly limit: number }
