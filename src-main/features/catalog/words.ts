import type { Db } from '#main/db/open.ts'
import { createMatching, type Search } from '#main/db/word-search.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { hasIndexTable, indexTable } from './index-table.ts'

type ProductRow = {
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly category: string | null
  readonly description: string | null
  readonly updated_at: number
}
type FindIn = (search: Search, limit: number) => ProductRow[]

/** What a sync has just replaced may still be among what is found. */
const looked = 60

/** Finds products of all catalogs by the beginnings of words; visitors' own search ranks instead, and forgives. */
export function createProductWords(db: Db) {
  const byBot = new Map<number, FindIn>()

  function findIn(botNo: number): FindIn | null {
    const prepared = byBot.get(botNo)
    if (prepared) return prepared
    if (!hasIndexTable(db, botNo)) return null
    const made = prepare(botNo)
    byBot.set(botNo, made)
    return made
  }

  function prepare(botNo: number): FindIn {
    const table = indexTable(botNo)
    const matching = createMatching(db, table, { isBounded: true })
    const find = db.prepare<{ query: string; limit: number }, ProductRow>(`
      SELECT p.id, p.title, p.brand, p.category, p.description, p.updated_at
      FROM (SELECT rowid AS no FROM ${table} WHERE ${table} MATCH @query ORDER BY rowid DESC LIMIT ${looked}) f
      JOIN products p ON p.no = f.no JOIN bots b ON b.no = p.bot_no
      WHERE p.from_version <= b.catalog_version AND (p.to_version IS NULL OR p.to_version > b.catalog_version)
      ORDER BY p.updated_at DESC LIMIT @limit`)
    return (search, limit) => {
      const { query } = matching(search)
      // Their names first: what is only mentioned in a description is rarely what is looked for.
      const named = find.all({ query: `{title brand details} : (${query})`, limit })
      return named.length > 0 ? named : find.all({ query, limit })
    }
  }

  return (bots: readonly StoredBot[], search: Search, limit: number) =>
    bots
      .flatMap(({ no, id: bot_id }) => (findIn(no)?.(search, limit) ?? []).map((row) => ({ ...row, bot_id })))
      .sort((a, b) => b.updated_at - a.updated_at)
      .slice(0, limit)
}
