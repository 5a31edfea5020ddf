import type { Catalog } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { ShopTopic } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { between } from '#main/lib/dot.ts'
import { placesIn } from '#main/lib/places.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import type { Clause } from '../goods/reading.ts'
import { alike } from '../product-questions/alike.ts'
import { asksKeeping, shopTopic } from '../understand/index.ts'
import { beginsWithIs, goesOn, supposes } from '../understand/reference.ts'
import { readable } from '../understand/text.ts'
import { knownCandidates } from './knowledge.ts'
import type { Candidate, MessageContext } from './types.ts'
import { anyOfIt, bestOf, isAskedBy, isPlain, ofPlace, sameWord, speaksOf, textsOf } from './weigh.ts'

/** One clause, with what it may go on from. */
type Asked = {
  readonly deps: { readonly catalog: Catalog; readonly knowledge: Knowledge; readonly documents: Documents }
  readonly context: MessageContext
  /** The vectors of what products say of themselves, where they are known. */
  readonly factVectors?: ReadonlyMap<string, Float32Array>
  /** The message behind the question it may go on from. */
  readonly again?: MessageContext
}

const prepositions = wordsInAll(({ words }) => words.prepositions)
const asking = wordsInAll(({ words }) => words.question.asking)

/** "And to Austria?" has few words; another case of the same takes more: "and if it arrives with a crack in it?". */
const maxFollowUp = 6
const maxSupposed = 12

/** What the shop was asked before, where a short message may go on from it. */
export function askedBefore({ memory, message }: MessageContext): string | null {
  const most = supposes(readable(message)) ? maxSupposed : maxFollowUp
  if (memory.topic !== 'knowledge' || message.split(/\s+/).length > most) return null
  const isAsked =
    /\?\s*$/.test(message) ||
    wordsOf(message)
      .slice(0, 2)
      .some((word) => asking.has(word))
  return saysMore(message) || isAsked ? (memory.asked?.text ?? null) : null
}

/** "And …", "to …": it goes on from what was said before. */
function saysMore(message: string): boolean {
  const text = readable(message)
  return (
    (goesOn(text) && !beginsWithIs(message)) || supposes(text) || prepositions.has(wordsOf(text)[0] ?? '')
  )
}

/** "Could I rent one?": what the shop is asked may be of the product spoken of, which the words alone do not say. */
export function withFocus({ memory, message, bot }: MessageContext, catalog: Catalog) {
  const focus = memory.subject === null ? null : catalog.product(bot, memory.subject)
  return focus ? { title: focus.row.title, text: `${focus.row.title}: ${message}` } : null
}

/**
 * What the shop wrote on the words as they are, and on them with the product spoken of; each once, as the likelier of both.
 * An entry that the product's name alone brings up as well is not what was asked for.
 */
export function knownOf({ deps, context, factVectors }: Asked): Candidate[] {
  const known = knownCandidates(deps, context)
  const ofFocus = withFocus(context, deps.catalog)
  if (!ofFocus) return known
  const named = factVectors?.get(ofFocus.title)
  if (!named || !context.vector) return known
  const on = (message: string, vector: Float32Array) =>
    knownCandidates(deps, withMessage(context, message, vector))
  const byName = on(ofFocus.title, named)
  const chanceIn = (all: readonly Candidate[], { title }: Candidate) =>
    all.find((one) => one.title === title)?.confidence ?? 0
  // Between both lies what they mean together, nearer to the longer: near enough to spare the encoder a text.
  const [ofName, ofWords] = [wordsOf(ofFocus.title).length, wordsOf(context.message).length]
  const share = ofWords / Math.max(1, ofName + ofWords)
  const more = on(ofFocus.text, between(named, context.vector, share)).filter(
    (one) => one.confidence > Math.max(chanceIn(byName, one), chanceIn(known, one)),
  )
  return [...known.filter((one) => chanceIn(more, one) === 0), ...more]
}

/** A copy would look at everything, and what is looked at is what an answer rests on. */
function withMessage(context: MessageContext, message: string, vector: Float32Array | null): MessageContext {
  return Object.assign(Object.create(context) as MessageContext, { message, vector, repaired: null })
}

/**
 * "What does that cost?", "how long does it take?", "is there a deposit?", behind an answer of the shop that says it: asked of
 * what the answer speaks of, and not of a product or of another answer.
 */
export function toldBefore(
  { deps, context }: Asked,
  known: readonly Candidate[],
  goods: GoodsAnswer | null,
  clause: Clause,
): Candidate | null {
  const { asked: before, topic: last } = context.memory
  if (last !== 'knowledge' || !before?.entry || context.message.split(/\s+/).length > maxAsking) return null
  // By its own title, whatever language it was asked in.
  const told = knownCandidates(deps, withMessage(context, before.entry, null)).find(
    ({ title }) => title === before.entry,
  )
  if (!told) return null
  const { text } = told.reply().composed
  // Where the shop is costs nothing: the product spoken of before does.
  const isOfFocus = goods?.rule === 'version_price' && shopTopic(before.entry) === 'place'
  if ((isPriced(text, clause) && !isOfFocus) || isTimed(text, readable(context.message)))
    return { ...told, confidence: asSaid }
  // "And how much is it?", behind how long delivery takes, or the other way round: what the shop wrote on the same says it.
  const gives = asksPrice(clause) ? givesPrice : howLong.test(readable(context.message)) ? saysTime : null
  const written = gives && clause.goesOn ? writtenOn(deps, context, shopTopic(before.entry)) : []
  const other = written.find((one) => gives?.(one.reply().composed.text))
  if (other) return { ...other, confidence: asSaid }
  const said = wordsOf(clause.text)
  const isAdded = (clause.goesOn || also.has(said[0] ?? '')) && said.length <= fewWords
  const isOther = known.some(({ title, confidence }) => title !== before.entry && confidence > likelyOther)
  // What may suit a need is a guess: "what do I have to bring along?" asks for nothing that is sold.
  const isOfGoods =
    goods !== null &&
    !goods.rule.startsWith('advice') &&
    (goods.confidence > 0.7 || goods.rule === 'products')
  // "The Harwood D-10": its number counts nothing.
  const isProduct = goods?.rule === 'product_details' || goods?.rule === 'by_code'
  const isFound = goods !== null && !goods.rule.startsWith('advice') && goods.confidence >= surelyFound
  if (isTold(text, context.message) && !isOther && !isFound && clause.asked.size === 0)
    return { ...told, confidence: asNamed }
  // "And can I stop half way?", behind an answer that says how it is cancelled.
  const topic = shopTopic(context.message)
  const isSameTerm =
    topic !== null &&
    topic !== shopTopic(before.entry) &&
    text.split(sentenceEnd).some((sentence) => shopTopic(sentence) === topic)
  if (isSameTerm && clause.goesOn) return { ...told, confidence: asNamed }
  // "How long do beds take?", behind an answer that names beds and no time.
  if (howLong.test(readable(context.message)) && !saysTime(text) && clause.words.length > 0) return null
  const isElsewhere = placesIn(context.message).names.length > 0
  const isSupposed = supposes(readable(context.message)) && !isOther && !isElsewhere
  // "And if it doesn't fit?", behind the terms of sending back: of the same.
  if (isSupposed && topic !== null && topic === shopTopic(before.entry))
    return { ...told, confidence: asNamed }
  // "Are you open on Sundays?", behind how long a cream keeps: asked of the shop anew.
  const anew = (['hours', 'contact'] as const).find((intent) => intent === context.understood.intent)
  if (anew && !isAskedBy(told, anew, context)) return null
  // "And if I wore it already?", of "anything unused": of that, though something may be worn.
  if (isSupposed && !isPlain(goods) && isOfState(text, clause)) return { ...told, confidence: asNamed }
  // "And if it comes by van?": the terms of it, where nothing else answers; vans are not what is looked for.
  const isGuess = goods === null || goods.rule === 'not_sold'
  if (isSupposed && isGuess && !isOfGoods && isOnCase(told, known, clause))
    return { ...told, confidence: asNamed }
  const isMeant = isNamed(text, clause)
    ? isAdded || (!isOther && !isOfGoods)
    : isBare(clause) && !isOther && (!isOfGoods || (clause.words.length > 0 && !isProduct))
  return isMeant ? { ...told, confidence: asNamed } : null
}
const maxAsking = 10
const surelyFound = 0.6
const sentenceEnd = /[.!?;]\s/
const fewWords = 4
const asSaid = 0.97
const likelyOther = 0.8
const asNamed = 0.85

const also = wordsInAll(({ words }) => words.also)
const gratis = wordsInAll(({ words }) => words.gratis)
const pricesIn = /\d ?(?:[€$£%]|eur\b|chf\b)|[€$£] ?\d/i

/** "And if I damage it?": whether the answer told before speaks of that case, in a word or in meaning. */
function isOnCase(told: Candidate, known: readonly Candidate[], { words }: Clause): boolean {
  const said = wordsOf(textsOf(told).join(' '))
  const near = known.find(({ title }) => title === told.title)?.answerNear ?? 0
  return near >= onCase || words.some(({ word }) => said.some((other) => alike(word, other) >= sameWord))
}

const untouched = wordsInAll(({ words }) => words.untouched)
const isState = (word: string) => untouched.has(word)

/** Both speak of whether a thing is as it was sold. */
function isOfState(text: string, clause: Clause): boolean {
  return wordsOf(clause.text).some(isState) && wordsOf(text).some(isState)
}
const onCase = 0.3

const asksPrice = ({ words, asked, frame }: Clause) =>
  words.length === 0 && asked.has('price') && !frame.has.together
const givesPrice = (text: string) => pricesIn.test(text) || wordsOf(text).some((word) => gratis.has(word))

function isPriced(text: string, clause: Clause): boolean {
  return asksPrice(clause) && givesPrice(text)
}

const howLong = compile(cuesInAll(({ cues }) => cues.reference.howLong))
const when = compile(cuesInAll(({ cues }) => cues.reference.when))
const spans = wordsInAll((language) => language.words.spans)
const saysTime = (text: string) => wordsOf(text).some((word) => spans.has(word))

/** How long it takes, or when: a day, an hour, or from what amount on. */
function isTimed(text: string, said: string): boolean {
  return (
    (howLong.test(said) && saysTime(text)) ||
    (when.test(said) && (saysTime(text) || /\d/.test(text))) ||
    (isDay(said) && day.test(readable(text)))
  )
}

const asksTime = wordsInAll(({ words }) => words.asksTime)
const asksMany = wordsInAll(({ words }) => words.asksMany)

/** "How long do you hold it for me?", "how many at most?": of an answer that says a time, or a number. */
function isTold(text: string, message: string): boolean {
  const said = wordsOf(message)
  const isAsked = message.includes('?') || said.slice(0, 2).some((word) => asking.has(word))
  if (!isAsked) return false
  return (
    (said.some((word) => asksTime.has(word)) && saysTime(text)) ||
    (said.slice(0, 3).some((word) => asksMany.has(word)) && /\d/.test(text))
  )
}

const day = compile(cuesInAll(({ cues }) => Object.values(cues.time.weekdays).flat()))

/** "On Saturdays?", and not a word more, behind an answer that says on which days. */
function isDay(said: string): boolean {
  const left = wordsOf(said.replace(day, ' '))
  return (
    day.test(said) && left.every((word) => isCommonWord(word) || prepositions.has(word) || also.has(word))
  )
}

/** "How often?", "I have 200 of them", and not a word more. */
function isBare({ words, asked, begins, frame }: Clause): boolean {
  const isNumber = words.length > 0 && words.every(({ word }) => /^\d+$/.test(word))
  const isAsked = words.length === 0 && begins === 'question'
  return (isNumber || isAsked) && asked.size === 0 && frame.sort === null
}

/** "And how long does it take?", "what does it cost?", behind an answer on engraving: of that, and not of delivery. */
export function ofSameTopic(
  known: readonly Candidate[],
  { memory, message }: MessageContext,
  clause: Clause,
): readonly Candidate[] {
  const isOnDelivery = (texts: readonly string[]) => texts.some((text) => shopTopic(text) === 'shipping')
  // "How long does it keep once open?" is asked of the goods.
  if (asksKeeping(message)) return known.filter((one) => !isOnDelivery([one.title]))
  const isAsked = howLong.test(readable(message)) || asksPrice(clause)
  if (!isAsked) return known
  const { asked: before, topic } = memory
  if (topic !== 'knowledge' || !before?.entry) return known
  if (isOnDelivery([before.entry, before.text])) return known
  return known.filter((one) => !isOnDelivery(textsOf(one)))
}

/** Most of what is asked for stands in the answer: "do I need to make an appointment?". */
function isNamed(text: string, { words, frame }: Clause): boolean {
  if (frame.excluded.length + frame.diets.length > 0) return false
  const own = wordsOf(text)
  const found = words.filter(({ word }) => own.some((other) => alike(word, other) >= sameWord))
  return found.length > 0 && found.length >= words.length / 2
}

const ofTerms = ['returns', 'shipping', 'payment', 'wrapping'] as const

/**
 * "Do you take Klarna?": nothing is alike, but it is known what it is about, and the shop has written one answer on that. It
 * says so itself where it does not speak of what was asked.
 */
export function onTopic({ deps, context }: Asked): Candidate | null {
  const { confidence_threshold: threshold } = context.bot
  const entry = bestOf(ofPlace(writtenOn(deps, context, shopTopic(context.message)), context))
  return entry && entry.confidence >= threshold ? { ...entry, confidence: threshold } : null
}

/** What the shop wrote on one of its terms, by the plainest question for it. */
function writtenOn(deps: Asked['deps'], context: MessageContext, topic: ShopTopic | null): Candidate[] {
  const terms = ofTerms.find((one) => one === topic)
  if (!terms) return []
  const { wordings, wrapping } = languages[context.bot.language].facts
  const [plain = ''] = terms === 'wrapping' ? [wrapping] : wordings[terms]
  return knownCandidates(deps, withMessage(context, plain, null)).filter(({ title, trace }) =>
    [title, ...trace.flatMap(({ because }) => because)].some((text) => shopTopic(text) === topic),
  )
}

/** Nothing answers the few words alone: asked behind the question before them, an entry may. */
export function goesOnFrom(
  { deps, again, context }: Asked,
  own: Candidate | null,
  goods: GoodsAnswer | null,
  clause: Clause,
): Candidate | null {
  // "Also for a drum kit?" goes on from the question, though drum kits are sold.
  const isOfGoods = (goods?.confidence ?? 0) > 0.7 && !goesOn(readable(context.message))
  if (!again || (own?.confidence ?? 0) > 0.7 || isOfGoods) return own
  const isNamed = placesIn(context.message).names.length > 0
  const adds = clause.words.map(({ word }) => word).join(' ')
  // "And how long?", behind what delivery costs: said once, it does not answer what it says nothing of.
  const isSaid = (one: Candidate) =>
    one.title === context.memory.asked?.entry && !isNamed && !(adds && speaksOf(one, adds, anyOfIt))
  // "How long do beds take?", where the answer before names beds and no time.
  const isTimeless = (one: Candidate) =>
    howLong.test(readable(context.message)) && !saysTime(one.reply().composed.text)
  const joined = bestOf(
    ofPlace(knownCandidates(deps, again), again).filter((one) => !isSaid(one) && !isTimeless(one)),
  )
  // "Express?" goes on where the entry speaks of it; any other question may be a new one.
  const isOn =
    joined !== null && (saysMore(context.message) || isNamed || speaksOf(joined, context.message, anyOfIt))
  return isOn && joined.confidence > (own?.confidence ?? 0) ? joined : own
}
