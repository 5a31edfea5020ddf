import type { StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { addDays, dayAt, startOfDay } from '#main/lib/timezone.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { ModelState, ModelTotals, ModelUsage, PhrasingSettings } from '#shared/schemas/phrasing.ts'
import { type Added, createUsageRepository, type DayRow } from './usage-repository.ts'

type Limits = Pick<
  PhrasingSettings,
  'calls_per_day' | 'monthly_budget' | 'price_in' | 'price_out' | 'currency'
>

export type Tokens = { readonly in: number; readonly out: number }

/** What came of asking a model; whatever is left out did not happen. */
export type Counted = {
  /** Requests to the server. Counted before they are sent, a limit is never overrun by those under way. */
  readonly calls?: number
  /** Answers that have words of the model. */
  readonly answers?: number
  /** Sentences that were not sent. */
  readonly dropped?: number
  readonly tokens?: Tokens
  readonly fault?: Fault | null
}

export type Usage = ReturnType<typeof createUsage>

const shownDays = 30

/** Counts what each bot asks of its model by the day where the shop is, and says when it is enough. */
export function createUsage(
  deps: Parts<'db' | 'commits' | 'clock'> & {
    /** Null where no model is set. */
    readonly limitsOf: (bot: StoredBot) => Limits | null
    readonly onLimit: (bot: StoredBot) => void
  },
) {
  const { commits, clock, limitsOf } = deps
  const repository = createUsageRepository(deps.db)
  // Asked for with every answer; this process is the only writer, and what is still on its way to the disk counts too.
  const tallies = new Map<number, { day: string; currency: string; calls: number; cost: number }>()

  const todayOf = (bot: StoredBot) => dayAt(bot.timezone, clock.now())

  function tallyOf(bot: StoredBot, currency: string) {
    const day = todayOf(bot)
    const kept = tallies.get(bot.no)
    if (kept?.day === day && kept.currency === currency) return kept
    const days = repository.days({ bot_no: bot.no, from: firstOfMonth(day), to: day, currency })
    const made = {
      day,
      currency,
      calls: days.find((one) => one.day === day)?.calls ?? 0,
      cost: sum(days).cost_millionths,
    }
    tallies.set(bot.no, made)
    return made
  }

  function limitOf(bot: StoredBot): Fault | null {
    const limits = limitsOf(bot)
    if (!limits) return null
    const { calls_per_day, monthly_budget, currency } = limits
    if (calls_per_day === null && monthly_budget === null) return null
    const { calls, cost } = tallyOf(bot, currency)
    if (monthly_budget !== null && cost >= monthly_budget * 1e6)
      return fault('model_budget_spent', { amount: `${monthly_budget} ${currency}` })
    if (calls_per_day !== null && calls >= calls_per_day)
      return fault('model_daily_limit', { count: calls_per_day })
    return null
  }

  async function noteLimit(bot: StoredBot, currency: string): Promise<void> {
    const day = todayOf(bot)
    await commits.run(() => repository.limit({ bot_no: bot.no, day, currency, at: clock.now() }))
    deps.onLimit(bot)
  }

  return {
    /** Why the model must not be asked at present; null: it may be. */
    mayAsk: limitOf,

    /** Remembers what came of it. Counting never fails an answer: what the disk does not take is lost. */
    count: async (bot: StoredBot, counted: Counted): Promise<void> => {
      const limits = limitsOf(bot)
      if (!limits) return
      const { currency } = limits
      const wasFree = limitOf(bot) === null
      const tally = tallyOf(bot, currency)
      const cost = counted.tokens ? millionthsOf(limits, counted.tokens) : null
      tally.calls += counted.calls ?? 0
      tally.cost += cost ?? 0
      const { day } = tally
      const row = {
        bot_no: bot.no,
        day,
        currency,
        calls: counted.calls ?? 0,
        answers: counted.answers ?? 0,
        dropped: counted.dropped ?? 0,
        tokens_in: counted.tokens?.in ?? 0,
        tokens_out: counted.tokens?.out ?? 0,
        priced: cost === null ? 0 : 1,
        cost_millionths: cost ?? 0,
      }
      const isLimit = wasFree && limitOf(bot) !== null
      try {
        await commits.run(() => {
          repository.add(row)
          if (counted.fault) repository.fail({ bot_no: bot.no, day, code: plainCode(counted.fault) })
        })
        if (isLimit) await noteLimit(bot, currency)
      } catch {
        tallies.delete(bot.no)
      }
    },

    show: (bot: StoredBot): ModelUsage => {
      const limits = limitsOf(bot)
      const currency = limits?.currency ?? 'EUR'
      // With prices nothing asked is nothing spent; without, nobody knows.
      const isPriced = limits !== null && millionthsOf(limits, { in: 0, out: 0 }) !== null
      const shown = (row: Added) => totalsOf(isPriced ? { ...row, priced: row.priced + 1 } : row)
      const today = todayOf(bot)
      const month = { bot_no: bot.no, from: firstOfMonth(today), to: today }
      const days = repository.days({
        bot_no: bot.no,
        from: addDays(today, 1 - shownDays),
        to: today,
        currency,
      })
      return {
        today: shown(sum(days.filter(({ day }) => day === today))),
        month: shown(sum(repository.days({ ...month, currency }))),
        currency,
        days: days.filter(({ calls }) => calls > 0).map((row) => ({ day: row.day, ...totalsOf(row) })),
        failures: repository.failures(month),
      }
    },

    /** Whole days, for numbers of a period. */
    period: (bot: StoredBot, from: string, to: string) => {
      const of = { bot_no: bot.no, from, to }
      const currency = limitsOf(bot)?.currency ?? 'EUR'
      return {
        totals: totalsOf(sum(repository.days({ ...of, currency }))),
        costs: repository.costs(of).map((one) => ({ ...one, amount: one.amount / 1e6 })),
        failed: repository.failures(of).reduce((all, { count }) => all + count, 0),
      }
    },

    /** That a limit is reached, since when, and when it is over. */
    state: (bot: StoredBot): ModelState | null => {
      const reached = limitOf(bot)
      if (!reached) return null
      const today = todayOf(bot)
      const isMonth = reached.code === 'model_budget_spent'
      const from = isMonth ? firstOfMonth(today) : today
      const since = repository.limitedSince({ bot_no: bot.no, from, to: today })
      const next = isMonth ? firstOfMonth(addDays(firstOfMonth(today), 31)) : addDays(today, 1)
      return {
        kind: 'limit',
        fault: reached,
        since: since === null ? null : isoTime(since),
        until: isoTime(startOfDay(bot.timezone, next)),
      }
    },

    forget: (bot: StoredBot): void => {
      tallies.delete(bot.no)
    },
  }
}

/** What tokens cost at the prices of a model, in its currency; null without prices. */
export function costOf(prices: Pick<Limits, 'price_in' | 'price_out'>, tokens: Tokens): number | null {
  const millionths = millionthsOf(prices, tokens)
  return millionths === null ? null : millionths / 1e6
}

function millionthsOf(
  { price_in, price_out }: Pick<Limits, 'price_in' | 'price_out'>,
  tokens: Tokens,
): number | null {
  if (price_in === null || price_out === null) return null
  return Math.round(tokens.in * price_in + tokens.out * price_out)
}

function sum(rows: readonly DayRow[]): Added {
  const all = { calls: 0, answers: 0, dropped: 0, tokens_in: 0, tokens_out: 0, priced: 0, cost_millionths: 0 }
  for (const row of rows) for (const name of Object.keys(all) as (keyof Added)[]) all[name] += row[name]
  return all
}

function totalsOf({ priced, cost_millionths, ...row }: Added & { readonly day?: string }): ModelTotals {
  const { calls, answers, dropped, tokens_in, tokens_out } = row
  return {
    calls,
    answers,
    dropped,
    tokens_in,
    tokens_out,
    cost: priced > 0 ? cost_millionths / 1e6 : null,
  }
}

/** The reason within "it broke off" and "the server says" is what counts. */
function plainCode({ code, params }: Fault): string {
  const reason = params['reason']
  return typeof reason === 'object' && 'code' in reason ? plainCode(reason) : code
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
