import { asksOfShop, asksTopic } from '#main/features/knowledge/index.ts'
import type { CuedIntent, ShopTopic } from '#main/languages/cues.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { countryOf } from '#main/lib/country.ts'
import { placesIn } from '#main/lib/places.ts'
import { stem } from '#main/lib/text/stem.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { asksOwnMeasure } from '../goods/own-measure.ts'
import { asksTerms, isOnPrice } from '../goods/price-asked.ts'
import type { Clause } from '../goods/reading.ts'
import { asksUnit } from '../goods/search-words.ts'
import { alike } from '../product-questions/alike.ts'
import { asksFor, greets, serviceAsked, shopTopic } from '../understand/index.ts'
import { readable } from '../understand/text.ts'
import type { Candidate, MessageContext } from './types.ts'

/** Goods were wished for and found: an entry that only shares a word with them answers what nobody asked. */
export function besideGoods(
  entry: Candidate,
  goods: GoodsAnswer | null,
  context: MessageContext,
  acts: ActChances,
  clause: Pick<Clause, 'begins' | 'words' | 'text' | 'codes' | 'price'>,
  isGoods: (word: string) => boolean,
): Candidate {
  const { message, understood, bot } = context
  const { begins, words } = clause
  // "Does it have a guarantee?", of a product that says for how long.
  if (offersService(entry, context, goods)) return entry
  const isSaid = goods?.rule === 'product_question' && shopTopic(message) === 'warranty'
  const isOfIts = isSaid && shopTopic(goods.composed.text) === 'warranty'
  // "When is the green one coming in?", of one that is sold out: how long a parcel takes is not asked; nor what it costs by "what does
  // it weigh?".
  const isOfOwn =
    goods?.rule === 'product_does_not_say' && asksOwnMeasure(clause) && !speaksOf(entry, message, anyOfIt)
  if (isOfIts || isOfOwn || goods?.rule === 'back_when' || isOnPrice(goods, clause))
    return { ...entry, confidence: entry.confidence * saidByProduct }
  // "What do I pay for the small one?": with what is not asked.
  const isPriced = goods !== null && ofPrices.has(goods.rule)
  if (isPriced && isWrittenOn(entry, 'payment') && !asksTerms(clause))
    return { ...entry, confidence: entry.confidence * saidByProduct }
  // "Can I see the lamps?" is asked in its words, and no wish for lamps.
  const isList = goods !== null && ofLists.has(goods.rule)
  if (begins === 'question' && isList && entry.confidence >= asWritten) return entry
  // Asked in another language than it is written in: it shares no word with the message, however surely it is meant.
  if (understood.language !== bot.language && !isPlain(goods) && entry.confidence >= surely) return entry
  const isWish = acts.find + acts.recommend > 0.35
  // "Do you sell kayaks?": an entry that is hardly alike says nothing of them.
  if (goods?.rule === 'not_sold' && isWish && entry.confidence < asWritten)
    return { ...entry, confidence: entry.confidence * hardlyAlike }
  // What may suit somebody's need is a guess, and nothing that was found; "orchid" alone is a wish, though an entry speaks of orchids.
  const isNamed = goods?.rule === 'products' && begins === null && acts.find > 0.6
  // "I'd like to learn to draw on milk": milk is sold, and three words of four ask for something else.
  const named = words.filter(({ word }) => isGoods(word)).length
  const isAside =
    isList && 2 * named < words.length && acts.find + acts.recommend < wished && entry.confidence >= asWritten
  const isFound =
    goods !== null &&
    goods.intent === 'product' &&
    (goods.confidence >= 0.6 || isNamed) &&
    goods.rule !== 'advice' &&
    !isAside
  // "How much is it?", of a product that is spoken of: what delivery costs shares but the words of every question.
  const isOfIt = tellsPlainly(goods, message) && (goods?.confidence ?? 0) > 0.8
  if (ofShopRather(acts, goods) > clearly || (!isOfIt && (!isFound || (message.includes('?') && !isWish))))
    return entry
  const said = contentWords(message)
  const isShared = (word: string) => said.some((one) => alike(one, word) >= sameWord)
  const share = Math.max(
    0,
    ...entry.trace
      // "Phone" heads the shop's number, and says nothing of phones.
      .flatMap(({ kind, title, because }) => (kind === 'fact' ? [] : [title, ...because]))
      .map((wording) => {
        const all = contentWords(wording)
        const shared = all.filter(isShared)
        // "Used pushchairs" is not what is asked for by who needs one.
        const isOfGoods = shared.length < all.length && shared.every(isGoods)
        return isOfGoods ? 0 : shared.length / Math.max(1, all.length)
      }),
  )
  // "White Pip Pro?": that an entry compares the Pips says nothing of white ones.
  const written = entry.trace.flatMap(({ title, because }) => [title, ...because].flatMap(contentWords))
  const isWritten = (word: string) => written.some((one) => alike(one, word) >= sameWord)
  const covered = isOfIt ? said.filter(isWritten).length / Math.max(1, said.length) : 1
  return { ...entry, confidence: entry.confidence * (0.4 + 0.6 * Math.min(share, covered)) }
}

const wished = 0.45
const ofPrices: ReadonlySet<string> = new Set(['version_price', 'sum', 'unit_price'])
const ofLists: ReadonlySet<string> = new Set(['products', 'none_keeps', 'no_further'])

/**
 * "How long is the battery guaranteed?": what a product says of its battery is no answer where the shop has written one on
 * the guarantee.
 */
export function isOnTerms(
  entry: Candidate | null,
  goods: GoodsAnswer | null,
  context: MessageContext,
  clause: Clause,
  isGoods: (word: string) => boolean,
  acts: ActChances,
): boolean {
  const { message } = context
  if (!entry || entry.confidence < surely) return false
  // "How much is it to hire a clarinet?": what a clarinet costs, or that there are some, is not asked.
  if (offersService(entry, context, goods)) return true
  // "My cat has been sick since yesterday": what may suit is a guess, and the shop has written what to do.
  // "A present for my mother" wishes for one, and not to have it wrapped.
  const isGift =
    acts.recommend > surelyWished && (isWrittenOn(entry, 'wrapping') || isWrittenOn(entry, 'voucher'))
  // "I can't decide between Ergo and Ortho, what do you advise?": what it is for is asked back only where nothing is written on it.
  if (goods?.rule === 'advice_ask' && entry.confidence >= likelier && !isGift) return true
  const isNeed = !isLimited(clause) && !isGift && !clause.words.every(({ word }) => isGoods(word))
  if (goods?.rule.startsWith('advice') && entry.confidence >= likelier && isNeed) return true
  if (goods?.intent !== 'product_question' || isPlain(goods)) return false
  const topic = shopTopic(message)
  return topic !== null && shopTopic(goods.composed.text) !== topic && isWrittenOn(entry, topic)
}

const surelyWished = 0.8

/** Who says what it may cost or must not hold looks for something to buy. */
function isLimited({ price, frame }: Clause): boolean {
  return (
    price !== null ||
    frame.bounds.length + frame.diets.length + frame.excluded.length > 0 ||
    frame.has.allergy
  )
}

function offersService(entry: Candidate, context: MessageContext, goods: GoodsAnswer | null): boolean {
  const { message, vector, understood } = context
  const service = serviceAsked(message)
  if (service !== null) return isWrittenOn(entry, service)
  // "Could I come by for it tonight?", in words that are in no list; "how much for five?" sounds like delivery, "knives of Hobson" like sharpening.
  const isNamed = goods?.rule === 'products' && understood.intent === 'product' && !message.includes('?')
  const isOfGoods = isNamed || (goods !== null && ofPrices.has(goods.rule))
  if (isOfGoods || entry.confidence < asWritten || (entry.onTopic ?? 0) <= onSame) return false
  return vector !== null && asksOfShop(vector) > asWritten
}
const onSame = 0.4

export function isWrittenOn({ trace }: Candidate, topic: ShopTopic): boolean {
  return trace.some(
    ({ kind, title, because }) =>
      kind !== 'fact' && [title, ...because].some((text) => shopTopic(text) === topic),
  )
}

/** Bent otherwise, it is the same word. */
export const sameWord = 0.75
const hardlyAlike = 0.8
const likelier = 0.75
const saidByProduct = 0.4
const clearly = 1
/** Asked in its own words. */
const asWritten = 0.9

/** Asked of a place: an entry that names it, or other countries where it is abroad, answers before one on somewhere else. */
export function ofPlace(known: readonly Candidate[], { message, bot }: MessageContext): Candidate[] {
  const asked = placesIn(message)
  const home = bot.country ?? countryOf(bot.timezone)
  // "Would I have it within two days?" is asked from here: an entry that asks of other countries is not meant first.
  if (asked.countries.size === 0)
    return known.map((one) =>
      home !== null && !asked.isAbroad && isOfAbroad(one, home)
        ? { ...one, confidence: chance(logit(one.confidence) + placeElsewhere) }
        : one,
    )
  const isForeign = home !== null && !asked.countries.has(home)
  const isNamed = (one: Candidate) => {
    const said = placesIn(textsOf(one).join(' '))
    return (
      [...asked.cities].some((city) => said.cities.has(city)) ||
      (isForeign && ([...asked.countries].some((country) => said.countries.has(country)) || said.isAbroad))
    )
  }
  const first = bestOf(known)
  return known.map((one) => {
    const odds = isNamed(one) ? placeNamed : isForeign ? placeElsewhere : 0
    const confidence = odds === 0 ? one.confidence : chance(logit(one.confidence) + odds)
    // The likeliest says what is asked of, another on the same topic says where.
    const isOfSame = odds > 0 && first !== null && topicOf(one) !== null && topicOf(one) === topicOf(first)
    return { ...one, confidence: isOfSame ? Math.max(confidence, first.confidence) : confidence }
  })
}

/** Whether an entry is asked for other countries alone. */
function isOfAbroad({ trace, title }: Candidate, home: string): boolean {
  const said = placesIn([title, ...trace.flatMap(({ because }) => because)].join(' '))
  return (said.countries.size > 0 || said.isAbroad) && !said.countries.has(home)
}

/** What of the shop's terms an entry is on. */
export function topicOf({ trace }: Candidate): ShopTopic | null {
  return (
    trace
      .flatMap(({ title, because }) => [title, ...because])
      .map(shopTopic)
      .find((topic) => topic !== null) ?? null
  )
}
const placeNamed = 2
const placeElsewhere = -2

/** Whether an entry leaves open what is asked of a place: it speaks of others only. */
export function isElsewhere(entry: Candidate, context: MessageContext): boolean {
  const { message, bot } = context
  const asked = placesIn(message)
  if (asked.countries.size === 0) return false
  const said = placesIn(textsOf(entry).join(' '))
  const home = bot.country ?? countryOf(bot.timezone)
  if (home !== null && !asked.countries.has(home))
    return !said.isAbroad && ![...asked.countries].some((country) => said.countries.has(country))
  // A village is in no list of cities; that it is where the shop is, is known by what the entry answers.
  const isPlaced = said.cities.size > 0 || isAskedBy(entry, 'contact', context)
  return asked.cities.size > 0 && isPlaced && ![...asked.cities].some((city) => said.cities.has(city))
}

/** All that an entry says, asked and answered. */
export function textsOf({ trace, reply }: Candidate): string[] {
  return [reply().composed.text, ...trace.flatMap(({ title, because }) => [title, ...because])]
}

/**
 * Asked for the hours, where the shop has set them, or for a person, in plain words or surely by how it sounds: an entry on something
 * else ("am I talking to a robot?") only shares words with that.
 */
export function besideOwn(entry: Candidate, context: MessageContext, acts: ActChances): Candidate {
  const { understood, bot, message } = context
  // "Could you ring me?", "best shop in town!": neither asks for the number or the address.
  const isFact = entry.trace.some(({ kind }) => kind === 'fact')
  const isKind = acts.praise + acts.thanks + acts.greeting > 0.5 && !message.includes('?')
  if (isFact && (understood.intent === 'callback' || isKind))
    return { ...entry, confidence: entry.confidence * 0.6 }
  const isHours = understood.intent === 'hours' || (acts.hours > surely && bot.opening_hours !== null)
  const isElse = isAskedBy(entry, 'robot', context) ? !asksWhoIsThere(context) : !speaksOf(entry, message)
  const isHuman =
    understood.intent !== 'callback' && acts.person > (understood.intent === 'human' ? 0.5 : surely) && isElse
  // "What's your fax number?": an entry on where the shop is doesn't say.
  const isContact = understood.intent === 'contact' && !speaksOf(entry, message, anyOfIt)
  if (!isHours && !isHuman && !isContact) return entry
  const isOn = !isContact && isAskedBy(entry, isHours ? 'hours' : 'human', context)
  return isOn ? entry : { ...entry, confidence: entry.confidence * 0.6 }
}

/** "Is this a real person?" wishes for none: in plain words, or by how it sounds. */
export function asksWhoIsThere({ message, understood, vector }: MessageContext): boolean {
  if (asksFor('robot', message, understood.language)) return true
  return vector !== null && understood.intent !== 'human' && asksTopic(vector, 'robot') > surely
}

/** Whether an entry was written to be asked for this. */
export function isAskedBy(
  { trace }: Candidate,
  subject: CuedIntent,
  { bot, understood }: MessageContext,
): boolean {
  const codes = [...new Set([bot.language, understood.language])]
  const asks = (text: string, what: CuedIntent) => codes.some((code) => asksFor(what, text, code))
  // "Are you a real person?" wishes for none, and "wine and cheese evening" greets nobody.
  return trace.some(({ title, because }) =>
    [title, ...because].some(
      (text) =>
        asks(text, subject) &&
        (subject !== 'human' || !asks(text, 'robot')) &&
        (subject !== 'greeting' || codes.some((code) => greets(text, code))),
    ),
  )
}

/**
 * "What's the weather like in Valencia?", "the mower broke, what a cheek": an entry that shares but the place with it, or little, may
 * answer what nobody asked. The surer it sounds off the topic or like a complaint, the surer the entry must be.
 */
export function besideElse(entry: Candidate, { message }: MessageContext, acts: ActChances): Candidate {
  // Who asks what to do about it may mean what the shop has written on that.
  const sounds = Math.max(acts.off_topic, message.includes('?') ? 0 : acts.complaint)
  if (sounds < surely) return entry
  const places = new Set(placesIn(message).names.flatMap((name) => name.split(' ')))
  const said = contentWords(message).filter((word) => !places.has(word))
  const isApart = said.length > 0 && !speaksOf(entry, said.join(' '))
  return isApart ? { ...entry, confidence: chance(logit(entry.confidence) - logit(sounds)) } : entry
}
/** One word of the message is enough. */
export const anyOfIt = 0.01

/** Whether an entry speaks of so much of what the message speaks of. */
export function speaksOf(entry: Candidate, message: string, share = 0.5): boolean {
  const inEntry = new Set(contentWords(textsOf(entry).join(' ')).map(stem))
  const said = contentWords(message).map(stem)
  return said.filter((word) => inEntry.has(word)).length >= share * said.length
}

/** What a shop may have written an answer to, though the bot has one of its own. */
const ownSubjects = ['hours', 'order', 'callback'] as const
type OwnSubject = (typeof ownSubjects)[number]

/** Which of these the message asks for: in plain words, or by how it sounds. */
function subjectOf({ message, understood }: MessageContext, acts: ActChances): OwnSubject | null {
  const said = ownSubjects.find((subject) => subject === understood.intent)
  if (said) return said
  // "How do I order?" sounds like a question about an order that was placed.
  if (asksFor('buy', message, understood.language)) return null
  return (['order', 'hours'] as const).find((act) => acts[act] > surely) ?? null
}
const surely = 0.6

/** The shop's own answer on what is asked, where it has one: it goes before whatever only shares words with the question. */
export function ownAnswer(
  known: readonly Candidate[],
  context: MessageContext,
  acts: ActChances,
): Candidate | null {
  const subject = subjectOf(context, acts)
  if (subject === null) return null
  const isOn = (one: Candidate) => isAskedBy(one, subject, context)
  const isEntry = ({ trace }: Candidate) => trace.some(({ kind }) => kind === 'knowledge')
  // Words alone often meet by chance. Who wishes for a call in plain words may say much more on what it is about.
  const worth = subject === 'callback' ? 0 : context.vector ? worthLooking : worthByWords
  const own = bestOf(known.filter((one) => one.confidence >= worth && isEntry(one) && isOn(one)))
  const best = bestOf(known)
  // Another entry that surely answers is meant, though its words are not those of the subject; a call is about anything.
  const isOther = best !== null && best.confidence > (own?.confidence ?? 0) && best.confidence >= surely
  if (!own || (isOther && subject !== 'callback')) return null
  return { ...own, confidence: Math.max(own.confidence, onSubject) }
}
const worthLooking = 0.3
const worthByWords = 0.5
const onSubject = 0.75

/** Found by names, numbers or exact choices: what the sentence sounds like says no more. */
const plainRules: ReadonlySet<string> = new Set([
  'by_code',
  'version_there',
  'version_sold_out',
  'no_such_version',
  'version_count',
  'version_price',
  'back_when',
  'choices',
  'count',
  'which_of_shown',
  'sum',
  'compared_by',
  'superlative',
  'step',
  'no_further',
  'product_details',
])

/** "How many hours do I get?", of a battery, is as plain as what it costs. */
export function tellsPlainly(answer: GoodsAnswer | null, message: string): boolean {
  return isPlain(answer) || (answer?.rule === 'product_question' && asksUnit(readable(message)))
}

export function isPlain(answer: GoodsAnswer | null): boolean {
  return answer !== null && plainRules.has(answer.rule)
}

export function bestOf(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, one) => (best === null || one.confidence > best.confidence ? one : best),
    null,
  )
}

/** How much what the message is about counts beside how well an answer fits. */
export const leanWeight = 0.8

/**
 * How much the message is about the shop rather than about goods, as log odds. A list of goods is no answer to a question
 * about one, and whoever compares may have the shop's own advice in mind as well.
 */
export function ofShopRather(acts: ActChances, goods: GoodsAnswer | null): number {
  const isList = goods !== null && goods.intent === 'product' && !isPlain(goods)
  const ofShop = acts.policy + acts.order + acts.hours + acts.contact + acts.person + acts.complaint
  const ofOne = (isList ? 0 : acts.ask_about) + (isPlain(goods) ? acts.compare : 0)
  const ofGoods = acts.find + acts.recommend + ofOne
  return Math.log((ofShop + 0.15) / (ofGoods + 0.15))
}

export function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

export function logit(chance: number): number {
  const held = Math.min(0.99, Math.max(0.01, chance))
  return Math.log(held / (1 - held))
}
