import type { Db } from '#main/db/open.ts'
import type { Channel } from '#shared/schemas/session.ts'
import type { TesterTarget } from '#shared/schemas/tester.ts'

export type TesterSessionRow = {
  readonly no: number
  readonly id: string
  readonly name: string | null
  readonly target_kind: TesterTarget['kind']
  readonly target_id: string
  readonly channel: Channel
  readonly session_id: string | null
  readonly turn_count: number
  readonly created_at: number
  readonly updated_at: number
  readonly removed_at: number | null
}

export type TesterTurnRow = {
  readonly id: string
  readonly at: number
  readonly message: string
  readonly exchange: string
}

type NewSession = Pick<
  TesterSessionRow,
  'id' | 'name' | 'target_kind' | 'target_id' | 'channel' | 'session_id'
> & { readonly at: number }

type Progress = {
  readonly no: number
  readonly name: string | null
  readonly session_id: string | null
  readonly at: number
}

export function createTesterRepository(db: Db) {
  const insert = db.prepare<NewSession>(`
    INSERT INTO playground_conversations (id, name, target_kind, target_id, channel, session_id, created_at, updated_at)
    VALUES (@id, @name, @target_kind, @target_id, @channel, @session_id, @at, @at)`)
  const insertTurn = db.prepare<TesterTurnRow & { conversation_no: number }>(`
    INSERT INTO playground_turns (id, conversation_no, at, message, exchange)
    VALUES (@id, @conversation_no, @at, @message, @exchange)`)
  const touch = db.prepare<Progress>(`
    UPDATE playground_conversations SET turn_count = turn_count + 1, name = coalesce(name, @name), session_id = @session_id,
      updated_at = @at
    WHERE no = @no`)
  const rename = db.prepare<[string, number]>('UPDATE playground_conversations SET name = ? WHERE no = ?')
  const setRemoved = db.prepare<{ id: string; at: number | null }>(`
    UPDATE playground_conversations SET removed_at = @at WHERE id = @id AND (removed_at IS NULL) <> (@at IS NULL)`)
  const byId = db.prepare<[string], TesterSessionRow>(
    'SELECT * FROM playground_conversations WHERE id = ? AND removed_at IS NULL',
  )
  const list = db.prepare<[number], TesterSessionRow>(
    'SELECT * FROM playground_conversations WHERE removed_at IS NULL ORDER BY updated_at DESC, no DESC LIMIT ?',
  )
  const turns = db.prepare<[number], TesterTurnRow>(
    'SELECT id, at, message, exchange FROM playground_turns WHERE conversation_no = ? ORDER BY no',
  )
  const hasTurn = db.prepare<[string], 1>('SELECT 1 FROM playground_turns WHERE id = ?').pluck()
  const purge = db.prepare('DELETE FROM playground_conversations WHERE removed_at IS NOT NULL')

  return {
    insert: (row: NewSession) => insert.run(row),
    insertTurn: (sessionNo: number, row: TesterTurnRow) =>
      insertTurn.run({ ...row, conversation_no: sessionNo }),
    touch: (progress: Progress) => touch.run(progress),
    rename: (no: number, name: string) => rename.run(name, no),
    /** Whether it was otherwise before. */
    setRemoved: (id: string, at: number | null) => setRemoved.run({ id, at }).changes === 1,
    byId: (id: string) => byId.get(id),
    list: (limit: number) => list.all(limit),
    turns: (sessionNo: number) => turns.all(sessionNo),
    hasTurn: (id: string) => hasTurn.get(id) === 1,
    purge: () => purge.run().changes,
  }
}
