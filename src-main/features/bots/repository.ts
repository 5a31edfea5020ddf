import type { Db } from '#main/db/open.ts'
import type { BotSettings } from '#shared/schemas/bot.ts'

export type BotRow = {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly plan: BotSettings['plan']
  readonly language: BotSettings['language']
  readonly greeting: string
  readonly timezone: string
  readonly opening_hours: string | null
  readonly confidence_threshold: number
  readonly allowed_origins: string
  readonly colours: string
  readonly starter_buttons: string
  readonly widget: string
  readonly languages: string
  readonly country: string | null
  readonly currency: string | null
  readonly facts: string
  readonly lead_rules: string
  readonly handover_rules: string
  readonly canned_replies: string
  readonly count_kiosk: 0 | 1
  readonly close_after_hours: number
  readonly archived: 0 | 1
  readonly created_at: number
  readonly updated_at: number
  readonly sync_key_hash: Uint8Array
  readonly sync_key_last4: string
  readonly sync_key_created_at: number
}

type NewBotRow = Omit<BotRow, 'no'>
type BotSettingsRow = Pick<BotRow, 'id' | 'updated_at' | SettingColumn>
type SettingColumn = Exclude<keyof BotRow & keyof BotSettings, 'id'>

const columns = `no, id, name, plan, language, greeting, timezone, opening_hours, confidence_threshold, allowed_origins,
  colours, starter_buttons, widget, languages, country, currency, facts, lead_rules, handover_rules, canned_replies,
  count_kiosk, close_after_hours, archived, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at`

/** Above all that are there, and all that were. */
const nextNo = `1 + max(coalesce((SELECT max(no) FROM bots), 0),
  coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'last_removed_bot'), 0))`

export function createBotRepository(db: Db) {
  const insert = db.prepare<NewBotRow>(`
    INSERT INTO bots (no, id, name, plan, language, greeting, timezone, opening_hours, confidence_threshold,
      allowed_origins, colours, starter_buttons, widget, languages, country, currency, facts, lead_rules, handover_rules,
      canned_replies, count_kiosk, close_after_hours, archived, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES (${nextNo}, @id, @name, @plan, @language, @greeting, @timezone, @opening_hours, @confidence_threshold,
      @allowed_origins, @colours, @starter_buttons, @widget, @languages, @country, @currency, @facts, @lead_rules, @handover_rules,
      @canned_replies, @count_kiosk, @close_after_hours, @archived, @created_at, @updated_at, @sync_key_hash, @sync_key_last4, @sync_key_created_at)`)
  const update = db.prepare<BotSettingsRow>(`
    UPDATE bots SET name = @name, plan = @plan, language = @language, greeting = @greeting, timezone = @timezone,
      opening_hours = @opening_hours, confidence_threshold = @confidence_threshold,
      allowed_origins = @allowed_origins, colours = @colours, starter_buttons = @starter_buttons,
      widget = @widget, languages = @languages, country = @country, currency = @currency, facts = @facts, lead_rules = @lead_rules,
      handover_rules = @handover_rules, canned_replies = @canned_replies, count_kiosk = @count_kiosk,
      close_after_hours = @close_after_hours, updated_at = @updated_at
    WHERE id = @id`)
  const setArchived = db.prepare<[0 | 1, number, string]>(
    'UPDATE bots SET archived = ?, updated_at = ? WHERE id = ?',
  )
  const setSyncKey = db.prepare<[Uint8Array, string, number, string]>(
    'UPDATE bots SET sync_key_hash = ?, sync_key_last4 = ?, sync_key_created_at = ? WHERE id = ?',
  )
  const setLastRemoved = db.prepare<[number]>(`
    INSERT INTO settings (name, value) VALUES ('last_removed_bot', ?)
    ON CONFLICT DO UPDATE SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER))`)
  const byId = db.prepare<[string], BotRow>(`SELECT ${columns} FROM bots WHERE id = ?`)
  const idBySyncKey = db.prepare<[Uint8Array], string>('SELECT id FROM bots WHERE sync_key_hash = ?').pluck()
  const all = db.prepare<[], BotRow>(`SELECT ${columns} FROM bots ORDER BY no`)

  return {
    insert: (row: NewBotRow): number => Number(insert.run(row).lastInsertRowid),
    update: (row: BotSettingsRow) => update.run(row),
    setArchived: (id: string, archived: boolean, at: number) => setArchived.run(archived ? 1 : 0, at, id),
    setSyncKey: (id: string, key: { hash: Uint8Array; last4: string; at: number }) =>
      setSyncKey.run(key.hash, key.last4, key.at, id),
    setLastRemoved: (no: number) => setLastRemoved.run(no),
    byId: (id: string) => byId.get(id),
    idBySyncKey: (hash: Uint8Array) => idBySyncKey.get(hash),
    all: () => all.all(),
  }
}
