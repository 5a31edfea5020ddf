import type { Db } from '#main/db/open.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import { createIndexTable, hasIndexTable, indexedText, indexTable } from './index-table.ts'

/** The newest state of a product, whether visitors see it yet or not. */
export type HeadRow = { readonly no: number; readonly from_version: number; readonly hash: Uint8Array }

const productColumns = [
  'id',
  'title',
  'description',
  'url',
  'image_url',
  'price_e4',
  'sale_price_e4',
  'currency',
  'availability',
  'stock',
  'brand',
  'category',
  'gtin',
  'mpn',
  'condition',
  'group_id',
  'color',
  'size',
  'material',
] as const

export type SyncRepository = ReturnType<typeof createSyncRepository>

/** The writing side of the catalog: used by the worker, on a connection of its own. */
export function createSyncRepository(db: Db, botNo: number) {
  if (!hasIndexTable(db, botNo)) createIndexTable(db, botNo)
  const table = indexTable(botNo)

  const version = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()
  const head = db.prepare<[number, string], HeadRow>(
    'SELECT no, from_version, hash FROM products WHERE bot_no = ? AND id = ? AND to_version IS NULL',
  )
  const names = [...productColumns, 'tags', 'attributes', 'bot_no', 'from_version', 'hash', 'updated_at']
  const insert = db.prepare<unknown[]>(
    `INSERT INTO products (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
  const index = db.prepare<unknown[]>(
    `INSERT INTO ${table} (rowid, title, brand, category, details, description) VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const retire = db.prepare<[number, number]>('UPDATE products SET to_version = ? WHERE no = ?')
  const remove = db.prepare<[number]>('DELETE FROM products WHERE no = ?')
  const unindex = db.prepare<[number]>(`DELETE FROM ${table} WHERE rowid = ?`)
  const heads = db.prepare<[number, number, number, number], number>(`
    SELECT no FROM products WHERE bot_no = ? AND to_version IS NULL AND from_version < ? AND no > ? ORDER BY no LIMIT ?`)
  const replaced = db.prepare<[number, number, number], number>(
    'SELECT no FROM products WHERE bot_no = ? AND to_version <= ? LIMIT ?',
  )
  const unborn = db.prepare<[number, number, number], number>(
    'SELECT no FROM products WHERE bot_no = ? AND from_version > ? LIMIT ?',
  )
  const revive = db.prepare<[number, number]>(
    'UPDATE products SET to_version = NULL WHERE bot_no = ? AND to_version > ?',
  )
  const setVersion = db.prepare<[number, number]>('UPDATE bots SET catalog_version = ? WHERE no = ?')
  const insertRun = db.prepare<Omit<SyncResult, 'errors' | 'sync_id' | 'bot_id'> & RunExtras>(`
    INSERT INTO sync_runs (id, bot_no, catalog_version, mode, received, created, updated, unchanged, removed, rejected,
      started_at, duration_ms)
    VALUES (@id, @bot_no, @catalog_version, @mode, @received, @created, @updated, @unchanged, @removed, @rejected,
      @started_at, @duration_ms)`)

  return {
    version: () => version.get(botNo) ?? 0,
    head: (id: string) => head.get(botNo, id),
    insert: (
      product: Product,
      row: { readonly hash: Uint8Array; readonly version: number; readonly at: number },
    ) => {
      const values = productColumns.map((name) => product[name])
      const { lastInsertRowid } = insert.run(
        ...values,
        JSON.stringify(product.tags),
        JSON.stringify(product.attributes),
        botNo,
        row.version,
        row.hash,
        row.at,
      )
      index.run(lastInsertRowid, ...indexedText(product))
    },
    retire: (no: number, atVersion: number) => retire.run(atVersion, no),
    remove: (no: number) => {
      unindex.run(no)
      remove.run(no)
    },
    /** The products of the catalog as it is, in pages. */
    headsAfter: (no: number, beforeVersion: number, limit: number) =>
      heads.pluck().all(botNo, beforeVersion, no, limit) as number[],
    replacedUpTo: (version: number, limit: number) => replaced.pluck().all(botNo, version, limit) as number[],
    unborn: (version: number, limit: number) => unborn.pluck().all(botNo, version, limit) as number[],
    revive: (version: number) => revive.run(botNo, version),
    setVersion: (version: number) => setVersion.run(version, botNo),
    insertRun: (
      run: SyncResult,
      extras: { readonly catalog_version: number; readonly started_at: number },
    ) => {
      const { errors: _, sync_id, bot_id: __, ...counts } = run
      insertRun.run({ ...counts, ...extras, id: sync_id, bot_no: botNo })
    },
  }
}

type RunExtras = {
  readonly id: string
  readonly bot_no: number
  readonly catalog_version: number
  readonly started_at: number
}
