import type { Db } from '#main/db/open.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { indexTable } from '#main/features/catalog/index-table.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { createRecent } from '#main/lib/recent.ts'
import { stem } from '#main/lib/text/stem.ts'
import type { FindText } from './codes.ts'
import type { FindRows, IndexRow } from './rows.ts'
import { createIndexBuilder, type SearchIndex } from './search-index.ts'

const size = 40
/** What a sync has just replaced may still be among what is found. */
const spare = 3
/** A word in more products than this is left out where a rarer one is asked for too: going through them takes too long. */
const common = 1000
/** One message is looked for several times over. */
const remembered = 8

/** While the index of a large catalog is being made: one of the few products alone that the full-text index has at once. */
export function createMakeshift(deps: {
  readonly db: Db
  readonly rows: FindRows
  readonly findTextOf: (botNo: number) => FindText
}) {
  const { db, rows, findTextOf } = deps
  const counters = new Map<number, (word: string) => number>()
  const made = createRecent<string, SearchIndex>(remembered)

  /** In how many products a word is. */
  function counterOf(botNo: number): (word: string) => number {
    const cached = counters.get(botNo)
    if (cached) return cached
    const table = `temp.product_words_${botNo}`
    db.exec(
      `CREATE VIRTUAL TABLE IF NOT EXISTS ${table} USING fts5vocab ('main', '${indexTable(botNo)}', 'row')`,
    )
    const statement = db.prepare<[string], number>(`SELECT doc FROM ${table} WHERE term = ?`).pluck()
    const count = (word: string) => statement.get(word) ?? 0
    counters.set(botNo, count)
    return count
  }

  function numbersFor(botNo: number, text: string): readonly number[] {
    const words = contentWords(text)
    if (words.length === 0) return rows.some(botNo, size)
    const find = findTextOf(botNo)
    const all = find(words.map(spellings).join(' AND '), size * spare)
    if (all.length > 0 || words.length === 1) return all
    const countOf = counterOf(botNo)
    const counted = words.map((word) => ({ word, count: countOf(word) })).filter(({ count }) => count > 0)
    const rarest = Math.min(...counted.map(({ count }) => count))
    const rare = counted.filter(({ count }) => count <= Math.max(common, rarest))
    return rare.length === 0 ? [] : find(rare.map(({ word }) => spellings(word)).join(' OR '), size * spare)
  }

  return (bot: StoredBot, text: string): SearchIndex => {
    const version = rows.version(bot.no)
    const name = `${bot.no} ${version} ${bot.language} ${text}`
    const cached = made.get(name)
    if (cached) return cached
    const index = make(bot, version, text)
    made.set(name, index)
    return index
  }

  function make(bot: StoredBot, version: number, text: string): SearchIndex {
    const builder = createIndexBuilder(version, bot.language)
    const visible: IndexRow[] = []
    for (const no of numbersFor(bot.no, text)) {
      const row = rows.one(bot.no, no)
      if (row) visible.push(row)
      if (visible.length === size) break
    }
    for (const row of visible.sort((a, b) => a.no - b.no)) builder.add(row)
    const steps = builder.finish()
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
}

/** Beginnings of words would be more, and take ten times as long. */
function spellings(word: string): string {
  return `("${word}" OR "${stem(word)}" OR "${word}s")`
}
