import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { LanguageModel } from './service.ts'
import type { ToPhrase } from './types.ts'

type PhrasingCall =
  | 'phrasing.get'
  | 'phrasing.save'
  | 'phrasing.remove'
  | 'phrasing.test'
  | 'phrasing.usage'
  | 'phrasing.detect'
  | 'phrasing.models'

/** Makes ready an answer to a question (to one the shop can answer, where none is given), as a visitor would get it. */
type PrepareAnswer = (
  bot: StoredBot,
  question: string | undefined,
) => Promise<{
  readonly question: string
  readonly built_in: string
  /** Null for answers that no model is asked about. */
  readonly toPhrase: ToPhrase | null
}>

export function languageModelRpc({
  languageModel,
  bots,
  prepare,
}: {
  readonly languageModel: LanguageModel
  readonly bots: Bots
  readonly prepare: PrepareAnswer
}): Handlers<PhrasingCall> {
  return {
    'phrasing.get': ({ bot_id }) => languageModel.get(bot_id),
    'phrasing.save': ({ bot_id, key, ...settings }) => languageModel.save(bot_id, settings, key),
    'phrasing.remove': ({ bot_id }) => languageModel.remove(bot_id),
    'phrasing.usage': ({ bot_id }) => {
      const bot = bots.get(bot_id)
      return { usage: languageModel.usage.show(bot), state: languageModel.state(bot) }
    },
    'phrasing.detect': async () => ({ servers: await languageModel.detect() }),
    'phrasing.models': ({ bot_id, key, ...server }) => languageModel.models(bots.get(bot_id), server, key),
    'phrasing.test': async ({ bot_id, key, question: given, ...settings }) => {
      const bot = bots.get(bot_id)
      const { question, built_in, toPhrase } = await prepare(bot, given)
      if (!toPhrase) {
        return {
          ok: false,
          reply: null,
          built_in,
          question,
          trouble: faultText(notNeeded),
          fault: notNeeded,
          first_word_ms: null,
          duration_ms: 0,
          tools: null,
          tokens: null,
          cost: null,
          mode: 'phrase',
        }
      }
      const tested = await languageModel.test(bot, toPhrase, settings, key)
      const { fault, first_word_ms, duration_ms, heard, tools, tokens, cost, mode } = tested
      const reply = fault === null ? tested.text : heard.trim() || null
      return {
        ok: fault === null,
        reply,
        built_in,
        question,
        trouble: fault && faultText(fault),
        fault,
        first_word_ms,
        duration_ms,
        tools,
        tokens,
        cost,
        mode,
      }
    },
  }
}

const notNeeded = fault('model_not_needed')
