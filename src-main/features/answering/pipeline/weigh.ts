import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { asksFor } from '../understand/index.ts'
import type { Candidate, MessageContext } from './types.ts'

/** Goods were wished for and found: an entry that only shares a word with them answers what nobody asked. */
export function besideGoods(
  entry: Candidate,
  goods: GoodsAnswer | null,
  { message }: MessageContext,
  acts: ActChances,
): Candidate {
  const isWish = acts.find + acts.recommend > 0.35
  // "Do you sell kayaks?": an entry that is hardly alike says nothing of them.
  if (goods?.rule === 'not_sold' && isWish) return { ...entry, confidence: entry.confidence * hardlyAlike }
  const isFound = goods !== null && goods.intent === 'product' && goods.confidence > 0.6
  if (!isFound || (message.includes('?') && !isWish)) return entry
  const said = new Set(contentWords(message).map(stem))
  const share = Math.max(
    0,
    ...entry.trace
      .flatMap(({ title, because }) => [title, ...because])
      .map((wording) => {
        const all = contentWords(wording).map(stem)
        return all.filter((word) => said.has(word)).length / Math.max(1, all.length)
      }),
  )
  return { ...entry, confidence: entry.confidence * (0.4 + 0.6 * share) }
}

const hardlyAlike = 0.8

/** Asked for the hours in plain words, where the shop has set them: an entry on something else only shares words with that. */
export function besideHours(entry: Candidate, { understood, bot }: MessageContext): Candidate {
  if (understood.intent !== 'hours' || bot.opening_hours === null) return entry
  const isOnHours = entry.trace.some(({ title, because }) =>
    [title, ...because].some((text) => asksFor('hours', text, bot.language)),
  )
  return isOnHours ? entry : { ...entry, confidence: entry.confidence * 0.6 }
}

/** Whether an entry speaks of most of what the message speaks of. */
export function speaksOf({ trace, reply }: Candidate, message: string): boolean {
  const texts = [reply().composed.text, ...trace.flatMap(({ title, because }) => [title, ...because])]
  const told = new Set(contentWords(texts.join(' ')).map(stem))
  const said = contentWords(message).map(stem)
  return said.filter((word) => told.has(word)).length * 2 >= said.length
}

/** What a shop may have written an answer to, though the bot has one of its own. */
const ownSubjects = ['hours', 'order', 'callback'] as const
type OwnSubject = (typeof ownSubjects)[number]

/** Which of these the message asks for: in plain words, or by how it sounds. */
function subjectOf({ understood }: MessageContext, acts: ActChances): OwnSubject | null {
  const said = ownSubjects.find((subject) => subject === understood.intent)
  if (said) return said
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
  const codes = [...new Set([context.bot.language, context.understood.language])]
  const isOn = ({ trace }: Candidate) =>
    trace.some(({ title, because }) =>
      [title, ...because].some((text) => codes.some((code) => asksFor(subject, text, code))),
    )
  const isEntry = ({ trace }: Candidate) => trace.some(({ kind }) => kind === 'knowledge')
  if ((bestOf(known)?.confidence ?? 0) >= surely) return null
  const own = bestOf(known.filter((one) => one.confidence >= worthLooking && isEntry(one) && isOn(one)))
  return own && { ...own, confidence: Math.max(own.confidence, onSubject) }
}
const worthLooking = 0.3
const onSubject = 0.75

/** Found by names, numbers or exact choices: what the sentence sounds like says no more. */
const plainRules: ReadonlySet<string> = new Set([
  'by_code',
  'version_there',
  'version_sold_out',
  'no_such_version',
  'version_count',
  'version_price',
  'choices',
  'sum',
  'compared_by',
  'superlative',
  'step',
])

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

/** How much the message is about the shop rather than its goods, as log odds. */
export function ofShopRather(acts: ActChances): number {
  const ofShop = acts.policy + acts.order + acts.hours + acts.contact + acts.person + acts.complaint
  const ofGoods = acts.find + acts.ask_about + acts.compare + acts.recommend
  return Math.log((ofShop + 0.15) / (ofGoods + 0.15))
}

export function logit(chance: number): number {
  const held = Math.min(0.99, Math.max(0.01, chance))
  return Math.log(held / (1 - held))
}
