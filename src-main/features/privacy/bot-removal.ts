import type { Bots } from '#main/features/bots/index.ts'
import { dropIndexTable } from '#main/features/catalog/index.ts'
import type { Forget } from '#main/features/conversations/index.ts'
import type { Events } from '#main/features/events/index.ts'
import type { Imports } from '#main/features/imports/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Endpoints } from '#main/features/webhooks/index.ts'
import type { Queues } from '#main/lib/queues.ts'
import { problem } from '#shared/problem.ts'
import { createPrivacyRepository } from './repository.ts'

type Removed = { readonly conversations: number; readonly leads: number; readonly events: number }

/** Rows removed in one transaction: visitors of other bots wait for one at most. */
const atOnce = 500
/** In the order of their dependence; each names the bot by its number. */
const ofBot = [
  'DELETE FROM knowledge_index WHERE rowid IN (SELECT no FROM knowledge WHERE bot_no = @no)',
  'DELETE FROM knowledge WHERE bot_no = @no',
  'DELETE FROM unanswered WHERE bot_no = @no',
  'DELETE FROM documents WHERE bot_no = @no',
  'DELETE FROM test_conversations WHERE bot_no = @no',
  'DELETE FROM language_models WHERE bot_no = @no',
  'DELETE FROM language_model_days WHERE bot_no = @no',
  'DELETE FROM language_model_failures WHERE bot_no = @no',
  'DELETE FROM sync_runs WHERE bot_no = @no',
  'DELETE FROM handovers WHERE bot_no = @no',
  "DELETE FROM import_runs WHERE target_kind = 'bot' AND target_id = @id",
  "DELETE FROM playground_conversations WHERE target_kind = 'bot' AND target_id = @id",
  'DELETE FROM deliveries WHERE endpoint_no IN (SELECT no FROM endpoints WHERE bot_no = @no)',
  'DELETE FROM delivery_days WHERE endpoint_no IN (SELECT no FROM endpoints WHERE bot_no = @no)',
  'DELETE FROM endpoints WHERE bot_no = @no',
  'DELETE FROM idempotent_answers WHERE key_id IN (SELECT id FROM api_keys WHERE bot_no = @no)',
  'DELETE FROM key_usage WHERE key_id IN (SELECT id FROM api_keys WHERE bot_no = @no)',
  'DELETE FROM api_key_secrets WHERE key_id IN (SELECT id FROM api_keys WHERE bot_no = @no)',
  'DELETE FROM api_keys WHERE bot_no = @no',
  'DELETE FROM insight_mentions WHERE bot_no = @no',
  'DELETE FROM insight_counts WHERE bot_no = @no',
  'DELETE FROM lead_bots WHERE bot_no = @no',
  'UPDATE leads SET bot_no = NULL WHERE bot_no = @no',
  'DELETE FROM bots WHERE no = @no',
]

/** Removes a bot with everything it has: what visitors said, products, knowledge, keys, webhooks, numbers. */
export function createBotRemoval(
  deps: Parts<'db' | 'commits'> & {
    readonly bots: Bots
    readonly keys: Keys
    readonly endpoints: Endpoints
    readonly imports: Imports
    readonly languageModel: LanguageModel
    readonly forget: Forget
    readonly events: Events
    readonly writers: Queues
  },
) {
  const { db, commits, bots, keys, endpoints, imports, forget, events } = deps
  const repository = createPrivacyRepository(db)
  const products = db.prepare<{ no: number; limit: number }>(
    'DELETE FROM products WHERE no IN (SELECT no FROM products WHERE bot_no = @no LIMIT @limit)',
  )
  const statements = ofBot.map((sql) => db.prepare<{ no: number; id: string }>(sql))

  async function removeVisitors(no: number): Promise<Removed> {
    let all = { conversations: 0, leads: 0, events: 0 }
    for (;;) {
      const nos = repository.conversationsOfBot(no, atOnce)
      if (nos.length === 0) break
      const some = await forget.conversations(nos)
      all = {
        conversations: all.conversations + some.conversations,
        leads: all.leads + some.leads,
        events: all.events + some.events,
      }
    }
    for (let after = 0; ; ) {
      const nos = events.removal.ofBot(no, after, atOnce)
      after = nos.at(-1) ?? after
      if (nos.length === 0) return all
      const { count } = await commits.run((tx) => events.remove(tx, nos))
      all = { ...all, events: all.events + count }
    }
  }

  /** Whoever holds something of it in memory lets go of it by the call that also a merchant makes. */
  async function close(id: string): Promise<void> {
    for (const { id: source, target } of imports.list())
      if (target.kind === 'bot' && target.bot_id === id) await imports.remove(source)
    for (const key of keys.list(id)) if (key.state === 'valid') await keys.revoke(key.id)
    for (const endpoint of endpoints.list(id)) await endpoints.remove(endpoint.id)
    await deps.languageModel.remove(id)
  }

  return {
    /** Refused unless it was archived: nobody writes to it any more, and it was not pressed by mistake. */
    check: (id: string): void => {
      if (!bots.get(id).archived)
        throw problem('invalid_request', 'Archive the bot first. What it has is removed for good.')
    },

    remove: async (id: string): Promise<Removed> => {
      const bot = bots.find(id)
      if (!bot) return { conversations: 0, leads: 0, events: 0 }
      await close(id)
      const release = await deps.writers.take(bot.no)
      try {
        const removed = await removeVisitors(bot.no)
        while ((await commits.run(() => products.run({ no: bot.no, limit: atOnce }).changes)) > 0);
        await commits.run((tx) => {
          dropIndexTable(db, bot.no)
          for (const statement of statements) statement.run({ no: bot.no, id })
          bots.dropRemoved(tx, bot)
        })
        return removed
      } finally {
        release()
      }
    },
  }
}
