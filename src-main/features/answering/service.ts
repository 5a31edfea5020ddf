import type { View } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, FindAsk, SearchWish } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { LanguageModel } from '#main/features/language-model/index.ts'
import { sayIn } from '#main/languages/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { lazily } from '#main/lib/memoize.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import { createRecent } from '#main/lib/recent.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { MeaningCode } from '#shared/trace-codes.ts'
import { answerOf, doubtOf, handoverOf } from './answer.ts'
import type { Answered } from './answered.ts'
import { consentShown, contactsOf, type GivenContacts, givenContacts } from './contacts.ts'
import { spelledOut } from './goods/repair.ts'
import { createShops } from './goods/shops.ts'
import { heardText } from './heard-text.ts'
import { changed, type Memory, readMemory } from './memory.ts'
import { preparedExample, questionFor, toPhraseOf } from './phrase.ts'
import { prepareGoods, wishIn } from './pipeline/goods-input.ts'
import { thankForContact } from './pipeline/leads.ts'
import { fetchPerson, nobodyCame } from './pipeline/people.ts'
import type { MessageContext, Reply } from './pipeline/types.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { createRemembered, type Rests, remembering, watched } from './remembered.ts'
import { createReplies } from './replies.ts'
import { changesAnswers } from './rests-on.ts'
import { timed } from './timed.ts'
import type { Place } from './tools/place.ts'
import { traceOf } from './trace.ts'
import { createFacets, type ReadFacets } from './understand/facets.ts'
import { createUnderstand, type Understand, warmUp } from './understand/index.ts'
import { createWithModel, type ModelOptions } from './with-model.ts'

export type Answering = ReturnType<typeof createAnswering>

/** What is said without anything to understand: a person asked for or contact details given by a press, and that nobody came. */
type Pressed = 'person' | 'contact' | 'nobody_came'

type AnswerOptions = {
  /** Another time than now, for hours and greetings; such an answer is not remembered. */
  readonly at?: number
  /** Where given, the bot's AI model may take part. */
  readonly phrasing?: ModelOptions
}

/** What is the same for every session that the answer is good for; what it changes in the memory of each. */
type Thought = Omit<Answered, 'memory' | 'language'> & {
  readonly change: Partial<Memory>
  /** Whether all was there to answer with: asked again, it is answered the same. */
  readonly isWhole: boolean
}

/** A message as it was written, and what its answer may rest on. */
type Asked = {
  readonly bot: StoredBot
  readonly message: string
  /** Null before the first message of a session. */
  readonly sessionLanguage: Memory['language'] | null
  readonly rests: Rests
  readonly nowMs: number
}

/** The same with the message as it is understood. */
type Heard = Asked & { readonly isHeard: true }

/** Visitors ask the same things all day; these many answers are kept until something they rest on changes. */
const rememberedAnswers = 1000
const rememberedMemories = 2000
const minuteMs = 60_000

/** understand → retrieve → rank → compose → decide. Pure of writing: the caller keeps the turn. */
export function createAnswering(deps: {
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly documents: Documents
  readonly view: View
  readonly clock: Clock
  readonly subscribe: Pushes['subscribe']
  /** Without it everything is found by words alone. */
  readonly embeddings?: Embeddings
  /** Without it every answer is said in our own words. */
  readonly languageModel?: LanguageModel
}) {
  const { catalog, clock, embeddings, knowledge } = deps
  const understands = new WeakMap<object, Understand>()
  const facetReaders = new WeakMap<object, ReadFacets>()
  const shops = createShops({ catalog, embeddings })
  const { replyTo, vectorOf } = createReplies(deps)
  const readiness = createReadiness({ ...deps, shops, rehearse })
  const remembered = createRemembered<Thought>(rememberedAnswers)
  // What was just written need not be read and checked with the next message.
  const memories = createRecent<string, Memory>(rememberedMemories)
  let changes = 0
  deps.subscribe((push) => {
    if (!changesAnswers(push)) return
    changes++
    remembered.clear()
    readiness.renew(push.bot_id)
  })

  /** Reading is made ready once for what a catalog has; the catalog hands out the same names until it changes. */
  function understandFor(bot: StoredBot): Understand {
    const vocabulary = catalog.vocabularyOf(bot)
    const cached = understands.get(vocabulary)
    if (cached) return cached
    const made = createUnderstand(vocabulary)
    understands.set(vocabulary, made)
    return made
  }

  function facetsFor(bot: StoredBot): ReadFacets {
    const vocabulary = catalog.vocabularyOf(bot)
    const made = facetReaders.get(vocabulary) ?? createFacets(vocabulary)
    facetReaders.set(vocabulary, made)
    return made
  }

  function ask(bot: StoredBot, message: string, kept: string | null, nowMs: number): Asked {
    const memory = (kept === null ? undefined : memories.get(kept)) ?? readMemory(kept, bot.language)
    const sessionLanguage = kept === null ? null : memory.language
    const rests = { ...memory, minute: Math.floor(nowMs / minuteMs) }
    return { bot, message, sessionLanguage, rests, nowMs }
  }

  function hear(asked: Asked): Heard {
    const { bot, message, sessionLanguage } = asked
    const { text, language } = heardText(message, {
      botLanguage: bot.language,
      sessionLanguage,
      isKnown: isShopWord(bot),
    })
    // "Hola, iphone 15?": the greeting, which is heard no more, told the language.
    const isCut = text.length < message.length
    return {
      ...asked,
      message: text,
      sessionLanguage: isCut ? language : sessionLanguage,
      isHeard: true,
    }
  }

  function heardIn(bot: StoredBot, message: string, sessionLanguage: Memory['language'] | null) {
    return understandFor(bot)(message, {
      botLanguage: bot.language,
      sessionLanguage,
      currency: () => catalog.currencyOf(bot),
      isShopWord: isShopWord(bot),
    })
  }

  const isShopWord = (bot: StoredBot) => {
    const stock = lazily(() => shops.stockOf(bot))
    return (word: string) => stock().words.hasWord(word)
  }

  /** What can be done without the vector is done while it is computed, on a thread of its own. */
  async function read(
    { bot, message, sessionLanguage, rests, nowMs }: Heard,
    looked: Set<keyof Rests>,
    meanwhile: (context: MessageContext) => void = () => {},
  ): Promise<MessageContext> {
    const repaired = knowledge.repaired(bot, message)
    const heard = lazily(() => heardIn(bot, message, sessionLanguage))
    const { words, strangeIn } = shops.stockOf(bot)
    const spelled = spelledOut(words, message, () => [heard().language, bot.language])
    const coming = embeddings?.embed(repaired === null ? [spelled] : [spelled, repaired])
    const strange = embeddings?.embed(strangeIn(message))
    const language = bot.languages.includes(heard().language) ? heard().language : bot.language
    const say = sayIn(language)
    const context: { -readonly [name in keyof MessageContext]: MessageContext[name] } = {
      bot,
      message,
      get nowMs() {
        looked.add('minute')
        return nowMs
      },
      understood: { ...heard(), language },
      contacts: contactsOf(bot, message, isShopWord(bot)),
      memory: watched(rests, looked),
      say,
      voice: { language, say },
      vector: null,
      repaired: null,
    }
    meanwhile(context)
    const [vector = null, meant] = (await coming) ?? []
    await strange
    context.vector = vector
    context.repaired = repaired !== null && meant ? { message: repaired, vector: meant } : null
    return context
  }

  function goodsOf(bot: StoredBot) {
    return {
      stock: shops.stockOf(bot),
      readFacets: facetsFor(bot),
      find: remembering((ask: FindAsk) => catalog.findProducts(bot, ask)),
    }
  }

  async function think(
    heard: Heard,
    { isReady, waitedMs }: Readiness,
    looked: Set<keyof Rests> = new Set(),
  ): Promise<Thought> {
    const startedAt = performance.now()
    const goods = goodsOf(heard.bot)
    const context = await read(heard, looked, (soon) =>
      deps.view(() => prepareGoods({ deps, context: soon, ...goods })),
    )
    const readAs = (text: string) => read({ ...heard, message: text }, looked)
    const { made, ...compared } = await replyTo(context, readAs, goods)
    const isWhole = isReady && compared.isWhole
    const said = isReady ? made : readiness.unsure(context, made)
    return thoughtOf(context, said, { durationMs: performance.now() - startedAt, waitedMs, isWhole })
  }

  function thoughtOf(
    context: MessageContext,
    made: Reply,
    told: { readonly durationMs: number; readonly waitedMs: number; readonly isWhole: boolean },
  ): Thought {
    const trace: Trace = traceOf(context, made, { ...told, meaning: meaningOf(context) })
    return {
      isWhole: told.isWhole,
      answer: answerOf(made),
      change: { language: context.understood.language, ...made.memory },
      trace: JSON.stringify(trace),
      status: made.status ?? null,
      handover: handoverOf(made),
      contacts: context.contacts,
      consent: consentShown(context.bot, context.contacts, context.memory),
      doubt: doubtOf(made),
    }
  }

  /** A word that is none makes it look up everything. */
  async function rehearse(bot: StoredBot): Promise<void> {
    await think(hear(ask(bot, 'qwxkvz 50 cm?', null, clock.now())), { isReady: true, waitedMs: 0 })
  }

  function meaningOf({ vector }: MessageContext): MeaningCode {
    if (vector) return 'compared'
    return embeddings && !embeddings.state().available ? 'unavailable' : 'words_only'
  }

  async function builtIn(bot: StoredBot, message: string, memory: string | null): Promise<Answered> {
    const asked = ask(bot, message, memory, clock.now())
    const name = `${bot.id} ${asked.sessionLanguage} ${message}`
    const known = remembered.get(name, asked.rests)
    if (known) return answeredTo(asked, known)
    const ready = await readiness.wait(bot)
    const before = changes
    const looked = new Set<keyof Rests>()
    const thought = await think(hear(asked), ready, looked)
    // What was found in a catalog that is still being read is not the last word.
    if (changes === before && thought.isWhole && catalog.prepareFinding(bot))
      remembered.set(name, asked.rests, looked, thought)
    return answeredTo(asked, thought)
  }

  function answeredTo(
    { rests }: Pick<Asked, 'rests'>,
    { change, isWhole: _whole, ...thought }: Thought,
  ): Answered {
    const { minute: _, ...before } = rests
    const next = changed(before, change)
    const memory = JSON.stringify(next)
    memories.set(memory, next)
    return { ...thought, memory, language: next.language }
  }

  async function thinkAt(heard: Heard): Promise<Answered> {
    return answeredTo(heard, await think(heard, await readiness.wait(heard.bot)))
  }

  /** Where the tools of a model look things up. */
  async function placeOf(bot: StoredBot, message: string, kept: string | null): Promise<Place> {
    const heard = hear(ask(bot, message, kept, clock.now()))
    const looked = new Set<keyof Rests>()
    const context = await read(heard, looked)
    const contextOf = (text: string) => read({ ...heard, message: text }, looked)
    return { deps, context, contextOf, ...goodsOf(bot), vectorOf, view: deps.view }
  }

  const withModel = deps.languageModel
    ? createWithModel({ catalog, languageModel: deps.languageModel, placeOf, answerAs: builtIn })
    : null

  return {
    /** Makes the patterns of these languages ready, beside everything else. */
    warm: warmUp,
    /** Resolves when this bot answers as well as it ever will. */
    ready: readiness.ready,

    answer: timed(
      async (
        bot: StoredBot,
        message: string,
        memory: string | null,
        { at, phrasing }: AnswerOptions = {},
      ): Promise<Answered> => {
        const answered = await (at === undefined
          ? builtIn(bot, message, memory)
          : thinkAt(hear(ask(bot, message, memory, at))))
        return phrasing && withModel && deps.languageModel?.isOn(bot)
          ? withModel({ bot, message, memory }, answered, phrasing)
          : answered
      },
    ),

    /** How to reach the visitor, where no answer is asked for since a person answers. */
    contacts: (bot: StoredBot, message: string, memory: string | null): GivenContacts =>
      givenContacts(bot, message, memory, isShopWord(bot)),

    /** What the words of a search ask for: limits, orders and exclusions as in an answer. */
    wishOf: (bot: StoredBot, text: string): SearchWish | null => {
      const { text: message } = heardText(text, { botLanguage: bot.language })
      const { language } = heardIn(bot, message, null)
      return wishIn(message, {
        bot,
        catalog,
        language,
        readFacets: facetsFor(bot),
        stock: shops.stockOf(bot),
      })
    },

    /** What a visitor asked for with a button or a form: there is nothing to understand. */
    press: async (
      bot: StoredBot,
      pressed: {
        readonly wants: Pressed
        readonly text: string
        readonly language: LanguageCode | undefined
      },
      memory: string | null,
    ): Promise<Answered> => {
      const heard = hear(ask(bot, pressed.text, memory, clock.now()))
      const context = await read(heard, new Set())
      const wanted = pressed.language ?? heard.sessionLanguage ?? context.understood.language
      const language = bot.languages.includes(wanted) ? wanted : bot.language
      const say = sayIn(language)
      const spoken = {
        ...context,
        understood: { ...context.understood, language },
        say,
        voice: { language, say },
      }
      const made = pressedReplies[pressed.wants](spoken)
      return answeredTo(heard, thoughtOf(spoken, made, { durationMs: 0, waitedMs: 0, isWhole: true }))
    },

    /** For trying a phrasing model: a question, an answer to it, and what a model would be given. */
    prepare: async (bot: StoredBot, given: string | undefined) => {
      const question = given ?? questionFor(deps, bot)
      if (question === null) return preparedExample(bot.language)
      const answered = await builtIn(bot, question, null)
      return {
        question,
        built_in: answered.answer.text,
        toPhrase: toPhraseOf(catalog, bot, question, answered),
      }
    },
  }
}

const pressedReplies = { person: fetchPerson, contact: thankForContact, nobody_came: nobodyCame }
