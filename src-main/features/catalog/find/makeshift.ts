import type { Db } from '#main/db/open.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { indexTable } from '#main/features/catalog/index-table.ts'
import { contentWords, matchQuery } from '#main/lib/words.ts'
import type { FindRows } from './rows.ts'
import { createIndexBuilder, type SearchIndex } from './search-index.ts'

/** Row numbers of what visitors see, best first. */
export type SearchRows = (botNo: number, match: string, limit: number) => readonly { readonly no: number }[]

const size = 40
/** A word in more products than this is left out where a rarer one is asked for too: going through them takes too long. */
const common = 1000

/** While the index of a large catalog is being made: one of the products alone that the full-text index holds for the best. */
export function createMakeshift(deps: {
  readonly db: Db
  readonly rows: FindRows
  readonly search: SearchRows
}) {
  const { db, rows, search } = deps
  const counters = new Map<number, (word: string) => number>()

  /** In how many products a word is. */
  function counterOf(botNo: number): (word: string) => number {
    const known = counters.get(botNo)
    if (known) return known
    const table = `temp.product_words_${botNo}`
    db.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS ${table} USING fts5vocab ('main', '${indexTable(botNo)}', 'row')`,
    )
    const statement = db.prepare<[string], number>(`SELECT doc FROM ${table} WHERE term = ?`).pluck()
    const count = (word: string) => statement.get(word) ?? 0
    counters.set(botNo, count)
    return count
  }

  function numbersFor(botNo: number, text: string): ReadonlySet<number> {
    const words = contentWords(text)
    if (words.length === 0) return new Set(rows.some(botNo, size))
    const found = new Set(search(botNo, matchQuery(words, 'AND'), size).map(({ no }) => no))
    if (found.size > 0 || words.length === 1) return found
    const countOf = counterOf(botNo)
    const counted = words.map((word) => ({ word, count: countOf(word) })).filter(({ count }) => count > 0)
    const rarest = Math.min(...counted.map(({ count }) => count))
    const telling = counted.filter(({ count }) => count <= Math.max(common, rarest)).map(({ word }) => word)
    if (telling.length > 0) for (const { no } of search(botNo, matchQuery(telling, 'OR'), size)) found.add(no)
    return found
  }

  return (bot: StoredBot, text: string): SearchIndex => {
    const builder = createIndexBuilder(rows.version(bot.no), bot.language)
    const numbers = [...numbersFor(bot.no, text)].sort((a, b) => a - b)
    for (const no of numbers) {
      const row = rows.one(bot.no, no)
      if (row) builder.add(row)
    }
    const steps = builder.finish()
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
}
