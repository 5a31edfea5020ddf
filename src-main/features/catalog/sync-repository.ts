import type { Db } from '#main/db/open.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import { createIndexTable, hasIndexTable, indexedText, indexTable } from './index-table.ts'
import { type ProductValue, productColumns } from './product.ts'

/** The newest state of a product, whether visitors see it yet or not. */
export type Head = { readonly no: number; readonly values: readonly ProductValue[] }
type HeadRow = [no: number, ...values: ProductValue[]]

export type SyncRepository = ReturnType<typeof createSyncRepository>

/** The writing side of the catalog: used by the worker, on a connection of its own. */
export function createSyncRepository(db: Db, botNo: number) {
  if (!hasIndexTable(db, botNo)) createIndexTable(db, botNo)
  const table = indexTable(botNo)

  const version = db.prepare<[number], number>('SELECT catalog_version FROM bots WHERE no = ?').pluck()
  const head = db
    .prepare<[number, string], HeadRow>(
      `SELECT no, ${productColumns.join(', ')} FROM products WHERE bot_no = ? AND id = ? AND to_version IS NULL`,
    )
    .raw()
  const names = [...productColumns, 'bot_no', 'from_version', 'credited_version', 'updated_at']
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
  const headIds = db.prepare<[number], string>(
    'SELECT id FROM products WHERE bot_no = ? AND to_version IS NULL',
  )
  const replaced = db.prepare<[number, number, number], number>(
    'SELECT no FROM products WHERE bot_no = ? AND to_version <= ? LIMIT ?',
  )
  const unborn = db.prepare<[number, number, number], number>(
    'SELECT no FROM products WHERE bot_no = ? AND from_version > ? LIMIT ?',
  )
  const revive = db.prepare<[number, number]>(
    'UPDATE products SET to_version = NULL WHERE bot_no = ? AND to_version > ?',
  )
  const pending = db.prepare<[number, string, number], number>(
    'SELECT no FROM products WHERE bot_no = ? AND id = ? AND from_version = ?',
  )
  const unretire = db.prepare<[number, string, number]>(
    'UPDATE products SET to_version = NULL WHERE bot_no = ? AND id = ? AND to_version = ?',
  )
  const beginWriting = db.prepare<[number]>(
    'UPDATE bots SET sync_after_no = (SELECT coalesce(max(no), 0) FROM products) WHERE no = ?',
  )
  const endWriting = db.prepare<[number]>('UPDATE bots SET sync_after_no = NULL WHERE no = ?')
  const setVersion = db.prepare<[number, number]>('UPDATE bots SET catalog_version = ? WHERE no = ?')
  const insertRun = db.prepare<Omit<SyncResult, 'errors' | 'sync_id' | 'bot_id'> & RunExtras>(`
    INSERT INTO sync_runs (id, bot_no, catalog_version, mode, received, created, updated, unchanged, removed, rejected,
      started_at, duration_ms)
    VALUES (@id, @bot_no, @catalog_version, @mode, @received, @created, @updated, @unchanged, @removed, @rejected,
      @started_at, @duration_ms)`)

  return {
    version: () => version.get(botNo) ?? 0,
    head: (id: string): Head | undefined => {
      const row = head.get(botNo, id)
      if (!row) return undefined
      const [no, ...values] = row
      return { no, values }
    },
    /** As if the product had not come in this sync. */
    takeBack: (id: string, version: number) => {
      const no = pending.pluck().get(botNo, id, version) as number | undefined
      if (no !== undefined) {
        unindex.run(no)
        remove.run(no)
      }
      unretire.run(botNo, id, version)
    },
    headIds: () => headIds.pluck().iterate(botNo) as IterableIterator<string>,
    insert: (product: Product, row: NewRow) => {
      const { lastInsertRowid } = insert.run(row.values, botNo, row.version, row.credited, row.at)
      index.run([lastInsertRowid, ...indexedText(product)])
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
    /** From here on rows are of the next version. */
    beginWriting: () => beginWriting.run(botNo),
    endWriting: () => endWriting.run(botNo),
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

type NewRow = {
  readonly values: readonly ProductValue[]
  readonly version: number
  /** The version that brought it first, where this one only brings it back. */
  readonly credited: number | null
  readonly at: number
}

type RunExtras = {
  readonly id: string
  readonly bot_no: number
  readonly catalog_version: number
  readonly started_at: number
}
