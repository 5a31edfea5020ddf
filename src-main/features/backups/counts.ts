import { readFrom } from '#main/db/copies.ts'
import type { Db } from '#main/db/open.ts'
import type { ShopCounts } from '#shared/schemas/backup.ts'

/** Numbers rise with every row, so what came later has a higher one than all that were there. */
const tables = {
  bots: 'bots',
  conversations: 'conversations',
  messages: 'messages',
  leads: 'leads',
  events: 'events',
  entries: 'knowledge',
  documents: 'documents',
} as const satisfies Record<keyof ShopCounts, string>
const names = Object.keys(tables) as (keyof ShopCounts)[]

export function countShop(db: Db): ShopCounts {
  return countEach((name) => count(db, `SELECT count(*) FROM ${tables[name]}`))
}

/** What the database has and the copy has not; null where the database cannot be read. */
export function countMissing(database: string, copy: string): ShopCounts | null {
  try {
    const last = readFrom(copy, (db) => countEach((name) => highest(db, name)))
    return readFrom(database, (db) =>
      countEach((name) => count(db, `SELECT count(*) FROM ${tables[name]} WHERE rowid > ${last[name]}`)),
    )
  } catch {
    return null
  }
}

function highest(db: Db, name: keyof ShopCounts): number {
  return count(db, `SELECT coalesce(max(rowid), 0) FROM ${tables[name]}`)
}

/** An older version may not have had the table. */
function count(db: Db, sql: string): number {
  try {
    return db.prepare<[], number>(sql).pluck().get() ?? 0
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no such table')) return 0
    throw error
  }
}

function countEach(one: (name: keyof ShopCounts) => number): ShopCounts {
  return Object.fromEntries(names.map((name) => [name, one(name)])) as ShopCounts
}
