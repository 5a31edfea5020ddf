import { z } from 'zod'
import { backupProgressSchema, storageStates } from '../schemas/backup.ts'
import { deliveryStateSchema } from '../schemas/delivery.ts'
import { eventCardSchema, eventKindSchema, eventSourceSchema } from '../schemas/event.ts'
import { noticeSchema } from '../schemas/notice.ts'
import { messageRecordSchema, presences, sessionCountsSchema } from '../schemas/session.ts'
import { settingsSchema } from '../schemas/settings.ts'
import { progressSchema } from '../schemas/source.ts'
import { syncResultSchema } from '../schemas/sync.ts'
import { checkedStepSchema } from '../schemas/website.ts'
import { sessionStatusSchema } from '../schemas/widget.ts'

/** What the hub sends without being asked, the same over IPC, the admin stream and the widget's event stream. */
const pushSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.message'),
    bot_id: z.string(),
    session_id: z.string(),
    message: messageRecordSchema,
  }),
  z.object({
    type: z.literal('session.status'),
    bot_id: z.string(),
    session_id: z.string(),
    status: sessionStatusSchema,
  }),
  z.object({
    type: z.literal('session.typing'),
    bot_id: z.string(),
    session_id: z.string(),
    role: z.enum(['visitor', 'human']),
    typing: z.boolean(),
  }),
  z.object({
    type: z.literal('session.presence'),
    bot_id: z.string(),
    session_id: z.string(),
    presence: z.enum(presences),
  }),
  /** Seen, claimed or released. */
  z.object({ type: z.literal('session.changed'), bot_id: z.string(), session_id: z.string() }),
  sessionCountsSchema.extend({ type: z.literal('sessions.counts') }),
  z.object({ type: z.literal('notice'), notice: noticeSchema }),
  /** Removed with all that belonged to them. */
  z.object({ type: z.literal('sessions.removed'), bot_id: z.string(), session_ids: z.array(z.string()) }),
  z.object({ type: z.literal('catalog.synced'), bot_id: z.string(), result: syncResultSchema }),
  z.object({ type: z.literal('sources.changed'), source_id: z.string() }),
  z.object({ type: z.literal('runs.changed'), run_id: z.string(), source_id: z.string().nullable() }),
  progressSchema.extend({ type: z.literal('runs.progress') }),
  z.object({ type: z.literal('knowledge.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('knowledge.learning'), bot_id: z.string(), done: z.int(), total: z.int() }),
  z.object({ type: z.literal('unanswered.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('ratings.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('dialogues.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('dialogues.progress'), bot_id: z.string(), done: z.int(), total: z.int() }),
  z.object({ type: z.literal('bots.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('keys.changed'), bot_id: z.string() }),
  z.object({ type: z.literal('usage.changed'), bot_id: z.string(), key_id: z.string(), used: z.int() }),
  z.object({ type: z.literal('settings.changed'), settings: settingsSchema }),
  z.object({ type: z.literal('leads.changed'), bot_id: z.string().nullable(), lead_id: z.string() }),
  z.object({
    type: z.literal('events.new'),
    event_id: z.string(),
    event_type: z.string(),
    kind: eventKindSchema,
    source: eventSourceSchema,
    bot_id: z.string().nullable(),
    is_test: z.boolean(),
    is_trusted: z.boolean().describe('False: received with a wrong signature'),
    card: eventCardSchema,
  }),
  /** Read, starred, archived, or come again. */
  z.object({ type: z.literal('events.changed') }),
  z.object({
    type: z.literal('deliveries.changed'),
    endpoint_id: z.string(),
    delivery_id: z.string(),
    state: deliveryStateSchema,
  }),
  z.object({ type: z.literal('endpoints.changed'), endpoint_id: z.string() }),
  z.object({ type: z.literal('inboxes.changed'), inbox_id: z.string() }),
  /** Simulated visitors of a demo said something, came or went. */
  z.object({ type: z.literal('demo.visitors'), bot_id: z.string() }),
  z.object({ type: z.literal('connections.changed') }),
  /** One signed in or was signed out. */
  z.object({ type: z.literal('browsers.changed') }),
  z.object({ type: z.literal('tester.changed'), tester_session_id: z.string().nullable() }),
  z.object({ type: z.literal('hub.changed'), url: z.string().nullable(), paused: z.boolean() }),
  /** A website was refused, or the public address was lost or reached again. */
  z.object({ type: z.literal('website.changed'), bot_id: z.string().nullable() }),
  z.object({ type: z.literal('website.checked'), check_id: z.string(), step: checkedStepSchema }),
  z.object({ type: z.literal('storage.changed'), state: z.enum(storageStates) }),
  /** One was made, removed, cancelled or failed. */
  z.object({ type: z.literal('backups.changed') }),
  backupProgressSchema.extend({ type: z.literal('backups.progress') }),
  z.object({ type: z.literal('app.navigate'), path: z.string() }),
  /** The button of a notification: this visitor wants to be answered in this window. */
  z.object({ type: z.literal('app.accept'), session_id: z.string() }),
  z.object({ type: z.literal('app.file'), path: z.string() }),
])
export type Push = z.infer<typeof pushSchema>
