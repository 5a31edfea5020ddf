import type { Rules } from '#shared/trace-codes.ts'
import type { Query } from '../goods/limits.ts'
import type { Memory } from '../memory.ts'
import type { Reply } from './types.ts'

/** The answers to the clauses of one message, said as one. */
export function joined(made: readonly Reply[], memory: Partial<Memory>): Reply {
  // "Can I come by on Monday, are you open then?": once it is said of Monday, today is not asked for.
  const ofHours = made.find(({ intent }) => intent === 'hours')
  const replies = made.filter(
    (reply, at) => !isNarrowed(reply, made[at + 1]) && (reply.intent !== 'hours' || reply === ofHours),
  )
  const answered = replies.filter(({ intent }) => intent !== 'unknown')
  // "What do you think, who will win the cup?": nothing but what is off the topic was understood, and that is said once.
  const isOff = answered.length > 0 && answered.every(({ intent }) => intent === 'off_topic')
  const all = isOff ? answered.slice(0, 1) : answered.length > 0 ? replies : replies.slice(0, 1)
  // "… and can I use Klarna?": what the shop wrote on paying is said once.
  const texts: string[] = []
  for (const { composed } of all) {
    const more = texts.reduce((rest, before) => rest.replace(before, ''), composed.text).trim()
    if (more !== '') texts.push(more)
  }
  const products = new Map(
    all.flatMap(({ composed }) => composed.products.map((card) => [card.id, card] as const)),
  )
  const status = all.find((one) => one.status)?.status
  const main = answered[0] ?? replies[0]
  if (!main) throw new Error('Nothing was answered.')
  return {
    ...main,
    composed: {
      text: texts.join('\n\n'),
      products: [...products.values()],
      sources: all.flatMap(({ composed }) => composed.sources),
      buttons: all.flatMap(({ composed }) => composed.buttons).slice(0, 4),
    },
    confidence: Math.min(...all.map(({ confidence }) => confidence)),
    surest: Math.max(...answered.map(({ confidence }) => confidence), 0),
    rule: all.map(({ rule }) => rule).join('+') as Rules,
    candidates: all.flatMap(({ candidates = [] }) => candidates),
    frames: made.flatMap(({ frames = [] }) => frames),
    memory,
    ...(status && { status }),
  }
}

const lists: ReadonlySet<string> = new Set(['products', 'none_keeps', 'advice', 'advice_ask'])
/** What nothing keeps leaves nothing of the first: both are said. */
const narrower: ReadonlySet<string> = new Set(['products', 'advice'])

/** "I want a dress, any colour as long as it isn't black": the second list is what is left of the first, which need not be said. */
function isNarrowed(reply: Reply, next: Reply | undefined): boolean {
  if (!next || !lists.has(reply.rule) || !narrower.has(next.rule)) return false
  const [first, then] = [reply, next].map(({ memory }) => memory?.goods as Query | null | undefined)
  if (!first || !then) return false
  // "I've got a hamster since last week, what cages do you have?": what may suit a need that is only told is no answer beside them.
  if (reply.rule === 'advice' && next.rule === 'products' && first.words.length === 0) return true
  const words = wordsIn(then)
  const isSame = wordsIn(first).every((word) => words.includes(word)) && first.need === then.need
  return isSame && (words.length > 0 || first.need !== undefined)
}

function wordsIn({ words }: Query): string[] {
  return words.map(({ word }) => word)
}
