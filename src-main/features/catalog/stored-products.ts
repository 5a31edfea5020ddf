import type { Db } from '#main/db/open.ts'
import type { Product } from '#shared/schemas/product.ts'
import { type ProductValue, productColumns } from './product.ts'

type Row = [no: number, ...values: ProductValue[]]
type KeptRow = [no: number, version: number, at: number, ...values: ProductValue[]]

/** A product with the version that made it what it is, and when: an undo brings back both. */
export type KeptProduct = { readonly product: Product; readonly version: number; readonly at: number }

const page = 500
const columns = productColumns.join(', ')

/** Products as they were kept, whole: what visitors see now, in the order they came, or one by its number. */
export function createStoredProducts(db: Db, botNo: number) {
  const visible = db
    .prepare<{ bot_no: number; after: number; version: number; page: number }, KeptRow>(`
      SELECT no, coalesce(credited_version, from_version), updated_at, ${columns} FROM products
      WHERE bot_no = @bot_no AND no > @after AND from_version <= @version
        AND (to_version IS NULL OR to_version > @version)
      ORDER BY no LIMIT @page`)
    .raw()
  const byNo = db.prepare<[number], Row>(`SELECT no, ${columns} FROM products WHERE no = ?`).raw()
  const version = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()

  return {
    version: () => version.get(botNo) ?? 0,
    /** How many of what visitors see now have something in a column. */
    filled: (column: (typeof productColumns)[number]): number => {
      const count = db.prepare<[number, number, number], number>(`
        SELECT count(${column}) FROM products
        WHERE bot_no = ? AND from_version <= ? AND (to_version IS NULL OR to_version > ?)`)
      const now = version.get(botNo) ?? 0
      return Number(count.pluck().get(botNo, now, now) ?? 0)
    },
    byNo: (no: number): Product | null => {
      const row = byNo.get(no) as Row | undefined
      return row ? productOf(row) : null
    },
    /** A page at a time, so that no reading stays open while somebody writes. An earlier version until it is swept up. */
    pages: function* (asOf: number = version.get(botNo) ?? 0): Generator<KeptProduct[]> {
      for (let after = 0; ; ) {
        const rows = visible.all({ bot_no: botNo, after, version: asOf, page }) as KeptRow[]
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(keptOf)
        after = last[0]
      }
    },
  }
}

function keptOf([no, version, at, ...values]: KeptRow): KeptProduct {
  return { product: productOf([no, ...values]), version, at }
}

function productOf([, ...values]: Row): Product {
  const pairs = productColumns.map((name, index) => [name, values[index] ?? null] as const)
  const row = Object.fromEntries(pairs) as Record<string, ProductValue>
  return {
    ...row,
    tags: JSON.parse(String(row['tags'])),
    attributes: JSON.parse(String(row['attributes'])),
  } as Product
}
