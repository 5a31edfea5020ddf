import { z } from 'zod'
import { isoTimeSchema } from '../schemas/common.ts'
import { disabledReasonSchema } from '../schemas/endpoint.ts'
import { modelStateSchema } from '../schemas/phrasing.ts'
import { checkCodeSchema } from '../schemas/website.ts'
import { call, nothing } from './call.ts'

/** The last run of a source of catalogs. */
const runShape = {
  source_id: z.string(),
  source_name: z.string(),
  run_id: z.string(),
  at: isoTimeSchema,
}

const attentionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('waiting'),
    session_id: z.string(),
    bot_id: z.string(),
    bot_name: z.string(),
    visitor: z.string().nullable(),
    question: z.string().describe('What they wrote last'),
    since: isoTimeSchema,
  }),
  z.object({
    kind: z.literal('writing').describe('To the person who has taken over, who has not looked since'),
    session_id: z.string(),
    bot_id: z.string(),
    bot_name: z.string(),
    visitor: z.string().nullable(),
    question: z.string(),
    unread: z.int(),
    since: isoTimeSchema,
  }),
  z.object({ kind: z.literal('new_leads'), count: z.int() }),
  z.object({
    kind: z.literal('unanswered'),
    bot_id: z.string(),
    bot_name: z.string(),
    count: z.int(),
  }),
  z.object({
    kind: z.literal('quota_near'),
    key_id: z.string(),
    key_name: z.string(),
    bot_id: z.string(),
    used: z.int(),
    limit: z.int(),
  }),
  z.object({
    kind: z.literal('quota_used_up'),
    key_id: z.string(),
    key_name: z.string(),
    bot_id: z.string(),
    resets_at: isoTimeSchema,
  }),
  z.object({
    kind: z.literal('old_key_ends'),
    key_id: z.string(),
    key_name: z.string(),
    bot_id: z.string(),
    expires_at: isoTimeSchema,
  }),
  z.object({
    kind: z.literal('undelivered'),
    endpoint_id: z.string(),
    to: z.string().describe('The server it goes to'),
    why: z
      .enum(['failing', 'failed', ...disabledReasonSchema.exclude(['by_hand']).options])
      .describe('failing: it is tried again by itself; failed: some were given up, though others arrive'),
    since: isoTimeSchema,
    count: z.int().describe('What waits, or what was given up'),
  }),
  z.object({
    kind: z.literal('website_unreachable'),
    url: z.string(),
    since: isoTimeSchema,
    why: checkCodeSchema,
  }),
  z.object({ kind: z.literal('website_recovered'), url: z.string(), at: isoTimeSchema }),
  z.object({
    kind: z.literal('model_away').describe('The AI model is not asked at present; it goes on by itself'),
    bot_id: z.string(),
    bot_name: z.string(),
    state: modelStateSchema,
  }),
  z.object({ kind: z.literal('bot_empty'), bot_id: z.string(), bot_name: z.string() }),
  z.object({
    kind: z.literal('products_rejected'),
    bot_id: z.string(),
    bot_name: z.string(),
    rejected: z.int(),
    at: isoTimeSchema,
  }),
  z.object({
    kind: z.literal('run_asks'),
    ...runShape,
    why: z.string().describe('A code, such as brake_halved'),
  }),
  z.object({
    kind: z.literal('run_failed'),
    ...runShape,
    why: z.string().describe('A code, such as not_found'),
  }),
])
export type Attention = z.infer<typeof attentionSchema>

const homeSummarySchema = z.object({
  chats_today: z.int().describe('Sessions with a message since midnight of this PC'),
  chats_yesterday: z.int(),
  questions_today: z.int(),
  answered_today: z.int().describe('Of these, answered by the bot from catalog or knowledge'),
  by_hour: z.array(z.int()).length(24).describe('Questions of today by hour of this PC'),
  waiting: z.int().describe('Visitors who wait for a person'),
  writing: z.int().describe('Visitors who wrote to a person and were not read yet'),
  quotas: z.array(
    z.object({
      key_id: z.string(),
      key_name: z.string(),
      bot_id: z.string(),
      bot_name: z.string(),
      used: z.int(),
      limit: z.int(),
      resets_at: isoTimeSchema,
    }),
  ),
  attention: z.array(attentionSchema),
  next_runs: z
    .array(
      z.object({
        source_id: z.string(),
        source_name: z.string(),
        bot_name: z.string().nullable().describe('Null: it goes to a service elsewhere'),
        at: isoTimeSchema,
        timezone: z.string(),
        running: z.boolean(),
      }),
    )
    .describe('Of each source that runs by the clock or is under way, the soonest first'),
  bots: z.int(),
  products: z.int(),
  knowledge: z.int(),
  answers: z.int().describe('What bots can answer beside products: their entries and the facts of the shop'),
})
export type HomeSummary = z.infer<typeof homeSummarySchema>

export const homeCalls = { 'home.summary': call(nothing, homeSummarySchema) }
