import type { Db } from '#main/db/open.ts'

export type KnowledgeRow = {
  readonly no: number
  readonly id: string
  readonly bot_id: string
  readonly bot_no: number
  readonly question: string
  readonly alternatives: string
  readonly answer: string
  readonly url: string | null
  readonly created_at: number
  readonly updated_at: number
}

type KnowledgeText = Pick<KnowledgeRow, 'id' | 'question' | 'alternatives' | 'answer' | 'url'>
type Indexed = {
  readonly no: number
  readonly question: string
  readonly alternatives: string
  readonly answer: string
}

const columns = `k.no, k.id, b.id AS bot_id, k.bot_no, k.question, k.alternatives, k.answer, k.url, k.created_at, k.updated_at
  FROM knowledge k JOIN bots b ON b.no = k.bot_no`

export function createKnowledgeRepository(db: Db) {
  const insert = db.prepare<KnowledgeText & { bot_no: number; at: number }>(`
    INSERT INTO knowledge (id, bot_no, question, alternatives, answer, url, created_at, updated_at)
    VALUES (@id, @bot_no, @question, @alternatives, @answer, @url, @at, @at)`)
  const update = db.prepare<KnowledgeText & { at: number }>(`
    UPDATE knowledge SET question = @question, alternatives = @alternatives, answer = @answer, url = @url,
      updated_at = @at
    WHERE id = @id`)
  const remove = db.prepare<[string]>('DELETE FROM knowledge WHERE id = ?')
  const index = db.prepare<Indexed>(`
    INSERT INTO knowledge_index (rowid, question, alternatives, answer)
    VALUES (@no, @question, @alternatives, @answer)`)
  const unindex = db.prepare<[number]>('DELETE FROM knowledge_index WHERE rowid = ?')
  const byId = db.prepare<[string], KnowledgeRow>(`SELECT ${columns} WHERE k.id = ?`)
  const list = db.prepare<[string, number, number], KnowledgeRow>(
    `SELECT ${columns} WHERE b.id = ? AND k.no > ? ORDER BY k.no LIMIT ?`,
  )
  const questions = db.prepare<[number], Pick<KnowledgeRow, 'id' | 'question' | 'alternatives' | 'answer'>>(
    'SELECT id, question, alternatives, answer FROM knowledge WHERE bot_no = ? ORDER BY no',
  )
  const answer = db.prepare<[string], Pick<KnowledgeRow, 'question' | 'answer' | 'url'>>(
    'SELECT question, answer, url FROM knowledge WHERE id = ?',
  )
  const counts = db.prepare<[], { bot_no: number; count: number }>(
    'SELECT bot_no, count(*) AS count FROM knowledge GROUP BY bot_no',
  )
  const count = db.prepare<[number], number>('SELECT count(*) FROM knowledge WHERE bot_no = ?').pluck()
  const search = db.prepare<{ bot_no: number; match: string; limit: number }, KnowledgeRow>(`
    SELECT ${columns} JOIN knowledge_index i ON i.rowid = k.no
    WHERE i.knowledge_index MATCH @match AND k.bot_no = @bot_no
    ORDER BY bm25(knowledge_index, 4, 4, 1) LIMIT @limit`)

  return {
    insert: (row: KnowledgeText & { bot_no: number; at: number }): number =>
      Number(insert.run(row).lastInsertRowid),
    update: (row: KnowledgeText & { at: number }) => update.run(row),
    remove: (id: string) => remove.run(id),
    index: (row: Indexed) => index.run(row),
    unindex: (no: number) => unindex.run(no),
    byId: (id: string) => byId.get(id),
    list: (botId: string, afterNo: number, limit: number) => list.all(botId, afterNo, limit),
    questions: (botNo: number) => questions.all(botNo),
    answer: (id: string) => answer.get(id),
    counts: () => counts.all(),
    count: (botNo: number) => count.get(botNo) ?? 0,
    search: (query: { bot_no: number; match: string; limit: number }) => search.all(query),
  }
}
