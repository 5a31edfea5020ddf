import type { StoredBot } from '#main/features/bots/index.ts'
import type { Conversations } from '#main/features/conversations/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { Attention, HomeSummary } from '#shared/rpc/home.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { ModelState } from '#shared/schemas/phrasing.ts'
import type { Source } from '#shared/schemas/source.ts'
import type { WebsiteStatus } from '#shared/schemas/website.ts'
import { undelivered } from './undelivered.ts'

/** From here on a key's day may end before its merchant notices. */
const nearShare = 0.8

/** What the merchant should look at, the most pressing first. */
export function attentionTo(found: {
  readonly needing: ReturnType<Conversations['lists']['needing']>
  readonly newLeads: number
  readonly endpoints: readonly Endpoint[]
  readonly now: number
  readonly quotas: HomeSummary['quotas']
  readonly retiring: readonly {
    readonly key_id: string
    readonly key_name: string
    readonly bot_id: string
    readonly expires_at: number
  }[]
  readonly sources: readonly Source[]
  readonly website: WebsiteStatus
  readonly bots: readonly {
    readonly bot: StoredBot
    readonly isEmpty: boolean
    readonly unanswered: number
    readonly model: ModelState | null
    readonly lastRun: { readonly rejected: number; readonly at: number } | null
  }[]
}): Attention[] {
  return [
    ...found.needing.map(needingAttention),
    ...websiteAttention(found.website, found.now),
    ...(found.newLeads > 0 ? [{ kind: 'new_leads' as const, count: found.newLeads }] : []),
    ...found.endpoints.flatMap((endpoint) => undelivered(endpoint, found.now)),
    ...found.sources.flatMap(runAttention),
    ...found.quotas.flatMap(quotaAttention),
    ...found.retiring.map(
      ({ expires_at, ...key }): Attention => ({
        kind: 'old_key_ends',
        ...key,
        expires_at: isoTime(expires_at),
      }),
    ),
    ...found.bots.flatMap(({ bot, isEmpty, lastRun, unanswered, model }): Attention[] => {
      const named = { bot_id: bot.id, bot_name: bot.name }
      return [
        ...(model ? [{ kind: 'model_away' as const, ...named, state: model }] : []),
        ...(unanswered > 0 ? [{ kind: 'unanswered' as const, ...named, count: unanswered }] : []),
        ...(isEmpty ? [{ kind: 'bot_empty' as const, ...named }] : []),
        ...(lastRun && lastRun.rejected > 0
          ? [
              {
                kind: 'products_rejected' as const,
                ...named,
                rejected: lastRun.rejected,
                at: isoTime(lastRun.at),
              },
            ]
          : []),
      ]
    }),
  ]
}

function needingAttention(needing: ReturnType<Conversations['lists']['needing']>[number]): Attention {
  const { id: session_id, bot_id, bot_name, status, unread, visitor, last_question: question } = needing
  const shown = { session_id, bot_id, bot_name, visitor, question, since: isoTime(needing.since) }
  return status === 'waiting' ? { kind: 'waiting', ...shown } : { kind: 'writing', ...shown, unread }
}

function quotaAttention(quota: HomeSummary['quotas'][number]): Attention[] {
  const { key_id, key_name, bot_id, used, limit, resets_at } = quota
  if (used >= limit) return [{ kind: 'quota_used_up', key_id, key_name, bot_id, resets_at }]
  if (used >= limit * nearShare) return [{ kind: 'quota_near', key_id, key_name, bot_id, used, limit }]
  return []
}

/** How the last run of a source ended; one still running may fix what the one before left. */
function runAttention({ id, name, enabled, last_run: run, waiting_for }: Source): Attention[] {
  if (!run || run.ended_at === null) return []
  const shown = { source_id: id, source_name: name, run_id: run.id, at: run.ended_at }
  const why = run.trouble?.code ?? 'internal'
  if (waiting_for === 'answer') return [{ kind: 'run_asks', ...shown, why }]
  // What was cancelled by hand is left out; what the end of Shopbell cut off is not.
  const isBroken = run.state === 'failed' || (run.state === 'cancelled' && why === 'stopped')
  return isBroken && enabled ? [{ kind: 'run_failed', ...shown, why }] : []
}

/** Good news is told for so long, to whoever saw or missed the bad. */
const recoveredMs = 3_600_000

function websiteAttention(status: WebsiteStatus, nowMs: number): Attention[] {
  const { public_url: url, unreachable_since: since, recovered_at: at, why } = status
  if (url === null) return []
  if (since !== null) return [{ kind: 'website_unreachable', url, since, why: why ?? 'connection_failed' }]
  return at !== null && nowMs - Date.parse(at) < recoveredMs ? [{ kind: 'website_recovered', url, at }] : []
}
