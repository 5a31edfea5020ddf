import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { LanguageModel, PhraseOptions, SaidBefore } from '#main/features/language-model/index.ts'
import { contactsIn } from '#main/features/leads/index.ts'
import { countryOfShop } from '#main/lib/country.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { answerFrame } from './answer-frame.ts'
import type { Answered } from './answered.ts'
import { assistedBy, offTopicBy, tracedBy } from './assisted.ts'
import { inWordsOf, toPhraseOf } from './phrase.ts'
import { toolsFor } from './tools/index.ts'
import { createNotebook } from './tools/notebook.ts'
import type { Place } from './tools/place.ts'

export type ModelOptions = PhraseOptions & {
  /** What was said before, oldest first; asked for only where a model is. */
  readonly history?: (() => readonly SaidBefore[]) | undefined
}

/** Said by rules that must be exact: who gives an address or wants a person is not talked to by a model. */
const ours = /^(?:contact_|offer_|handover_|asked_for_a_person|order_for_the_shop)/

/** How a model takes part in an answer: it words it, or it understands the message, or it answers with our tools. */
export function createWithModel({
  catalog,
  languageModel,
  placeOf,
  answerAs,
}: {
  readonly catalog: Catalog
  readonly languageModel: LanguageModel
  readonly placeOf: (bot: StoredBot, message: string, memory: string | null) => Promise<Place>
  /** The built-in answer to another message. */
  readonly answerAs: (bot: StoredBot, message: string, memory: string | null) => Promise<Answered>
}) {
  return async (
    asked: { readonly bot: StoredBot; readonly message: string; readonly memory: string | null },
    answered: Answered,
    { history: historyOf, ...options }: ModelOptions,
  ): Promise<Answered> => {
    const { bot, message, memory } = asked
    const mode = languageModel.modeOf(bot)
    if (mode === 'phrase') {
      const toPhrase = toPhraseOf(catalog, bot, message, answered)
      return toPhrase
        ? inWordsOf(await languageModel.phrase(bot, toPhrase, options), answered, toPhrase)
        : answered
    }
    if (isOurs(answered)) return answered
    const history = historyOf?.() ?? []
    const place = await placeOf(bot, message, memory)
    const hidden = hiddenIn(place, [...history, { role: 'visitor', text: message }])
    if (mode === 'understand') {
      const understood = await languageModel.understand(bot, { message, history, hidden }, options)
      const made = understood.frame
        ? await answerFrame({ place, answered, memory, answerAs, frame: understood.frame })
        : null
      return tracedBy(made ?? answered, { ...understood, mode, used: made !== null }, understood.frame)
    }
    const notebook = createNotebook()
    const { language } = place.context.understood
    const assisted = await languageModel.assist(
      bot,
      {
        message,
        language,
        botName: bot.name,
        history,
        hidden,
        tools: toolsFor(place, notebook),
        answer: answered.answer.text,
      },
      options,
    )
    const made =
      assisted.outcome === 'off_topic'
        ? offTopicBy(place, answered, memory)
        : assistedBy({ place, notebook, assisted, answered, memory })
    return tracedBy(made ?? answered, { ...assisted, mode, used: assisted.outcome === 'said' })
  }

  function hiddenIn({ context, find }: Place, said: readonly SaidBefore[]) {
    const { bot } = context
    const country = countryOfShop(bot)
    const names = said.flatMap(({ role, text }) =>
      role === 'visitor' ? (contactsIn(text, country).name ?? []) : [],
    )
    const facts = Object.values(bot.facts).join('\n').toLowerCase()
    return {
      names: [...new Set(names)],
      isOfShop: (text: string) =>
        facts.includes(text.trim().toLowerCase()) ||
        catalog.product(bot, text.trim()) !== null ||
        find({ text, limit: 1 }).level === 'codes',
    }
  }
}

function isOurs({ trace, status, handover }: Answered): boolean {
  if (status !== null && handover !== 'low_confidence') return true
  const { rule }: Trace = JSON.parse(trace)
  return rule.split('+').some((one) => ours.test(one))
}
