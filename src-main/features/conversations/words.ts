import { createCatchUp } from '#main/db/catch-up.ts'
import { createMatching, readSearch, type Search } from '#main/db/word-search.ts'
import type { Parts } from '#main/features/parts.ts'

export type ConversationWords = ReturnType<typeof createConversationWords>

type Glimpse = {
  readonly id: string
  readonly bot_id: string
  readonly last_question: string
  readonly last_message: string
  readonly updated_at: number
  /** What was said last, the latest first. */
  readonly texts: readonly string[]
}

/** A visitor may wait for the same place: a batch is short. */
const batchMs = 8
const batchRows = 200
/** More of one conversation is not looked through. */
const maxChars = 200_000
/** After an upgrade years of conversations may be waiting; a search finds what is in by then. */
const patienceMs = 1000
/** Those begun last are not always those written in last. */
const looked = 60
/** Messages that a line of context is taken from. */
const lookedThrough = 50
/** More numbers than a list ever goes through. */
const mostFound = 100_000

/** Finds conversations by all that was said in them, whoever said it. */
export function createConversationWords(deps: Parts<'db' | 'commits' | 'subscribe'>) {
  const { db, commits } = deps
  const upTo = db.prepare<[], number>('SELECT up_to_no FROM conversations_indexed').pluck()
  const setUpTo = db.prepare<[number]>('UPDATE conversations_indexed SET up_to_no = ?')
  const next = db.prepare<[number, number], { no: number; conversation_no: number }>(
    'SELECT no, conversation_no FROM messages WHERE no > ? ORDER BY no LIMIT ?',
  )
  const said = db
    .prepare<[number], string>('SELECT text FROM messages WHERE conversation_no = ? ORDER BY no')
    .pluck()
  const insert = db.prepare<[number, string]>(
    'INSERT OR REPLACE INTO conversations_index (rowid, words) VALUES (?, ?)',
  )
  const find = db
    .prepare<{ query: string; limit: number }, number>(`
      SELECT rowid FROM conversations_index WHERE conversations_index MATCH @query
      ORDER BY rowid DESC LIMIT @limit`)
    .pluck()
  const matching = createMatching(db, 'conversations_index')
  const bounded = createMatching(db, 'conversations_index', { isBounded: true })
  const glimpses = db.prepare<{ nos: string; limit: number }, Omit<Glimpse, 'texts'> & { no: number }>(`
    SELECT c.no, c.id, b.id AS bot_id, c.last_question, c.last_message, c.updated_at
    FROM json_each(@nos) f JOIN conversations c ON c.no = f.value JOIN bots b ON b.no = c.bot_no
    ORDER BY c.updated_at DESC LIMIT @limit`)
  const lastSaid = db
    .prepare<[number, number], string>(
      'SELECT text FROM messages WHERE conversation_no = ? ORDER BY no DESC LIMIT ?',
    )
    .pluck()

  function batch(): boolean {
    const startedAt = performance.now()
    const rows = next.all(upTo.get() ?? 0, batchRows)
    const indexed = new Set<number>()
    let done = 0
    for (const { conversation_no } of rows) {
      done++
      if (indexed.has(conversation_no)) continue
      indexed.add(conversation_no)
      insert.run(conversation_no, textOf(said.iterate(conversation_no)))
      if (performance.now() - startedAt > batchMs) break
    }
    const last = rows[done - 1]
    if (last) setUpTo.run(last.no)
    return done < rows.length || rows.length === batchRows
  }

  const catching = createCatchUp({
    commits,
    batch,
    isBehind: () => next.get(upTo.get() ?? 0, 1) !== undefined,
  })
  deps.subscribe(({ type }) => {
    if (type === 'session.message') catching.soon()
  })

  return {
    start: catching.soon,
    /** What was said a moment ago is in afterwards, unless that takes longer. */
    catchUpWithin: catching.catchUpWithin,
    stop: catching.stop,

    /**
     * The numbers of the conversations in which every word was said, those begun last first. The last word may be the
     * beginning of one. A search without a word finds nothing.
     */
    search: async (query: string, limit: number = mostFound): Promise<number[]> => {
      const search = readSearch(query)
      if (search === null) return []
      await catching.catchUpWithin(patienceMs)
      return find.all({ query: matching(search).query, limit })
    },

    /** A few of them as they are shown among other findings, the latest first. Nothing is waited for. */
    glimpse: (search: Search, limit: number): Glimpse[] => {
      const nos = find.all({ query: bounded(search).query, limit: looked })
      const rows = glimpses.all({ nos: JSON.stringify(nos), limit })
      return rows.map(({ no, ...row }) => ({ ...row, texts: lastSaid.all(no, lookedThrough) }))
    },
  }
}

function textOf(texts: Iterable<string>): string {
  const parts: string[] = []
  let left = maxChars
  for (const text of texts) {
    parts.push(text.slice(0, left))
    left -= text.length + 1
    if (left <= 0) break
  }
  return parts.join('\n').toWellFormed()
}
