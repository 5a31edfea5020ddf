import type { Db } from '#main/db/open.ts'
import type { ProductRow } from '#main/features/catalog/repository.ts'
import type { Availability } from '#shared/schemas/widget.ts'

/** What the shelf takes of a product. */
export type ShelfRow = readonly [
  no: number,
  group_id: string | null,
  price_e4: number | null,
  sale_price_e4: number | null,
  currency: string | null,
  availability: Availability | null,
  stock: number | null,
  brand: string | null,
  category: string | null,
  hasImage: number,
  hasDescription: number,
  hasUrl: number,
]

export type ListedRow = Omit<ProductRow, 'description' | 'material' | 'tags'>

type WholeRow = ProductRow & {
  readonly made_version: number
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: string | null
  readonly group_id: string | null
  readonly attributes: string
}

type SyncRow = {
  readonly id: string
  readonly at: number
  readonly mode: 'replace' | 'merge'
  readonly received: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
  readonly rejected: number
}

const isVisible = 'from_version <= @version AND (to_version IS NULL OR to_version > @version)'
const syncColumns = `id, started_at + duration_ms AS at, mode, received, created, updated, unchanged, removed, rejected`

type Window = {
  readonly bot_no: number
  readonly version: number
  readonly after: number
  readonly up_to: number
}

export type ShelfRows = ReturnType<typeof createShelfRows>

/** The reading side for those who look through a whole catalog. */
export function createShelfRows(db: Db) {
  const version = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()
  const last = db.prepare<[], number>('SELECT coalesce(max(no), 0) FROM products').pluck()
  // By ranges of row numbers, so that each step is short whatever the other bots have.
  const window = db
    .prepare<Window, ShelfRow>(`
      SELECT no, group_id, price_e4, sale_price_e4, currency, availability, stock, brand, category,
        image_url IS NOT NULL, description IS NOT NULL, url IS NOT NULL
      FROM products WHERE no > @after AND no <= @up_to AND +bot_no = @bot_no AND ${isVisible} ORDER BY no`)
    .raw()
  const titles = db
    .prepare<Window, string>(`
      SELECT title FROM products
      WHERE no > @after AND no <= @up_to AND +bot_no = @bot_no AND ${isVisible} ORDER BY no`)
    .pluck()
  const names = db
    .prepare<Window, string>(`
      SELECT title || ' ' || id || ' ' || coalesce(brand, '') || ' ' || coalesce(gtin, '') || ' ' || coalesce(mpn, '') ||
        ' ' || coalesce(color, '') || ' ' || coalesce(size, '')
      FROM products WHERE no > @after AND no <= @up_to AND +bot_no = @bot_no AND ${isVisible} ORDER BY no`)
    .pluck()
  const title = db.prepare<[number], string>('SELECT title FROM products WHERE no = ?').pluck()
  const listed = db.prepare<[number], ListedRow>(`
    SELECT no, id, title, url, image_url, price_e4, sale_price_e4, currency, price_unit, availability, stock, brand, category, color,
      size, updated_at
    FROM products WHERE no = ?`)
  const whole = db.prepare<{ bot_no: number; id: string; version: number }, WholeRow>(`
    SELECT no, id, title, description, url, image_url, price_e4, sale_price_e4, currency, price_unit, availability, stock, brand,
      category, color, size, material, tags, updated_at, coalesce(credited_version, from_version) AS made_version, gtin, mpn, condition, group_id, attributes
    FROM products WHERE bot_no = @bot_no AND id = @id AND ${isVisible}`)
  const lastSync = db.prepare<[number], SyncRow>(
    `SELECT ${syncColumns} FROM sync_runs WHERE bot_no = ? ORDER BY started_at DESC, rowid DESC LIMIT 1`,
  )
  // The first one of that version is the one that made it; later ones found nothing to change.
  const syncOf = db.prepare<[number, number], SyncRow>(`
    SELECT ${syncColumns} FROM sync_runs WHERE bot_no = ? AND catalog_version = ? ORDER BY started_at, rowid LIMIT 1`)

  return {
    version: (botNo: number) => version.get(botNo) ?? 0,
    last: () => last.get() ?? 0,
    between: (place: Window) => window.all(place) as ShelfRow[],
    titles: (place: Window) => titles.all(place),
    /** By what a merchant looks a product up. */
    names: (place: Window) => names.all(place),
    title: (no: number) => title.get(no) ?? '',
    listed: (no: number) => listed.get(no),
    whole: (botNo: number, id: string, asOf: number) => whole.get({ bot_no: botNo, id, version: asOf }),
    lastSync: (botNo: number) => lastSync.get(botNo),
    syncOf: (botNo: number, madeVersion: number) => syncOf.get(botNo, madeVersion),
  }
}
