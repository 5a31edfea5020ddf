import type { View } from '#main/db/view.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Conversations } from '#main/features/conversations/index.ts'
import type { Imports } from '#main/features/imports/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Quota } from '#main/features/quota/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'
import type { Endpoints } from '#main/features/webhooks/index.ts'
import type { Website } from '#main/features/website/index.ts'
import { startOfLocalDay } from '#main/lib/clock.ts'
import type { HomeSummary } from '#shared/rpc/home.ts'
import type { Source } from '#shared/schemas/source.ts'
import { attentionTo } from './attention.ts'

export type Home = ReturnType<typeof createHome>

/** The list is for acting on: who waits longest comes first, and the number says how many there are. */
const maxNeeding = 20
/** Who was not looked after for longer is in the list of leads, and no news. */
const newLeadMs = 7 * 24 * 3_600_000

/** Today at a glance, and what the merchant should look at. */
export function createHome(
  deps: Parts<'clock' | 'subscribe'> & {
    readonly view: View
    readonly bots: Bots
    readonly keys: Keys
    readonly quota: Quota
    readonly catalog: Catalog
    readonly knowledge: Knowledge
    readonly conversations: Conversations
    readonly endpoints: Pick<Endpoints, 'list'>
    readonly imports: Pick<Imports, 'list'>
    readonly website: Pick<Website, 'watch'>
    readonly leads: Pick<Leads, 'countNew'>
    readonly unanswered: Pick<Unanswered, 'count'>
    readonly languageModel: Pick<LanguageModel, 'state'>
  },
) {
  const { clock, bots, keys, quota, catalog, knowledge, conversations, imports } = deps

  function quotasOf(open: ReadonlyMap<string, StoredBot>): HomeSummary['quotas'] {
    return keys.listValid().flatMap(({ id, bot_id, name }) => {
      const bot = open.get(bot_id)
      if (!bot) return []
      const { used, limit, resets_at } = quota.today(id)
      return [{ key_id: id, key_name: name, bot_id, bot_name: bot.name, used, limit, resets_at }]
    })
  }

  // Every message of a visitor asks for the summary anew; the sources change seldom and take their time.
  let recent: { readonly list: readonly Source[]; readonly until: number } | null = null
  deps.subscribe(({ type }) => {
    if (type === 'sources.changed' || type === 'runs.changed') recent = null
  })

  function sourcesNow(): readonly Source[] {
    const now = clock.now()
    if (recent && now < recent.until) return recent.list
    const list = imports.list()
    const due = list.flatMap(({ next_due }) => next_due.map((at) => Date.parse(at)))
    recent = { list, until: Math.min(now + keptMs, ...due) }
    return list
  }

  function summary(): HomeSummary {
    const now = clock.now()
    const midnight = startOfLocalDay(now)
    const { lists } = conversations
    const questions = lists.questionsSince(midnight)
    const open = new Map(bots.list(false).map((bot) => [bot.id, bot]))
    const calling = lists.counts()
    const quotas = quotasOf(open)
    const products = catalog.counts()
    const entries = knowledge.counts()
    const listed = sourcesNow()
    return {
      chats_today: lists.chatsSince(midnight),
      chats_yesterday: lists.chatsBetween(startOfLocalDay(midnight - 1), midnight),
      questions_today: sum(questions.map(({ count }) => count)),
      answered_today: sum(questions.map(({ answered }) => answered)),
      by_hour: byHour(questions),
      ...calling,
      quotas,
      attention: attentionTo({
        needing: lists.needing(maxNeeding),
        newLeads: deps.leads.countNew(now - newLeadMs),
        endpoints: deps.endpoints.list(undefined).filter(({ bot_id }) => bot_id === null || open.has(bot_id)),
        now,
        quotas,
        sources: listed,
        website: deps.website.watch.status(),
        retiring: keys.retiringBefore(now + soonMs).filter(({ bot_id }) => open.has(bot_id)),
        bots: [...open.values()].map((bot) => ({
          bot,
          isEmpty: !products.get(bot.no) && !entries.get(bot.no) && factsOf(bot) === 0,
          lastRun: catalog.lastRun(bot),
          unanswered: deps.unanswered.count(bot.no),
          model: deps.languageModel.state(bot),
        })),
      }),
      next_runs: nextRuns(listed, open),
      bots: open.size,
      products: sum([...products.values()]),
      knowledge: sum([...entries.values()]),
      answers: sum([...open.values()].map((bot) => (entries.get(bot.no) ?? 0) + factsOf(bot))),
    }
  }

  return { summary: () => deps.view(summary) }
}

const keptMs = 30_000

function factsOf({ facts }: StoredBot): number {
  return Object.values(facts).filter((text) => text !== '').length
}

/** More than these nobody looks ahead. */
const maxRuns = 5

function nextRuns(
  sources: readonly Source[],
  bots: ReadonlyMap<string, StoredBot>,
): HomeSummary['next_runs'] {
  return sources
    .flatMap(({ id, name, target, schedule, running, last_run, next_due: [next] }) => {
      const at = running ? last_run?.started_at : next
      if (at === undefined) return []
      const bot = target.kind === 'bot' ? bots.get(target.bot_id) : undefined
      return [
        {
          source_id: id,
          source_name: name,
          bot_name: bot?.name ?? null,
          at,
          timezone: schedule.timezone,
          running: running !== null,
        },
      ]
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, maxRuns)
}

const soonMs = 24 * 3_600_000

function byHour(slices: readonly { readonly at: number; readonly count: number }[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { at, count } of slices) {
    const hour = new Date(at).getHours()
    hours[hour] = (hours[hour] ?? 0) + count
  }
  return hours
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
