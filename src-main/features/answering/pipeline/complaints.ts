import type { ShopTopic } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { compile, cuesInAll } from '#main/languages/pattern.ts'
import type { ActChances } from '../acts/acts.ts'
import type { Clause } from '../goods/reading.ts'
import { asksFor, saysUnwanted, shopTopic } from '../understand/index.ts'
import { readable } from '../understand/text.ts'
import { actReply } from './act-reply.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

/** Behind "I'm very sorry, what went wrong?", and no question. */
export function tellsMoreOfComplaint({ memory, message }: MessageContext): boolean {
  return memory.order && memory.offer === 'person' && !message.includes('?')
}

/**
 * "It was the carrot cake", "meant for her party tonight, well done": behind a complaint nothing that is named is looked for. Who
 * wishes for something, is kind, or asks for the shop and its people does not go on complaining.
 */
export function goesOnComplaining(context: MessageContext, acts: ActChances, clause: Clause): boolean {
  const { find, recommend, person, policy, contact, hours, order } = acts
  const isOther =
    otherIntents.has(context.understood.intent) ||
    find + recommend >= wished ||
    // "I don't want a repair, I want …" asks for none.
    (person + policy + contact + hours + order > other && !context.message.split(',').some(saysUnwanted)) ||
    isKind(context, acts) ||
    acts.off_topic > surely
  return tellsMoreOfComplaint(context) && !clause.isQuestion && clause.asked.size === 0 && !isOther
}

/** "Fair play, cheers"; without a thank-you what sounds half like praise may be bitter. */
function isKind({ message, understood }: MessageContext, { thanks, praise, greeting }: ActChances): boolean {
  const kindness = thanks + praise + greeting
  return kindness > surely || (kindness > other && asksFor('thanks', message, understood.language))
}

const otherIntents: ReadonlySet<string> = new Set([
  'thanks',
  'goodbye',
  'greeting',
  'human',
  'callback',
  'quote',
])
const wished = 0.45
const other = 0.5
const surely = 0.8

/** What the shop has written on what went wrong is told beside the apology; an entry that is less likely is not. */
const onItsCase = 0.8
const complained = 0.6

/** "The screen came cracked", answered by what the shop has written on that: it is told with an apology, and a person offered. */
export function consoled(
  said: Reply,
  own: Candidate | null,
  context: MessageContext,
  { complaint }: ActChances,
  honestly: (own: Candidate) => Reply,
): Reply {
  const isOnCase = own !== null && own.confidence >= onItsCase && mayConsole(own)
  const isWritten = said.intent === 'knowledge' && complaint > complained
  return isOnCase && (said.rule === 'complaint' || isWritten) ? consoling(context, honestly(own)) : said
}

/** For a person to read; who goes on complaining is owed another apology, though not the same questions. */
export function moreOfComplaint({ complaint }: ActChances, { sorry, complaintPerson }: Texts): string {
  return complaint > complained ? `${sorry} ${complaintPerson}` : complaintPerson
}
type Texts = { readonly sorry: string; readonly complaintPerson: string }

const apologises = compile(cuesInAll(({ cues }) => cues.apology))

/** "Two jars came smashed": we are sorry, and the shop has written what it does then. */
function consoling(context: MessageContext, { composed }: Reply): Reply {
  const complaint = actReply(context, 'complaint')
  const { sorry, complaintPerson } = languages[context.voice.language].replies
  const { buttons } = complaint.composed
  const isSorry = apologises.test(readable(composed.text))
  const text = [
    ...(isSorry ? [] : [sorry]),
    composed.text,
    ...(buttons.length > 0 ? [complaintPerson] : []),
  ].join(' ')
  return { ...complaint, composed: { ...composed, text, buttons } }
}

/** "The mower broke": what is written on broken goods or late parcels, or on nothing that every shop is asked; sharpening helps nobody. */
function mayConsole({ trace }: Candidate): boolean {
  const topics = trace
    .flatMap(({ title, because }) => [title, ...because].map(shopTopic))
    .filter((topic) => topic !== null)
  return topics.length === 0 || topics.some((topic) => ofFaults.has(topic))
}
const ofFaults: ReadonlySet<ShopTopic> = new Set<ShopTopic>(['returns', 'shipping', 'warranty', 'repair'])
