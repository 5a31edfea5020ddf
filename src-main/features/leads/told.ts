import type { Db } from '#main/db/open.ts'
import type { Consent, LeadSource } from '#shared/schemas/lead.ts'

/** What one bot was told about a person. */
export type ToldRow = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  /** JSON; null: they were not asked to agree. */
  readonly consent: string | null
  readonly source: LeadSource
}

type Telling = {
  readonly leadNo: number
  readonly conversationNo: number
  readonly name: string | null
  readonly isIntroduced: boolean
  readonly email: string | null
  readonly phone: string | null
  /** The number cannot be one. */
  readonly isPhoneMadeUp: boolean
  readonly consent: Consent | null
  readonly source: LeadSource
  readonly at: number
  /** The conversation was not this person's before. */
  readonly isFirstHere: boolean
}

/** `change` is `same` where the bot learned nothing new. */
export type Told = ToldRow & { readonly change: 'created' | 'updated' | 'same' }

/** Keeps for each bot what it was told: its events carry the whole of that, and nothing of what another bot was told. */
export function createTold(db: Db) {
  const ofBot = '(SELECT bot_no FROM conversations WHERE no = @conversation_no)'
  const find = db.prepare<{ lead_no: number; conversation_no: number }, ToldRow>(`
    SELECT name, email, phone, consent, source FROM lead_bots WHERE lead_no = @lead_no AND bot_no = ${ofBot}`)
  const put = db.prepare<ToldRow & { lead_no: number; conversation_no: number; at: number }>(`
    INSERT INTO lead_bots (lead_no, bot_no, name, email, phone, consent, source, told_at)
    VALUES (@lead_no, ${ofBot}, @name, @email, @phone, @consent, @source, @at)
    ON CONFLICT (lead_no, bot_no) DO UPDATE SET name = excluded.name, email = excluded.email, phone = excluded.phone,
      consent = excluded.consent, source = excluded.source, told_at = excluded.told_at`)
  const elsewhere = db
    .prepare<{ lead_no: number; conversation_no: number }, number>(`
      SELECT EXISTS (
        SELECT 1 FROM lead_conversations lc JOIN conversations c ON c.no = lc.conversation_no
        WHERE lc.lead_no = @lead_no AND lc.conversation_no <> @conversation_no AND c.bot_no = ${ofBot})`)
    .pluck()
  const merge = db.prepare<{ into: number; from: number }>(`
    UPDATE lead_bots SET (name, email, phone, consent, source) = (
      SELECT coalesce(lead_bots.name, f.name), coalesce(lead_bots.email, f.email), coalesce(lead_bots.phone, f.phone),
        coalesce(lead_bots.consent, f.consent), CASE WHEN lead_bots.consent IS NULL AND f.consent IS NOT NULL THEN f.source ELSE lead_bots.source END
      FROM lead_bots f WHERE f.lead_no = @from AND f.bot_no = lead_bots.bot_no)
    WHERE lead_no = @into AND bot_no IN (SELECT bot_no FROM lead_bots WHERE lead_no = @from)`)
  const move = db.prepare<{ into: number; from: number }>(
    'UPDATE OR IGNORE lead_bots SET lead_no = @into WHERE lead_no = @from',
  )
  // Whom a bot has no conversation with any more, it was told nothing of.
  const withdraw = db.prepare<{ nos: string }>(`
    DELETE FROM lead_bots
    WHERE lead_no IN (SELECT lead_no FROM lead_conversations WHERE conversation_no IN (SELECT value FROM json_each(@nos)))
      AND NOT EXISTS (
        SELECT 1 FROM lead_conversations lc JOIN conversations c ON c.no = lc.conversation_no
        WHERE lc.lead_no = lead_bots.lead_no AND c.bot_no = lead_bots.bot_no
          AND lc.conversation_no NOT IN (SELECT value FROM json_each(@nos)))`)

  return {
    /** Adds what a conversation said to what its bot knew. A name told in another conversation stays. */
    tell: (telling: Telling): Told => {
      const key = { lead_no: telling.leadNo, conversation_no: telling.conversationNo }
      const before = find.get(key)
      const mayRename = telling.isIntroduced && elsewhere.get(key) === 0
      const phone = telling.isPhoneMadeUp && before?.phone ? null : telling.phone
      const now: ToldRow = {
        name: mayRename ? (telling.name ?? before?.name ?? null) : (before?.name ?? telling.name),
        email: telling.email ?? before?.email ?? null,
        phone: phone ?? before?.phone ?? null,
        ...agreed(before, telling),
      }
      put.run({ ...key, ...now, at: telling.at })
      if (!before) return { ...now, change: 'created' }
      const isNew =
        telling.isFirstHere ||
        (['name', 'email', 'phone'] as const).some((field) => now[field] !== before[field]) ||
        (before.consent === null && now.consent !== null)
      return { ...now, change: isNew ? 'updated' : 'same' }
    },

    /** Moves everything told about one person to the other. */
    join: (into: number, from: number): void => {
      merge.run({ into, from })
      move.run({ into, from })
    },

    /** Before these conversations are removed. */
    withdraw: (conversationNos: readonly number[]): void => {
      withdraw.run({ nos: JSON.stringify(conversationNos) })
    },
  }
}

/** What somebody agreed to stays, until they agree anew; how they came is told with it. */
export function agreed(
  before: Pick<ToldRow, 'consent' | 'source'> | undefined,
  now: { readonly consent: Consent | null; readonly source: LeadSource },
): Pick<ToldRow, 'consent' | 'source'> {
  if (now.consent !== null) return { consent: JSON.stringify(now.consent), source: now.source }
  return { consent: before?.consent ?? null, source: before?.source ?? now.source }
}
