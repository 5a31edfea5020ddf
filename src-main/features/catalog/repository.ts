import type { Db } from '#main/db/open.ts'
import type { Product } from '#shared/schemas/product.ts'

export type ProductRow = Omit<Product, 'gtin' | 'mpn' | 'condition' | 'group_id' | 'tags' | 'attributes'> & {
  readonly no: number
  /** As JSON. */
  readonly tags: string
  readonly updated_at: number
}

/** The reading side: what visitors see now, whatever a sync is writing beside it. */
export function createCatalogRepository(db: Db) {
  // All that came up to the catalog's version less those replaced by then: two indexes, and no product is read.
  const counts = db.prepare<[], { bot_no: number; count: number }>(`
    SELECT b.no AS bot_no,
      (SELECT count(*) FROM products p WHERE p.bot_no = b.no AND p.from_version <= b.catalog_version) -
      (SELECT count(*) FROM products p WHERE p.bot_no = b.no AND p.to_version <= b.catalog_version) AS count
    FROM bots b`)
  const lastRun = db.prepare<[number], { rejected: number; at: number }>(`
    SELECT rejected, started_at + duration_ms AS at FROM sync_runs WHERE bot_no = ? ORDER BY started_at DESC LIMIT 1`)

  return {
    counts: () => counts.all(),
    lastRun: (botNo: number) => lastRun.get(botNo),
  }
}
