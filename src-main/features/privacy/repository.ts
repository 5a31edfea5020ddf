import type { Db } from '#main/db/open.ts'
import type { ErasureKind } from '#shared/schemas/privacy.ts'

export type ErasureRow = {
  readonly no: number
  readonly id: string
  readonly kind: ErasureKind
  readonly conversations: number
  readonly leads: number
  readonly events: number
  readonly erased_at: number
  readonly repeated_at: number | null
}

/** Where words are found by; merging is what removes those of removed rows from the file. */
const wordIndexes = [
  'events_index',
  'conversations_index',
  'leads_index',
  'knowledge_index',
  'documents_index',
  'passages_index',
] as const
/** Pages merged in one step: a visitor who writes at that moment waits for one. */
const mergedPages = 64

export function createPrivacyRepository(db: Db) {
  const insert = db.prepare<Omit<ErasureRow, 'no'>>(`
    INSERT INTO erasures (id, kind, conversations, leads, events, erased_at, repeated_at)
    VALUES (@id, @kind, @conversations, @leads, @events, @erased_at, @repeated_at)`)
  const page = db.prepare<{ before_no: number; limit: number }, ErasureRow>(
    'SELECT * FROM erasures WHERE no < @before_no ORDER BY no DESC LIMIT @limit',
  )
  const ids = db.prepare<[], string>('SELECT id FROM erasures').pluck()
  const oldConversations = db
    .prepare<{ before: number; limit: number }, number>(`
      SELECT no FROM conversations WHERE updated_at < @before AND status IN ('bot', 'closed') ORDER BY updated_at LIMIT @limit`)
    .pluck()
  const conversationsOfBot = db
    .prepare<{ bot_no: number; limit: number }, number>(
      'SELECT no FROM conversations WHERE bot_no = @bot_no LIMIT @limit',
    )
    .pluck()
  const conversationNos = db
    .prepare<[string], number>('SELECT no FROM conversations WHERE id IN (SELECT value FROM json_each(?))')
    .pluck()
  const eventNos = db
    .prepare<[string], number>('SELECT no FROM events WHERE id IN (SELECT value FROM json_each(?))')
    .pluck()
  const leadNos = db
    .prepare<[string], number>('SELECT no FROM leads WHERE id IN (SELECT value FROM json_each(?))')
    .pluck()
  const oldDocuments = db
    .prepare<{ before: number; limit: number }, string>(
      'SELECT id FROM documents WHERE updated_at < @before ORDER BY no LIMIT @limit',
    )
    .pluck()
  const removePlayground = db.prepare<[string]>(
    'DELETE FROM playground_turns WHERE no IN (SELECT value FROM json_each(?))',
  )
  // Answers that could be asked for again; they name their conversation.
  const removeAnswers = db.prepare<[string]>(`
    DELETE FROM idempotent_answers WHERE answer ->> '$.session_id' IN
      (SELECT session_id FROM conversations WHERE no IN (SELECT value FROM json_each(?)))`)
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  const merges = wordIndexes.map((table) =>
    db.prepare<[number]>(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`),
  )

  return {
    insert: (row: Omit<ErasureRow, 'no'>) => insert.run(row),
    page: (beforeNo: number, limit: number) => page.all({ before_no: beforeNo, limit }),
    ids: (): ReadonlySet<string> => new Set(ids.all()),
    /** Those that ended; nobody waits in them. */
    oldConversations: (before: number, limit: number) => oldConversations.all({ before, limit }),
    conversationsOfBot: (botNo: number, limit: number) => conversationsOfBot.all({ bot_no: botNo, limit }),
    conversationNos: (list: readonly string[]) => conversationNos.all(JSON.stringify(list)),
    eventNos: (list: readonly string[]) => eventNos.all(JSON.stringify(list)),
    leadNos: (list: readonly string[]) => leadNos.all(JSON.stringify(list)),
    oldDocuments: (before: number, limit: number) => oldDocuments.all({ before, limit }),
    removePlayground: (nos: readonly number[]) => removePlayground.run(JSON.stringify(nos)),
    removeAnswers: (conversationNos: readonly number[]) => removeAnswers.run(JSON.stringify(conversationNos)),

    /** One step of rewriting the word indexes without what was removed, for each; false: it is done. */
    mergeSteps: wordIndexes.map((_, at) => (isFirst: boolean): boolean => {
      const before = changes.get() ?? 0
      merges[at]?.run(isFirst ? -mergedPages : mergedPages)
      // The statement itself counts as one.
      return (changes.get() ?? 0) - before > 1
    }),
    /** What was overwritten is overwritten in the file too, not only in the log before it; false: somebody reads right now. */
    checkpoint: (): boolean => {
      const [state] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
      return state?.busy === 0
    },
  }
}
