import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { isProblem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { GivenPhrasing, ModelState } from '#shared/schemas/phrasing.ts'
import { askModel, type ModelReply } from './ask-model.ts'
import { createCompletion } from './model/completion.ts'
import { detectServers, listModels } from './model/list-models.ts'
import { createProviders } from './model/providers.ts'
import { createModelSettings, type GivenKey } from './settings.ts'
import type { Phrased, PhraseOptions, ToPhrase } from './types.ts'
import { createUsage } from './usage.ts'

export type LanguageModel = ReturnType<typeof createLanguageModel>

/** A model that was too slow so often in a row is left alone for a while: visitors are not made to wait for nothing. */
const maxTimeouts = 3
const restMs = 15_000

/** A model answers a few at a time; whoever comes then is better served at once than in a queue. */
const maxUnderWay = 4

/** A list is there soon or not at all. */
const listMs = 8000

type GivenServer = Pick<GivenPhrasing, 'base_url' | 'provider' | 'this_pc_only' | 'api_version'>

/** Optional per bot: a model elsewhere that says the built-in answers in better words, from their sources alone. */
export function createLanguageModel(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly bots: Bots
  readonly secrets: Secrets
  readonly clock: Clock
  readonly outgoing: Outgoing
  readonly stopping: AbortSignal
  readonly push: (push: Push) => void
}) {
  const { stopping, push } = deps
  const settings = createModelSettings({
    ...deps,
    onChange: (bot) => {
      slow.delete(bot.id)
      usage.forget(bot)
      push({ type: 'bots.changed', bot_id: bot.id })
    },
  })
  const usage = createUsage({
    ...deps,
    limitsOf: settings.of,
    onLimit: (bot) => push({ type: 'bots.changed', bot_id: bot.id }),
  })
  const openModel = createProviders(deps)
  const complete = createCompletion()
  const underWay = new Map<string, number>()
  const slow = new Map<string, { readonly times: number; readonly atMs: number }>()

  /** As many calls a bot as a model can take at once. */
  async function inTurn<T>(bot: StoredBot, work: () => Promise<T>): Promise<T> {
    underWay.set(bot.id, (underWay.get(bot.id) ?? 0) + 1)
    try {
      return await work()
    } finally {
      underWay.set(bot.id, (underWay.get(bot.id) ?? 1) - 1)
    }
  }

  function isResting(bot: StoredBot): boolean {
    const { times, atMs } = slow.get(bot.id) ?? { times: 0, atMs: 0 }
    return times >= maxTimeouts && performance.now() - atMs < restMs
  }

  function remember(bot: StoredBot, { timed_out, duration_ms }: ModelReply): void {
    const before = slow.get(bot.id) ?? { times: 0, atMs: 0 }
    const atMs = performance.now()
    if (!timed_out) slow.delete(bot.id)
    // Those asked at the same time were slow together: that is once.
    else if (atMs - duration_ms >= before.atMs) slow.set(bot.id, { times: before.times + 1, atMs })
  }

  return {
    isOn: (bot: StoredBot): boolean => settings.of(bot)?.enabled === true,
    get: settings.get,
    save: settings.save,
    remove: settings.remove,
    modelOf: settings.modelOf,
    openModel,
    usage,

    /** Why the model is not asked at present, since when and until when; null: it is, or there is none. */
    state: (bot: StoredBot): ModelState | null =>
      settings.of(bot)?.enabled === true ? usage.state(bot) : null,

    detect: () => detectServers(deps.outgoing),
    /** What a server offers, by settings that need not be kept. */
    models: (bot: StoredBot, server: GivenServer, key: GivenKey) =>
      listModels(
        deps.outgoing,
        settings.givenModel(bot, { ...server, model: '', timeout_ms: listMs, monthly_budget: null }, key),
      ),

    /** The answer in the model's words where they hold, else as it is; never later than the model's timeout. */
    phrase: async (bot: StoredBot, asked: ToPhrase, options: PhraseOptions = {}): Promise<Phrased> => {
      const set = settings.of(bot)
      const asIs = (reason: Fault): Phrased => ({
        text: asked.answer,
        used: false,
        fault: reason,
        model: set?.model ?? '',
        duration_ms: 0,
        cited: [],
      })
      if (!set?.enabled) return asIs(fault('model_off'))
      if ((underWay.get(bot.id) ?? 0) >= maxUnderWay) return asIs(fault('model_busy'))
      if (isResting(bot)) return asIs(fault('model_paused'))
      const limit = usage.mayAsk(bot)
      if (limit) return asIs(limit)
      try {
        const model = settings.modelOf(bot)
        if (!model) return asIs(fault('model_off'))
        const phrased = await inTurn(bot, () => askModel(complete, { ...asked, model, stopping }, options))
        remember(bot, phrased)
        return phrased
      } catch (error) {
        // A key that cannot be read is the merchant's to fix; the visitor gets an answer all the same.
        if (isProblem(error)) return asIs(error.fault ?? fault('other', { text: error.message }))
        throw error
      }
    },

    /** The same with settings that need not be kept. */
    test: (
      bot: StoredBot,
      asked: ToPhrase,
      given: Omit<GivenPhrasing, 'enabled'>,
      key: GivenKey,
    ): Promise<ModelReply> => {
      const model = settings.givenModel(bot, given, key)
      return askModel(complete, { ...asked, model, stopping }, {})
    },
  }
}
