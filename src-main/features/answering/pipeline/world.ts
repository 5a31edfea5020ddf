import { ofWorld } from '#main/features/knowledge/index.ts'
import { contentWords, wordsInAll } from '#main/languages/word-sets.ts'
import { placesIn } from '#main/lib/places.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type ActChances, isLikeliest } from '../acts/acts.ts'
import type { GoodsAnswer, GoodsInput } from '../goods/input.ts'
import { isCalled, isOfGoods } from '../goods/query.ts'
import type { Clause } from '../goods/reading.ts'
import { dimensionAsked } from '../product-questions/question-words.ts'
import { asksFor, shopTopic } from '../understand/index.ts'
import { seeksAdvice } from './act-reply.ts'
import type { Ranked } from './rank.ts'
import type { Candidate, MessageContext } from './types.ts'
import { isPlain, speaksOf } from './weigh.ts'

/** How likely the message asks what no shop answers; without a vector nobody knows. */
export function worldOf({ vector }: MessageContext): number | null {
  return vector ? ofWorld(vector) : null
}

/** The acts tell fourteen things apart, and this one less well than what was learned for it alone: a wish may only sound like it. */
export function withWorld(acts: ActChances, world: number | null, isSupposed: boolean): ActChances {
  if (world === null || (!isSupposed && world > 0.5) || acts.off_topic === 1) return acts
  if (!isLikeliest('off_topic', acts) || acts.off_topic <= world) return acts
  const left = (1 - world) / Math.max(0.01, 1 - acts.off_topic)
  const others = Object.entries(acts).map(([name, chance]) => [name, chance * left])
  return { ...(Object.fromEntries(others) as ActChances), off_topic: world }
}

/** "You're the best deli in town": kindness and anger are heard, whatever they name. */
function isFelt({ complaint, praise, thanks, greeting }: ActChances): boolean {
  return complaint + praise + thanks + greeting > 0.5
}

type Asked = {
  readonly context: MessageContext
  readonly acts: ActChances
  readonly world: number | null
  /** What would be answered. */
  readonly won: Ranked | undefined
  readonly goods: GoodsAnswer | null
  readonly goodsAsked: GoodsInput
  readonly begins: Clause['begins']
  /** The message behind the question it may go on from. */
  readonly again: MessageContext | undefined
}

/**
 * "A good pub near Corn Lane?", "and will it rain tomorrow?", "who wrote that opera": what would be answered shares a place, a word or
 * the turn of the question with it. The more the answer speaks of what was said, the surer it must sound like the world.
 */
export function isOfWorld(asked: Asked): boolean {
  const { context, world, acts, won, again } = asked
  if (world === null || world < likely || isFelt(acts) || asksWhere(context)) return false
  if (isMeasured(asked)) return false
  // "And if I don't like it?" is on what the shop takes back, though nothing here answers it.
  const least = shopTopic(context.message) === null ? likely : surely
  const needed = Math.max(least, won ? neededFor(won, asked) : likely)
  return world >= (again ? Math.max(needed, almostCertain) : needed)
}

/** "How many decibels does it make?", of what was shown, though nothing is said of it. */
function isMeasured({ context: { message, understood }, goods }: Asked): boolean {
  return (
    understood.reference?.kind === 'it' &&
    goods !== null &&
    dimensionAsked(message, understood.language) !== null
  )
}

function neededFor({ candidate, kind }: Ranked, { context, acts, goods, goodsAsked, begins }: Asked): number {
  if (kind === 'goods') {
    const { shop, clause } = goodsAsked
    // "We'll be four", behind tents.
    const isForThem = clause.frame.people !== null || clause.frame.years !== null
    if (isForThem && goods !== null && goodsAsked.state.shown.length > 0) return never
    const isNamed = clause.words.some(({ word }) =>
      isCalled(shop, word, clause.codes, ['head', 'category', 'title']),
    )
    // "We zoeken een bank": in a furniture shop that is a sofa, whatever else banks do.
    const isThing = clause.words.some(({ word }) => isCalled(shop, word, clause.codes, ['head', 'category']))
    if (isThing && wordsOf(context.message).some((word) => wishing.has(word))) return never
    // Who names what may be spent wants goods.
    if (clause.price !== null) return never
    // "How many pieces has the map of the world?"
    // "When will there be any?" is asked of what is sold out.
    if (goods?.rule === 'back_when') return never
    if (goods?.rule === 'by_code' || (isOfGoods(goodsAsked) && !isGuess(goods))) return never
    // "Quick pasta, 6 minutes at most": no fact of the world is limited so.
    const { bounds, excluded, diets } = clause.frame
    if (isNamed && !isGuess(goods) && bounds.length + excluded.length + diets.length > 0) return never
    // "Is the Dakota about?", answered with how many are there.
    if (isNamed && isPlain(goods)) return never
    // "Who wrote it?" is asked of the book, "is it good for homework?" of the laptop.
    if (context.understood.reference?.kind === 'it' && goods?.rule === 'product_question') return never
    if (context.understood.reference !== null || isPlain(goods)) return almostCertain
    // "We're expecting in March, where do we begin?": it sounds like advice at least as much.
    if (isGuess(goods) && seeksAdvice(acts)) return almostCertain
    if (isGuess(goods)) return isNamed ? surely : likely
    return isNamed || begins === 'wish' ? almostCertain : likelier
  }
  if (kind === 'built_in') {
    const { intent } = candidate.reply()
    return intent === 'hours' || intent === 'contact' || intent === 'knowledge' ? surely : never
  }
  return neededForEntry(candidate, context)
}

/** What the shop has written goes first where it is on just that, or is itself of the world: a recipe, a walk round the town. */
function neededForEntry(entry: Candidate, context: MessageContext): number {
  const { message, understood, memory } = context
  if ((entry.ofWorld ?? 0) > 0.5) return never
  const places = placesNamed(context)
  const said = contentWords(message).filter((word) => !places.has(word))
  if (said.length > 0 && speaksOf(entry, said.join(' '), mostOfIt)) return never
  // "It goes to my sister in Ireland", behind what delivery costs.
  const before = memory.topic === 'knowledge' ? shopTopic(memory.asked?.entry ?? '') : null
  if (before !== null && entry.trace.some(({ title }) => shopTopic(title) === before)) return almostCertain
  const isOfShop = understood.intent === 'hours'
  return Math.max(isOfShop ? surely : likelier, 0.6 + 0.4 * (entry.ofWorld ?? 0))
}

/** The town and the street of the shop are places, whether or not a list knows them. */
function placesNamed({ message, bot }: MessageContext): ReadonlySet<string> {
  return new Set([
    ...placesIn(message).names.flatMap((name) => name.split(' ')),
    ...wordsOf(bot.facts.address),
  ])
}

/** "Where in Leeds are you?" is "where are you?". */
function asksWhere(context: MessageContext): boolean {
  const { message, understood, bot } = context
  if (understood.intent === 'contact') return true
  const places = placesNamed(context)
  const words = message.split(/\s+/)
  const bareAt = (at: number) => wordsOf(words[at] ?? '')[0] ?? ''
  const isOfPlace = (at: number) =>
    places.has(bareAt(at)) || (prepositions.has(bareAt(at)) && places.has(bareAt(at + 1)))
  const left = words.filter((_, at) => !isOfPlace(at)).join(' ')
  return [understood.language, bot.language].some((code) => asksFor('contact', left, code))
}
const wishing = wordsInAll(({ words }) => words.wishing)
const prepositions = wordsInAll(({ words }) => words.prepositions)

/** What may suit a need, or that nothing is said or sold: no answer that was looked for. */
function isGuess(goods: GoodsAnswer | null): boolean {
  return (
    goods !== null &&
    (goods.rule.startsWith('advice') || goods.rule === 'not_sold' || goods.rule === 'product_does_not_say')
  )
}

const mostOfIt = 0.6
const likely = 0.6
const likelier = 0.75
const surely = 0.9
const almostCertain = 0.95
const never = 2
