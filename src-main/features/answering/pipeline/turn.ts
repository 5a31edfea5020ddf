import type { Catalog, FindAsk, Finding } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import { asksOfShop, type Knowledge } from '#main/features/knowledge/index.ts'
import { contentWords, wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type ActChances, isLikeliest } from '../acts/acts.ts'
import { frameOf } from '../explain/frame.ts'
import { askedProduct, itemNamed, meantVersions } from '../goods/about.ts'
import { answerGoods } from '../goods/engine.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from '../goods/input.ts'
import { isCalled, isOfGoods } from '../goods/query.ts'
import type { Stock } from '../goods/shops.ts'
import { itemsAsked } from '../goods/which.ts'
import type { Memory } from '../memory.ts'
import { alike } from '../product-questions/alike.ts'
import { factsOf, textsCompared } from '../product-questions/index.ts'
import type { ReadFacets } from '../understand/facets.ts'
import { asksKeeping, saysUnwanted, shopTopic, yesOrNo } from '../understand/index.ts'
import { asksWhich } from '../understand/intent.ts'
import { supposes } from '../understand/reference.ts'
import { readable } from '../understand/text.ts'
import { actReply, adviceAsked, seeksAdvice } from './act-reply.ts'
import { asWished } from './as-wished.ts'
import { whichMeant } from './ask-which.ts'
import { builtInOf, contactGiven } from './built-in.ts'
import { comparesSame } from './compares-same.ts'
import { consoled, goesOnComplaining, tellsMoreOfComplaint } from './complaints.ts'
import { goesOnFrom, knownOf, ofSameTopic, onTopic, toldBefore, withFocus } from './going-on.ts'
import { goodsInput } from './goods-input.ts'
import { honest } from './honest.ts'
import { joined } from './joined.ts'
import { contactLeft } from './leads.ts'
import { leftOpen, notTold } from './left-open.ts'
import { offerTaken } from './people.ts'
import { type Ranked, rank } from './rank.ts'
import { soundsOf } from './sounds.ts'
import { suggested } from './suggested.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'
import { unknown } from './unknown.ts'
import { unsureEntry } from './unsure.ts'
import {
  anyOfIt,
  besideElse,
  besideGoods,
  besideOwn,
  bestOf,
  isOnTerms,
  isPlain,
  isWrittenOn,
  ofPlace,
  ofShopRather,
  ownAnswer,
  sameWord,
  speaksOf,
  textsOf,
  topicOf,
} from './weigh.ts'
import { isOfWorld, withWorld, worldOf } from './world.ts'

type Deps = { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }

/** One clause of a message, as it was understood. */
type ClauseContext = {
  readonly context: MessageContext
  readonly acts: ActChances
}

type TurnInput = {
  readonly deps: Deps
  readonly clauses: readonly ClauseContext[]
  readonly stock: Stock
  readonly find: (ask: FindAsk) => Finding
  readonly readFacets: ReadFacets
  /** The vectors of what products say of themselves; without them, as where they came too late, words are compared. */
  readonly factVectors?: ReadonlyMap<string, Float32Array>
  /** The message behind the question it may go on from. */
  readonly again?: MessageContext
  /** The vector of the need that is advised on, with this message behind it. */
  readonly need?: Float32Array
}

/** The need that is advised on, which a message may add to: "she must not eat nuts". */
export function needBefore({ memory }: MessageContext): string | null {
  const need = memory.goods?.['need']
  return typeof need === 'string' ? need : null
}

/** What the products that the clauses may be about say of themselves; their vectors make a question find its answer. */
export function textsAsked({ deps, clauses, stock, find, readFacets }: TurnInput): string[] {
  return clauses.flatMap(({ context, acts }) => {
    // A wish asks nothing of what was spoken of; each text takes the encoder as long as a message does.
    if (acts.ask_about + acts.policy + acts.compare + acts.order < mayAsk) return []
    const input = goodsInput({ deps, context, acts, stock, find, readFacets })
    // What a version says of itself is compared by itself where it is the one that is meant.
    const items = itemsAsked(input).flatMap((item) => [item, meantVersions(input, item)])
    const ofFocus = withFocus(context, deps.catalog)
    const ofItems = items.flatMap((item) => {
      const asked = askedProduct(item)
      return asked
        ? textsCompared(
            { question: context.message, before: context.memory.asked?.text },
            item.title,
            factsOf(asked),
          )
        : []
    })
    return [...(ofFocus === null ? [] : [ofFocus.title]), ...ofItems]
  })
}

/** One answer to each clause, said together; what a clause changed holds for the next. */
export function answerTurn({
  deps,
  clauses,
  stock,
  find,
  readFacets,
  factVectors,
  again,
  need,
}: TurnInput): Reply {
  const replies: Reply[] = []
  let memory: Partial<Memory> = {}
  for (const { context, acts } of clauses) {
    // Only what is looked at is what an answer rests on; a copy of all of it would look at everything.
    const isFirst = replies.length === 0
    const now = isFirst ? context : { ...context, memory: { ...context.memory, ...memory } }
    const made = answerClause({
      deps,
      context: now,
      acts,
      stock,
      find,
      readFacets,
      ...(factVectors && { factVectors }),
      ...(again && { again }),
      ...(need && { need }),
    })
    replies.push(made)
    memory = { ...memory, asked: null, order: false, offer: null, capture: null, ...made.memory }
  }
  const [first] = replies
  if (!first) throw new Error('A message has at least one clause.')
  if (replies.length === 1) return { ...first, memory }
  return joined(replies, memory)
}

type Input = {
  readonly again?: MessageContext
  readonly need?: Float32Array
  readonly factVectors?: ReadonlyMap<string, Float32Array>
  readonly deps: Deps
  readonly context: MessageContext
  readonly acts: ActChances
  readonly stock: Stock
  readonly find: (ask: FindAsk) => Finding
  readonly readFacets: ReadFacets
}

/** Every way to answer proposes; the shop's own words go first where they fit. */
function answerClause(heard: Input): Reply {
  const { deps, context } = heard
  const { bot } = context
  const world = worldOf(context)
  const isSupposed = supposes(readable(context.message))
  const goodsAsked = goodsInput({ ...heard, acts: withWorld(heard.acts, world, isSupposed) })
  const { clause } = goodsAsked
  const written = ofSameTopic(ofPlace(knownOf(heard), context), context, clause)
  const { known, acts: wished } = asWished(written, goodsAsked, context)
  const input: Input = { ...heard, acts: wished }
  const plainly = (one: Candidate) => honest(one, context, (word) => goodsAsked.shop.hasWord(word))
  // "Call me on 0170 …", where the shop has written that it calls nobody.
  const isOwnWish =
    context.memory.capture === null &&
    context.contacts.emails.length === 0 &&
    ownAnswer(known, context, input.acts) !== null
  const taken = offerTaken(context) ?? (isOwnWish ? null : contactGiven(deps.catalog, context, input.acts))
  if (taken) return taken
  const goods = wished.off_topic === 1 ? null : answerGoods({ ...goodsAsked, acts: wished })
  const isGoods = (word: string) => isCalled(goodsAsked.shop, word, clause.codes, ['head', 'category'])
  const acts = soundsOf(input.acts, goods, context, isGoods, clause)
  const told = toldBefore(input, known, goods, goodsAsked.clause)
  const onSubject = ownAnswer(known, context, acts)
  const open = told || onSubject ? null : leftOpen(context, goods, clause, isGoods)
  const own =
    told ??
    onSubject ??
    (open === null ? goesOnFrom(input, bestOf(known), goods, goodsAsked.clause) : bestOf(known))
  // "Which of them are waterproof?" wishes to see them, though it asks.
  const form = asksWhich(clause.said) ? null : clause.begins
  const isNo = yesOrNo(context.message) === 'no' || saysUnwanted(context.message)
  const isDeclined = goods === null && clause.words.length === 0 && isNo
  const isWritten =
    isWordedSo(own, goodsAsked) ||
    (!isPlain(goods) && isOnlyWritten(own, goodsAsked, bot.confidence_threshold))
  const beside =
    own &&
    // "Could somebody call me about a cheese board?", where the shop has written when it calls: no cheese is looked for.
    (isWritten || (own === onSubject && context.understood.intent === 'callback')
      ? sure(own)
      : besideGoods(own, goods, context, acts, { ...clause, begins: form }, isGoods))
  const besides = beside && besideOwn(beside, context, acts)
  const weighed = told ?? (besides && !input.again ? besideElse(besides, context, acts) : besides)
  // What is declined is spoken of, but not asked about.
  const entry = weighed && isDeclined ? { ...weighed, confidence: weighed.confidence * 0.8 } : weighed
  const threshold = bot.confidence_threshold
  const builtIn = builtInOf(
    {
      catalog: deps.catalog,
      context,
      acts,
      again: input.again,
      isOfGoods: isOfGoods(goodsAsked),
      isDeclined,
    },
    entry,
    goods,
  )
  const which = whichMeant(deps.catalog, context, acts, goods)
  const isOwnCompared =
    entry !== null && entry.confidence >= threshold && comparesSame(entry, goods, clause, context.message)
  const onTerms = isOnTerms(entry, goods, context, clause, isGoods, acts)
  const isOwn = told !== null || isWritten || isOwnCompared || onTerms
  const goodsSay = which ?? (goods && !isOwn && open === null ? candidateOf(goods) : null)
  const ranked = rank({ entry, goodsSay, builtIn, goods, begins: form }, acts)
  const isAgain = input.again !== undefined && own !== bestOf(known)
  const explained = (won: Ranked | null, reply: Reply): Reply => {
    const before = isAgain ? (context.memory.asked?.text ?? null) : null
    const currency = () => deps.catalog.currencyOf(bot)
    return { ...reply, frames: [frameOf({ goods: goodsAsked, ranked, won, reply, before, currency })] }
  }
  if (goesOnComplaining(context, acts, clause)) return explained(null, unknown(context, acts, []))
  const isSpoken = entry !== null && speaksOf(entry, context.message)
  const isOfSale = wordsOf(context.message).some((word) => wishing.has(word))
  // What may suit a need answers no question to the shop.
  const isGuess = goods?.rule.startsWith('advice') ?? false
  // "Do you sell kayaks?": an entry that is less likely than that there are none, and says nothing of them, does not answer it.
  const isUnlikely = ({ candidate, score }: Ranked) =>
    (candidate === entry &&
      goods?.rule === 'not_sold' &&
      // "Do you sell canoes?" goes on from nothing.
      (!input.again || isOfSale) &&
      // "I want to come and fetch it myself" wishes for nothing that is sold.
      ofShopRather(acts, goods) < surelyOfShop &&
      // "My blade is blunt": the one on sharpening knives, by how it is asked.
      (isOfSale || acts.find > 0.5 || entry.confidence < surelyAsked) &&
      context.understood.language === bot.language &&
      (isOfSale || acts.find > 2 * acts.policy
        ? !says(entry, clause, anyOfIt)
        : score < 0 && acts.find > 0.5 && !says(entry, clause))) ||
    // "Are you open on Sundays?": goods that share a word with what is asked of the shop.
    (candidate === goodsSay && (score < hardly || (isGuess && (score < 0 || acts.policy > 0.5))))
  const possible = ranked.filter((one) => !isUnlikely(one))
  const fitting = possible.filter(({ candidate }) => candidate.confidence >= threshold)
  // What was weighed down is not on what was asked, however near it is.
  const isLess = own !== null && entry !== null && entry.confidence < own.confidence
  const { intent } = context.understood
  // "Can I spread the cost?" is on paying: what delivery costs is near, and written on something else.
  const asked = shopTopic(context.message)
  const isOnOther = asked !== null && entry !== null && topicOf(entry) !== null && !isWrittenOn(entry, asked)
  const nearest = isLess || isOnOther || intent === 'contact' || intent === 'hours' ? null : entry
  const best =
    unsureEntry({ ranked: possible, entry: nearest, goods, goodsSay, isSpoken }, acts, threshold) ??
    fitting[0]
  const traced = ranked.flatMap(({ candidate }) => candidate.trace).slice(0, 20)
  const isAside =
    told === null &&
    isOfWorld({
      context,
      acts: input.acts,
      world,
      won: best,
      goods,
      goodsAsked,
      begins: form,
      again: input.again,
    })
  if (isAside) return offTopic()
  if (best) {
    const said = best.candidate === entry ? plainly(best.candidate) : best.candidate.reply()
    const reply = consoled(said, own, context, acts, plainly)
    // What was told once more is still the answer to the question before.
    const before = told ? context.memory.asked?.text : undefined
    const text = before ?? (isAgain && input.again ? input.again.message : context.message)
    const asked = reply.intent === 'knowledge' ? { asked: askedOf(text, best.candidate) } : {}
    // "Can the walnut desk be engraved?": what is answered by the shop's own words stays spoken of.
    const spoken = best.candidate === entry ? itemNamed(goodsAsked) : null
    const subject = spoken ? { subject: focusOn(goodsAsked, spoken).subject ?? null } : {}
    return explained(best, {
      ...reply,
      confidence: best.candidate.confidence,
      memory: { doubts: 0, ...subject, ...asked, ...reply.memory },
      candidates: traced,
    })
  }
  if (open !== null) return explained(null, { ...notTold(context, open), candidates: traced })
  // "Is there parking?" is asked of the shop; that it is not sold says nothing.
  const meansShop = context.vector !== null && asksOfShop(context.vector) > surelyAsked
  const soundsOfShop =
    !isOfSale &&
    ((acts.policy > 0.5 && acts.policy > acts.find + acts.recommend) || (meansShop && acts.find < 0.5))
  const isOfHours = (intent === 'hours' || acts.hours > likely) && !asksKeeping(context.message)
  const isOfShop = intent === 'contact' || intent === 'hours' || soundsOfShop || acts.hours > 0.5
  const left = contactLeft(context)
  if (left) return explained(null, { ...left, candidates: traced })
  // "Bought it in June": for a person to read, and nothing that is looked for.
  if (tellsMoreOfComplaint(context)) return explained(null, unknown(context, acts, []))
  const topical = onTopic(input)
  if (topical)
    return explained(null, {
      ...plainly(topical),
      memory: { doubts: 0, topic: 'knowledge', asked: askedOf(context.message, topical) },
      candidates: traced,
    })
  const needed = goods === null || goods.rule === 'not_sold' ? suggested(goodsAsked, world) : null
  if (needed) return explained(null, candidateOf(needed).reply())
  // "How long can I return it?": what the product does not say is asked of the shop.
  const isPolicy = (acts.policy > 0.5 && acts.ask_about < mayAsk) || meansShop || isOfHours
  if ((goods?.rule === 'product_does_not_say' && !isPolicy) || (goods?.rule === 'not_sold' && !isOfShop)) {
    const reply = candidateOf(goods).reply()
    const isNone = goods.rule === 'not_sold'
    // Nobody is called for a thing that is not sold, but the shop hears of it.
    if (isNone && isLikeliest('off_topic', acts)) return offTopic()
    const won = ranked.find(({ candidate }) => candidate === goodsSay) ?? null
    return explained(won, { ...reply, ...(isNone && { intent: 'unknown' }), candidates: traced })
  }
  if (goods === null && seeksAdvice(acts)) return explained(null, adviceAsked(context))
  if (goods === null && isLikeliest('off_topic', acts)) return offTopic()
  const all = ranked.map(({ candidate }) => candidate)
  return explained(null, unknown(context, acts, all))

  function offTopic(): Reply {
    const reply = actReply(context, 'off_topic')
    return explained(null, { ...reply, confidence: acts.off_topic, candidates: traced })
  }
}

/** A short message may go on from it: "and to Austria?". */
function askedOf(text: string, { title }: Candidate): NonNullable<Memory['asked']> {
  return { text: text.slice(0, maxAsked), about: null, pending: false, entry: title }
}

const wishing = wordsInAll(({ words }) => words.wishing)
const maxAsked = 300
const mayAsk = 0.1
const hardly = -1.2
const likely = 0.7
const surelyAsked = 0.9
const surelyOfShop = 1

/** "Do you rent out lenses?": no product speaks of renting; an entry that speaks of both is meant. */
function isOnlyWritten(own: Candidate | null, { clause, shop }: GoodsInput, threshold: number): boolean {
  if (own === null || own.confidence < threshold * likely || clause.words.length < 2) return false
  const written = wordsOf(textsOf(own).join(' '))
  return (
    clause.words.some(({ word }) => !shop.hasWord(word)) &&
    clause.words.every(({ word }) => written.some((other) => alike(word, other) >= sameWord))
  )
}

/** "How much is a baking course?": no product has the word, and an entry asks in it, however near a baking tin comes. */
function isWordedSo(own: Candidate | null, { clause, shop }: GoodsInput): boolean {
  if (own === null || own.confidence < likelyWorded || clause.words.length === 0) return false
  const asked = new Set(own.trace.flatMap(({ title, because }) => [title, ...because].flatMap(contentWords)))
  return clause.words.every(({ word }) => !shop.hasWord(word) && asked.has(word))
}
const likelyWorded = 0.75

/** It has all the words that were said, whatever they sound like together. */
function sure(written: Candidate): Candidate {
  return { ...written, confidence: Math.max(written.confidence, inItsWords) }
}
const inItsWords = 0.7

/** Whether an entry speaks of what is looked for, or of so much of it. */
function says(entry: Candidate, { words }: GoodsInput['clause'], share = 1): boolean {
  return words.length > 0 && speaksOf(entry, words.map(({ word }) => word).join(' '), share)
}

function candidateOf(answer: GoodsAnswer): Candidate {
  const { confidence, composed, intent, rule, memory, because } = answer
  return {
    confidence,
    title: composed.products[0]?.title ?? '',
    trace: composed.products.slice(0, 5).map((card) => ({
      kind: intent === 'product' ? ('product' as const) : ('product_question' as const),
      id: card.id,
      title: card.title,
      score: confidence,
      confidence,
      because: [...because],
      not_said: rule === 'product_does_not_say',
    })),
    reply: () => ({ composed, intent, confidence, rule, memory }),
  }
}
