import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { hasIndexTable, indexTable } from '#main/features/catalog/index-table.ts'
import type { BuildIndex } from './build.ts'
import { choicesOf, membersOf } from './choices.ts'
import type { FindText } from './codes.ts'
import { findIn } from './find.ts'
import { createIndexes } from './indexes.ts'
import { createLookedAt, lookedAt } from './looked-at.ts'
import { createMakeshift } from './makeshift.ts'
import { stemOf } from './product-words.ts'
import { createFindRows } from './rows.ts'
import { createScratch } from './scratch.ts'
import { docOf, frequency, termOf } from './search-index.ts'
import type { CatalogVocabulary, FindAsk, Finding, ProductDetails, ProductHit } from './types.ts'
import { emptyVocabulary } from './vocabulary.ts'

export type Finder = ReturnType<typeof createFinder>

/** A hundred thousand products are read in a few seconds; after that what there is has to do. */
const patienceMs = 20_000
const lookMs = 10
/** More sizes and colours than any product has, but for what was grouped by mistake. */
const mostVariants = 200

/** The product search behind the catalog's door. */
export function createFinder(deps: {
  readonly db: Db
  readonly view: View
  /** Without it indexes are made here, in slices. */
  readonly build?: BuildIndex | undefined
}) {
  const { db, view } = deps
  const rows = createFindRows(db)
  const recent = createLookedAt(rows)
  const indexes = createIndexes({ db, rows, build: deps.build, onMade: recent.forget })
  const makeshift = createMakeshift({ db, rows, findTextOf })
  const texts = new Map<number, FindText>()
  const vocabularies = new Map<number, CatalogVocabulary>()

  function findTextOf(botNo: number): FindText {
    const cached = texts.get(botNo)
    if (cached) return cached
    if (!hasIndexTable(db, botNo)) return () => []
    const table = indexTable(botNo)
    // Newest first: what a sync has replaced is found last, what it is just writing not at all.
    const statement = db
      .prepare<{ match: string; bot_no: number; limit: number }, number>(`
        SELECT rowid FROM ${table} WHERE ${table} MATCH @match
          AND rowid <= (SELECT coalesce(sync_after_no, 9e15) FROM bots WHERE no = @bot_no)
        ORDER BY rowid DESC LIMIT @limit`)
      .pluck()
    const find: FindText = (match, limit) => statement.all({ match, bot_no: botNo, limit })
    texts.set(botNo, find)
    return find
  }

  function find(bot: StoredBot, ask: FindAsk): Finding {
    const ready = indexes.current(bot)
    const isWhole = ready?.index.version === rows.version(bot.no)
    // Of the index of the catalog before, rows may go at any time.
    const looked = isWhole ? recent.rows : lookedAt(rows)
    const common = { rows: looked, botNo: bot.no, findText: findTextOf(bot.no) }
    const found = ready && findIn({ ...ready, ...common, complete: true }, ask)
    // What only the new catalog has, the index of the one before does not know.
    if (found && (found.hits.length > 0 || isWhole)) return found
    const index = makeshift(bot, ask.text)
    return findIn({ index, scratch: createScratch(index.size), ...common, complete: false }, ask)
  }

  function prepare(bot: StoredBot): boolean {
    return view(() => indexes.isWhole(bot))
  }

  function isIndexing(bot: StoredBot): boolean {
    return view(() => indexes.current(bot) === null)
  }

  return {
    findProducts: (bot: StoredBot, ask: FindAsk): Finding => view(() => find(bot, ask)),

    /** The product of this id and no other, as visitors see it now. */
    product: (bot: StoredBot, id: string): ProductHit | null =>
      view(() => {
        const no = rows.byId(bot.no, id)
        const row = no === undefined ? undefined : rows.details(no)
        if (no === undefined || !row) return null
        const index = indexes.current(bot)?.index
        const doc = index && docOf(index, no)
        const choices = index && doc !== undefined ? choicesOf(index, doc) : null
        return { row, score: 1, coverage: 1, title_coverage: 1, all_words: true, matched: [], choices }
      }),

    /** This row and the other variants of its product, where it has any. */
    variantsOf: (bot: StoredBot, row: ProductDetails): ProductDetails[] =>
      view(() => {
        const index = row.group_id === null ? null : (indexes.current(bot)?.index ?? null)
        const doc = index ? docOf(index, row.no) : undefined
        if (!index || doc === undefined) return [row]
        const members = [...membersOf(index, doc)].slice(0, mostVariants)
        return members.flatMap((member) => rows.details(index.numbers[member] ?? 0) ?? [])
      }),

    /** How many products have the word in more than their description. */
    countOf: (bot: StoredBot, word: string): number =>
      view(() => {
        const index = indexes.current(bot)?.index
        const term = index && termOf(index, stemOf(word, index.language))
        return index && term !== undefined ? frequency(index, term) : 0
      }),

    /** Whether any product has the word, in its description too. */
    hasWord: (bot: StoredBot, word: string): boolean =>
      view(() => /^[\p{L}\p{N}]+$/u.test(word) && findTextOf(bot.no)(`"${word}"`, 1).length > 0),

    /** Every product visitors see, in their order; null where there are more than `most`. */
    everyProduct: (bot: StoredBot, most: number): ProductDetails[] | null =>
      view(() => (rows.hasMoreThan(bot.no, most) ? null : rows.every(bot.no))),

    /** A few products of all that visitors see. */
    someProducts: (bot: StoredBot, count: number): ProductDetails[] =>
      view(() => rows.some(bot.no, count).flatMap((no) => rows.details(no) ?? [])),

    /** Changes whenever the catalog does. */
    versionOf: (bot: StoredBot): number => view(() => rows.version(bot.no)),

    /** What this shop's prices are in, by one of its products that says so. */
    currencyOf: (bot: StoredBot): string | null => view(() => rows.currency(bot.no)),

    /** The brands, categories, colours, sizes and materials this catalog really has, as it writes them. */
    vocabularyOf: (bot: StoredBot): CatalogVocabulary => {
      // Until the new catalog's is known, the words of the one before are better than none.
      const words =
        view(() => indexes.current(bot)?.vocabulary) ?? vocabularies.get(bot.no) ?? emptyVocabulary
      vocabularies.set(bot.no, words)
      return words
    },

    /** After a sync: a catalog that is asked about is read again before the next question. */
    refresh: (bot: StoredBot): void => {
      if (indexes.isInUse(bot.no)) view(() => indexes.current(bot))
    },

    /** For those who can wait a moment after a large catalog changed, and want the whole of it. */
    findWhole: async (bot: StoredBot, ask: FindAsk): Promise<Finding> => {
      const until = performance.now() + patienceMs
      for (;;) {
        // Looked at and searched in one: a moment later the catalog may be another.
        const found = view(() => (indexes.isWhole(bot) || performance.now() >= until ? find(bot, ask) : null))
        if (found) return found
        await sleep(lookMs)
      }
    },

    /** Makes the index before somebody asks; returns whether it is there. */
    prepare,

    /** Whether its first index is being made: until then only parts of it are found. */
    isIndexing,

    /** Resolves when the index of the catalog as it is now is there. */
    indexed: async (bot: StoredBot): Promise<void> => {
      while (!prepare(bot)) await sleep(lookMs, undefined, { ref: false })
    },
  }
}
