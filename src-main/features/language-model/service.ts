import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { isProblem } from '#shared/problem.ts'
import type { GivenPhrasing, ModelMode, ModelState, PhrasingTest } from '#shared/schemas/phrasing.ts'
import { askModel, type ModelReply } from './ask-model.ts'
import { assist } from './assistant/assist.ts'
import type { Asked, Assisted, ToAssist } from './assistant/types.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createCompletion } from './model/completion.ts'
import { detectServers, listModels } from './model/list-models.ts'
import { createProviders } from './model/providers.ts'
import { tryTools } from './model/try-tools.ts'
import { createModelSettings, type GivenKey } from './settings.ts'
import type { Model, Phrased, PhraseOptions, ToPhrase } from './types.ts'
import { askFrame, type ToUnderstand, type UnderstoodByModel } from './understand/ask-frame.ts'
import { costOf, createUsage, type Tokens } from './usage.ts'

export type LanguageModel = ReturnType<typeof createLanguageModel>

/** A model answers a few at a time; whoever comes then is better served at once than in a queue. */
const maxUnderWay = 4

/** A list is there soon or not at all. */
const listMs = 8000

type GivenServer = Pick<GivenPhrasing, 'base_url' | 'provider' | 'this_pc_only' | 'api_version'>

/** Optional per bot: a model elsewhere that says the built-in answers in better words, from their sources alone. */
export function createLanguageModel(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly secrets: Secrets
    readonly outgoing: Outgoing
  },
) {
  const { stopping, push } = deps
  const settings = createModelSettings({
    ...deps,
    onChange: (bot) => {
      breaker.forget(bot.id)
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
  const complete = createCompletion({ ...deps, openModel })
  const underWay = new Map<string, number>()
  const breaker = createBreaker({
    ...deps,
    onChange: (botId) => push({ type: 'bots.changed', bot_id: botId }),
  })

  /** As many calls a bot as a model can take at once. */
  async function inTurn<T>(bot: StoredBot, work: () => Promise<T>): Promise<T> {
    underWay.set(bot.id, (underWay.get(bot.id) ?? 0) + 1)
    try {
      return await work()
    } finally {
      underWay.set(bot.id, (underWay.get(bot.id) ?? 1) - 1)
    }
  }

  /** Why it must not be asked now; null: it may be. */
  function heldBack(bot: StoredBot): Fault | null {
    if ((underWay.get(bot.id) ?? 0) >= maxUnderWay) return fault('model_busy')
    if (breaker.state(bot.id)) return fault('model_paused')
    return usage.mayAsk(bot)
  }

  /** What it came to: for the breaker what says something of the server, for the numbers all of it. */
  function remember(bot: StoredBot, { used, fault: failed, tokens, duration_ms }: ModelReply): void {
    const dropped = failed !== null && isDropped(failed) ? 1 : 0
    breaker.note(bot.id, dropped ? null : failed, duration_ms)
    void usage.count(bot, {
      answers: used ? 1 : 0,
      dropped,
      fault: dropped ? null : failed,
      ...(tokens ? { tokens } : {}),
    })
  }

  /** Asks the model where it may be asked, and counts what came of it; `notAsked` is what comes elsewhere. */
  async function consult<T extends Asked>(
    bot: StoredBot,
    notAsked: Omit<T, keyof Asked>,
    ask: (model: Model) => Promise<T>,
    isUsed: (came: T) => boolean,
  ): Promise<T & { readonly cost: Cost }> {
    const unasked = (reason: Fault) =>
      ({
        ...notAsked,
        fault: reason,
        model: settings.of(bot)?.model ?? '',
        duration_ms: 0,
        steps: [],
        dropped: [],
        tokens: { in: 0, out: 0 },
        calls: 0,
        cost: null,
      }) as unknown as T & { readonly cost: Cost }
    const reason = heldBack(bot)
    if (reason) return unasked(reason)
    try {
      const model = settings.modelOf(bot)
      if (!model) return unasked(fault('model_off'))
      void usage.count(bot, { calls: 1 })
      const came = await inTurn(bot, () => ask(model))
      const isOfWords = came.fault !== null && isDropped(came.fault)
      breaker.note(bot.id, isOfWords ? null : came.fault, came.duration_ms)
      void usage.count(bot, {
        calls: Math.max(0, came.calls - 1),
        answers: isUsed(came) ? 1 : 0,
        dropped: came.dropped.length,
        tokens: came.tokens,
        fault: came.fault,
      })
      return { ...came, cost: priceOf(model, came.tokens) }
    } catch (error) {
      if (isProblem(error)) return unasked(error.fault ?? fault('other', { text: error.message }))
      throw error
    }
  }

  return {
    modeOf: (bot: StoredBot): ModelMode => settings.of(bot)?.mode ?? 'phrase',

    /** The model answers with the tools it is given; what it must not say is left out. */
    assist: (
      bot: StoredBot,
      asked: ToAssist,
      options: PhraseOptions = {},
    ): Promise<Assisted & { readonly cost: Cost }> =>
      consult<Assisted>(
        bot,
        { outcome: 'nothing', text: asked.answer, carriedBy: [] },
        (model) => assist(() => openModel(model), { ...asked, model, stopping }, options),
        ({ outcome }) => outcome === 'said',
      ),

    /** What the message asks for, as the model understands it. */
    understand: (
      bot: StoredBot,
      asked: ToUnderstand,
      options: PhraseOptions = {},
    ): Promise<UnderstoodByModel & { readonly cost: Cost }> =>
      consult<UnderstoodByModel>(
        bot,
        { frame: null },
        (model) => askFrame(() => openModel(model), { ...asked, model, stopping }, options),
        ({ frame }) => frame !== null,
      ),

    isOn: (bot: StoredBot): boolean => settings.of(bot)?.enabled === true,
    get: settings.get,
    save: settings.save,
    remove: settings.remove,
    modelOf: settings.modelOf,
    openModel,
    usage,

    /** Why the model is not asked at present, since when and until when; null: it is, or there is none. */
    state: (bot: StoredBot): ModelState | null =>
      settings.of(bot)?.enabled === true ? (restingOf(breaker.state(bot.id)) ?? usage.state(bot)) : null,

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
      const reason = heldBack(bot)
      if (reason) return asIs(reason)
      try {
        const model = settings.modelOf(bot)
        if (!model) return asIs(fault('model_off'))
        void usage.count(bot, { calls: 1 })
        const phrased = await inTurn(bot, () => askModel(complete, { ...asked, model, stopping }, options))
        remember(bot, phrased)
        const { tokens, ...rest } = phrased
        return tokens ? { ...rest, tokens, cost: priceOf(model, tokens) } : rest
      } catch (error) {
        // A key that cannot be read is the merchant's to fix; the visitor gets an answer all the same.
        if (isProblem(error)) return asIs(error.fault ?? fault('other', { text: error.message }))
        throw error
      }
    },

    /** The same with settings that need not be kept, and whether the model calls tools. */
    test: async (
      bot: StoredBot,
      asked: ToPhrase,
      given: Omit<GivenPhrasing, 'enabled'>,
      key: GivenKey,
    ): Promise<Tested> => {
      const model = settings.givenModel(bot, given, key)
      const reply = await askModel(complete, { ...asked, model, stopping }, {})
      const isReached = reply.first_word_ms !== null
      const tried = isReached ? await tryTools(openModel, model, stopping) : null
      // A test is paid for like everything else.
      void usage.count(bot, { calls: tried ? 3 : 1, ...(reply.tokens ? { tokens: reply.tokens } : {}) })
      if (tried) void usage.count(bot, { tokens: tried.tokens })
      const { tokens } = reply
      return {
        ...reply,
        tools: tried && { works: tried.works, fault: tried.fault, duration_ms: tried.duration_ms },
        cost: tokens && costOf(model, tokens),
        mode: tried?.works ? 'assistant' : tried ? 'understand' : 'phrase',
      }
    },
  }
}

type Tested = ModelReply & Pick<PhrasingTest, 'tools' | 'cost' | 'mode'>

/** So long does the breaker leave a model alone. */
const restMs = 60_000

function restingOf(rest: ReturnType<Breaker['state']>): ModelState | null {
  if (!rest) return null
  const { resting_until: until, fault } = rest
  return { kind: 'resting', fault, since: isoTime(until - restMs), until: isoTime(until) }
}

/** It was reached and spoke, but what it said does not hold: that says nothing of the server. */
const isDropped = ({ code, params }: Fault): boolean =>
  /^model_(?:unknown_|cites_|markup|other_language|no_answer|unsupported|contradicts|foreign_address|too_much_talk|answer_too_long)/.test(
    code,
  ) ||
  (typeof params['reason'] === 'object' && 'code' in params['reason'] && isDropped(params['reason']))

type Cost = { readonly amount: number; readonly currency: string } | null

function priceOf(model: Model, tokens: Tokens): Cost {
  const amount = costOf(model, tokens)
  return amount === null ? null : { amount, currency: model.currency }
}
