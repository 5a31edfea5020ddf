import type { Db } from '#main/db/open.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import type { Mention } from '#shared/schemas/privacy.ts'
import type { TellsOf } from './person.ts'

export type Found = {
  readonly conversations: readonly number[]
  readonly events: readonly number[]
  /** Turns of the test chat. */
  readonly playground: readonly number[]
}

const pageRows = 200
/** A text may be a megabyte; what is cut in two is whole in the next piece. */
const pieceLength = 64 * 1024
const overlap = 400

/** Searches everything stored for mentions of the person, a few rows at a time so that other work goes on. */
export function createScan(db: Db) {
  const page = (sql: string) =>
    db.prepare<{ after: number; limit: number }, { no: number; owner: number; text: string }>(sql)
  const messages = page(`
    SELECT no, conversation_no AS owner, text FROM messages WHERE no > @after ORDER BY no LIMIT @limit`)
  const events = page(`
    SELECT e.no, e.no AS owner, CAST(e.body AS TEXT) || ' ' || e.card || ' ' || coalesce(r.headers, '') AS text
    FROM events e LEFT JOIN received r ON r.event_no = e.no WHERE e.no > @after ORDER BY e.no LIMIT @limit`)
  const playground = page(`
    SELECT no, no AS owner, message || ' ' || exchange AS text FROM playground_turns WHERE no > @after ORDER BY no LIMIT @limit`)
  const entries = page(`
    SELECT no, no AS owner, question || ' ' || alternatives || ' ' || answer AS text FROM knowledge
    WHERE no > @after ORDER BY no LIMIT @limit`)
  const passages = page(`
    SELECT no, document_no AS owner, text FROM passages WHERE no > @after ORDER BY no LIMIT @limit`)
  const entry = db.prepare<[number], Omit<Mention, 'kind'>>(`
    SELECT k.id, b.id AS bot_id, k.question AS title FROM knowledge k JOIN bots b ON b.no = k.bot_no WHERE k.no = ?`)
  const document = db.prepare<[number], Omit<Mention, 'kind'>>(`
    SELECT d.id, b.id AS bot_id, d.title FROM documents d JOIN bots b ON b.no = d.bot_no WHERE d.no = ?`)

  function* owners(rows: ReturnType<typeof page>, tells: TellsOf): Generator<void, number[]> {
    const found = new Set<number>()
    for (let after = 0; ; ) {
      const some = rows.all({ after, limit: pageRows })
      for (const { no, owner, text } of some) {
        after = no
        for (let at = 0; at === 0 || at + overlap < text.length; at += pieceLength - overlap) {
          if (found.has(owner)) break
          if (tells(text.slice(at, at + pieceLength))) found.add(owner)
          yield
        }
      }
      if (some.length < pageRows) return [...found]
    }
  }

  return {
    visitors: async (tells: TellsOf): Promise<Found> => ({
      conversations: await inSlices(owners(messages, tells)),
      events: await inSlices(owners(events, tells)),
      playground: await inSlices(owners(playground, tells)),
    }),

    /** In texts of the shop itself. */
    mentions: async (tells: TellsOf): Promise<Mention[]> => {
      const named = (kind: Mention['kind'], row: Omit<Mention, 'kind'> | undefined) =>
        row ? [{ ...row, kind }] : []
      return [
        ...(await inSlices(owners(entries, tells))).flatMap((no) => named('entry', entry.get(no))),
        ...(await inSlices(owners(passages, tells))).flatMap((no) => named('document', document.get(no))),
      ]
    },
  }
}
