import { asksOfShop } from '#main/features/knowledge/index.ts'
import { languages } from '#main/languages/index.ts'
import { placesIn } from '#main/lib/places.ts'
import type { ActChances } from '../acts/acts.ts'
import { textOnly } from '../compose/parts.ts'
import { asksKeeping } from '../understand/index.ts'
import { actReply } from './act-reply.ts'
import { moreOfComplaint, tellsMoreOfComplaint } from './complaints.ts'
import { decide } from './decide.ts'
import { notProvided } from './of-shop.ts'
import { mayFetch } from './people.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

/** Said plainly what is not known; a person offered, and fetched where it was so before. */
export function unknown(context: MessageContext, acts: ActChances, ordered: readonly Candidate[]): Reply {
  const { voice, say, memory, bot } = context
  const replies = languages[voice.language].replies
  const person = { label: say.button.person, value: say.button.person }
  // Behind a complaint it tells more of what went wrong; that is for a person to read.
  if (tellsMoreOfComplaint(context))
    return {
      ...actReply(context, 'complaint'),
      composed: { ...textOnly(moreOfComplaint(acts, replies)), buttons: [person] },
    }
  const isDoubted = memory.doubts > 0 && bot.handover_rules.after_doubts > 0
  const { intent } = context.understood
  // "You close at what time?", in words that are in no list.
  if (intent !== 'hours' && acts.hours > surely && !asksKeeping(context.message)) {
    const ofHours = { ...context, understood: { ...context.understood, intent: 'hours' as const } }
    const reply = notProvided(ofHours)
    if (reply) return reply
  }
  if (!isOfShop(context, acts) || isDoubted || intent === 'contact' || intent === 'hours')
    return decide(context, ordered)
  return {
    composed: { ...textOnly(replies.notKnown('')), buttons: mayFetch(context) ? [person] : [] },
    intent: 'unknown',
    confidence: ordered[0]?.confidence ?? 0,
    rule: 'not_known',
    memory: { doubts: memory.doubts + 1, offer: mayFetch(context) ? 'person' : null },
    candidates: ordered.flatMap(({ trace }) => trace).slice(0, 20),
  }
}

const surely = 0.7

/** By how it sounds, by what it means, or since it asks the shop's terms again of another place: "and for Québec?" */
function isOfShop({ message, vector, memory }: MessageContext, acts: ActChances): boolean {
  const isPlaced = placesIn(message).names.length > 0 && memory.topic === 'knowledge'
  return (
    acts.policy + acts.order + acts.contact + acts.hours >= 0.5 ||
    (vector !== null && asksOfShop(vector) > 0.5) ||
    isPlaced
  )
}
