import type { Catalog } from '#main/features/catalog/index.ts'
import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type ActChances, isLikeliest } from '../acts/acts.ts'
import { textOnly } from '../compose/parts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { tellsOfBought } from '../own-thing.ts'
import { asksKeeping, shopTopic } from '../understand/index.ts'
import { actReply } from './act-reply.ts'
import { tellsMoreOfComplaint } from './complaints.ts'
import { openingHours } from './hours.ts'
import { contactLeft, leadDialogue } from './leads.ts'
import { buying, givesOrderNumber, howToReach, notProvided, orderCandidate } from './of-shop.ts'
import { fetchPerson, handover } from './people.ts'
import { introduction, smallTalk, whoIsThere } from './talk.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'
import { asksWhoIsThere, isAskedBy } from './weigh.ts'

type Asked = {
  readonly catalog: Catalog
  readonly context: MessageContext
  readonly acts: ActChances
  /** The message behind the question it may go on from. */
  readonly again: MessageContext | undefined
  /** Each word stands in the catalog, and one says what something is, or what it is not to be. */
  readonly isOfGoods: boolean
  /** Said no to something, which may be named: "no, I don't want a call". */
  readonly isDeclined: boolean
}

/** Contact data, or the answer to being asked for it. */
export function contactGiven(catalog: Catalog, context: MessageContext, acts: ActChances): Reply | null {
  const { contacts, memory } = context
  const hasContact = contacts.emails.length + contacts.phones.length > 0
  if (!hasContact && givesOrderNumber(context)) return null
  // "Could you drop me a line at me@shop.example?" asks for nothing else.
  if (hasContact && acts.contact + acts.person > asksToBeReached) return contactLeft(context)
  return hasContact || memory.capture !== null ? leadDialogue(catalog, context) : null
}

/** What the product itself can say and do; behind an entry of the shop that fits the same words. */
export function builtInOf(
  { catalog, context, acts, again, isOfGoods, isDeclined }: Asked,
  entry: Candidate | null,
  goods: GoodsAnswer | null,
): Candidate[] {
  const { understood } = context
  const isOwn = (from: number) =>
    entry !== null && entry.confidence >= Math.max(from, context.bot.confidence_threshold)
  const made: Candidate[] = []
  const add = (reply: Reply | null, confidence: number, ownFrom = 0.6) => {
    if (!reply) return
    const held = entry && isOwn(ownFrom) ? Math.min(confidence, entry.confidence - 0.05) : confidence
    made.push({ confidence: held, title: '', trace: [], reply: () => ({ ...reply, confidence: held }) })
  }
  if (isDeclined) add(declined(context), 0.85, 0.97)
  // "Evening all" greets, though the shop has written how long it is open of an evening; "hello, what's good today?" it may have written on.
  const polite = politeness.find((cue) => cue === understood.detail)
  const isGreeted = polite !== undefined && !(entry && isAskedBy(entry, polite, context))
  add(smallTalk(context), 0.95, isGreeted ? never : undefined)
  add(introduction(context), 0.95, 0.95)
  add(handover(context), 0.96, 0.8)
  // "Who's on the other end?" is answered, and nobody called.
  if (asksWhoIsThere(context) && acts.find + acts.recommend < surelyWished)
    add(whoIsThere(context), 0.8, 0.45)
  // "Can I chat with Dana?": the product that was spoken of says nothing to it.
  else {
    const saysNothing = goods === null || goods.rule === 'product_does_not_say'
    if (acts.person > (saysNothing ? 0.5 : 0.8)) add(fetchPerson(context), 0.8, 0.75)
  }
  add(leadDialogue(catalog, context), 0.93, understood.intent === 'quote' ? 0.85 : 0.62)
  const isKept = asksKeeping(context.message)
  if (!isKept) add(openingHours(context), 0.9)
  // "Till when are you open?": what shares a word with it among the goods is not meant, though the hours are not told.
  if (understood.intent !== 'contact' && !isKept)
    add(notProvided(context), 0.75, understood.intent === 'hours' ? 0 : surely)
  add(howToReach(context), 0.75)
  if (acts.hours > 0.7 && !isKept)
    add(openingHours({ ...context, understood: { ...understood, intent: 'hours', intent_score: 0.8 } }), 0.8)
  const bought = buying(catalog, context, goods)
  add(bought, 0.94, 0.9)
  made.push(...orderCandidate(context))
  if (acts.order > 0.6 && understood.intent !== 'order' && !bought)
    made.push(...orderCandidate({ ...context, understood: { ...understood, intent: 'order' } }))
  // Neither asked of the shop nor about an order: an entry that shares a word with it does not put it right.
  const isOnlyComplaint = acts.policy < hardly && 2 * acts.order < acts.complaint
  const kindness = acts.thanks + acts.praise + acts.greeting
  const kindest = (['thanks', 'praise', 'greeting'] as const).reduce((a, b) => (acts[b] > acts[a] ? b : a))
  for (const act of ['complaint', 'off_topic', 'praise', 'thanks', 'greeting'] as const)
    if (
      act === 'off_topic' &&
      ((tellsMoreOfComplaint(context) && acts[act] < surelyOff) || goesOnShort(again, goods, isOfGoods, acts))
    )
      continue
    // "Is it good for homework?", of the laptop in view.
    else if (act === 'off_topic' && goods && understood.reference?.kind === 'it' && acts[act] < certainlyOff)
      continue
    // "Not that sweet", "no, not that one", of what was shown, praises nothing and thanks nobody.
    else if (
      act !== 'complaint' &&
      act !== 'off_topic' &&
      context.memory.topic === 'products' &&
      saysNot(context.message)
    )
      continue
    // "So where are you?" sounds like a greeting and asks for the address.
    else if (act === 'greeting' && (understood.intent === 'contact' || understood.intent === 'hours'))
      continue
    // "Good morning, a drill for concrete": what is wanted goes before a greeting.
    else if (act === 'greeting' && (goods?.confidence ?? 0) >= 0.6) continue
    else if (act === 'complaint' && goods && isOfOwn(context, acts)) add(actReply(context, act), 0.93, 0.75)
    // "How much to fix it?" asks for a price.
    else if (act === 'complaint' && acts[act] < surely && understood.about === 'price') continue
    // "No nuts, he chokes on them": a limit on what is looked for is no complaint.
    else if (act === 'complaint' && (acts[act] < surely || isOfGoods) && isLimited(goods)) continue
    // "Nice one": thanks, praise or a greeting, and whichever it is, nothing is asked; "is Klarna OK?" asks.
    else if (
      act === kindest &&
      acts[act] <= 0.5 &&
      kindness > (goods ? 0.75 : 0.6) &&
      shopTopic(context.message) === null
    )
      add(actReply(context, act), 0.5 + 0.42 * kindness)
    else if (
      acts[act] > 0.5 ||
      (act === 'complaint' && (goods?.confidence ?? 0) < 0.6 && acts[act] > 0.38 && isLikeliest(act, acts))
    )
      // An entry that only shares a word with praise does not answer it; off the topic is only what the shop has written nothing on.
      add(
        actReply(context, act),
        0.5 + 0.42 * acts[act],
        act === 'off_topic'
          ? 0
          : acts[act] > surely || (act === 'complaint' && isOnlyComplaint)
            ? 0.85
            : undefined,
      )
  return made
}

function declined({ say }: MessageContext): Reply {
  return { composed: textOnly(say.leadDeclined), intent: 'small_talk', confidence: 0.85, rule: 'small_talk' }
}

const negating = wordsInAll(({ words }) => words.question.negating)

function saysNot(message: string): boolean {
  return wordsOf(message).some((word) => negating.has(word))
}

const surely = 0.85
const asksToBeReached = 0.6
const hardly = 0.05
const surelyWished = 0.99
const never = 2
const politeness = ['greeting', 'thanks', 'goodbye', 'how_are_you'] as const

/** "My tent leaks after two weeks": what one has already is not looked for, so that finding it is no rival. */
function isOfOwn(
  { message, understood }: MessageContext,
  { find: _, recommend: __, complaint, ...others }: ActChances,
): boolean {
  const words = wordsOf(message)
  // "Ma" is mine in French, and "but" in Italian.
  const mine = wordsOf(languages[understood.language].words.mine)
  const isOwn = words.slice(0, 2).some((word) => mine.includes(word)) || tellsOfBought(message)
  return (
    isOwn &&
    !message.trimEnd().endsWith('?') &&
    complaint > 0.2 &&
    complaint > Math.max(...Object.values(others))
  )
}

/** "And to Spain?", "not the black ones", "crime novels": not off the topic, however it sounds alone. */
function goesOnShort(
  again: MessageContext | undefined,
  goods: GoodsAnswer | null,
  isOfGoods: boolean,
  { off_topic }: ActChances,
): boolean {
  // "What's 17 times 23?", of a product spoken of: whatever it says comes near by chance.
  const isByChance = goods?.rule === 'product_question' && off_topic > surelyOff
  return (
    (again !== undefined && off_topic < surelyOff) ||
    ((goods?.confidence ?? 0) >= (isOfGoods ? 0.5 : 0.7) && !isByChance)
  )
}
const surelyOff = 0.75
const certainlyOff = 0.95

function isLimited(goods: GoodsAnswer | null): boolean {
  return goods !== null && goods.rule === 'products' && goods.confidence >= 0.7 && goods.because.length > 1
}
