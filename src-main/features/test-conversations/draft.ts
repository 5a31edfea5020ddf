import { type Heard, unmetIn } from '#shared/dialogue-check.ts'
import type { Dialogue, DialogueTurn, Expectation } from '#shared/schemas/dialogue.ts'
import type { MessageRecord, Session } from '#shared/schemas/session.ts'
import type { Trace } from '#shared/schemas/trace.ts'

type DraftDeps = {
  readonly traceOf: (messageId: string) => Trace | null
  readonly groupOf: Heard['groupOf']
}

const maxTurns = 50
const maxName = 100
/** The first few show what was found; how the rest is ordered may well change. */
const fewProducts = 3
const fewNumbers = 3

/** A dialogue out of a conversation: what was said, and of each answer what matters, not its every word. */
export function draftOf(session: Session, name: string | undefined, deps: DraftDeps): Dialogue {
  const turns = turnsOf(session, deps).slice(0, maxTurns)
  const first = session.messages.find(({ role }) => role === 'visitor')?.text ?? 'Conversation'
  return {
    name: name ?? (first.replaceAll(/\s+/g, ' ').slice(0, maxName).toWellFormed().trim() || 'Conversation'),
    about: [],
    at: session.started_at,
    turns: turns.length > 0 ? turns : [{ say: first }],
  }
}

function turnsOf({ messages, status }: Session, deps: DraftDeps): DialogueTurn[] {
  const turns: DialogueTurn[] = []
  let isHuman = false
  for (const [index, message] of messages.entries()) {
    if (message.role === 'bot') continue
    if (message.role === 'human') {
      isHuman = true
      turns.push({ person: message.text })
      continue
    }
    const next = messages[index + 1]
    const answer = next?.role === 'bot' ? next : null
    // That somebody took over or handed back was not said, but it can be seen.
    if (isHuman === (answer !== null)) {
      isHuman = answer === null
      turns.push({ set_status: isHuman ? 'human' : 'bot' })
    }
    const expect = answer ? expectationOf(answer, deps) : { silent: true }
    // Who answers is kept of the session, not of each message: it is known of the last.
    const isWaiting = status === 'waiting' && answer !== null && index + 2 === messages.length
    turns.push({ say: message.text, expect: isWaiting ? { ...expect, status } : expect })
  }
  return turns
}

function expectationOf(message: MessageRecord, deps: DraftDeps): Expectation {
  const { answer, text } = message
  if (!answer) return {}
  const trace = deps.traceOf(message.id)
  const nameOf = (id: string) => deps.groupOf(id) ?? id
  const products = [...new Set(answer.products.map(({ id }) => nameOf(id)))].slice(0, fewProducts)
  const [first] = products
  const isFromKnowledge = answer.intent === 'knowledge' || answer.intent === 'document'
  // An AI model words each answer differently, so a saved test is played without it.
  const isOurs = !trace?.phrasing?.used
  const numbers = isOurs && answer.intent !== 'unknown' ? numbersOf(text) : []
  const title = isFromKnowledge ? answer.sources[0]?.title : undefined
  const wanted: Expectation = {
    intent: answer.intent,
    ...(first === undefined ? { no_products: true } : { first_product: first }),
    ...(products.length > 1 ? { has_products: products } : {}),
    ...(numbers.length > 0 ? { contains: numbers } : {}),
    ...(title ? { source: title } : {}),
    ...(isOurs && trace ? { language: trace.understood.language } : {}),
  }
  return thatHold(wanted, message, deps)
}

/** Prices, days, sizes: what must stay right however it is worded. A number of several parts is kept as it is written. */
function numbersOf(text: string): (number | string)[] {
  const found = [...text.matchAll(/(?<![\w.,-])\d+(?:[.,]\d+)*(?![\w-])/g)].map(([number]) => number)
  const pieces = found.map((number) =>
    /^\d+(?:[.,]\d{1,2})?$/.test(number) ? Number(number.replace(',', '.')) : number,
  )
  return [...new Set(pieces)].slice(0, fewNumbers)
}

/** A name, or an answer in the shop's own language, may sound like another; what is not even true now is left out. */
function thatHold(wanted: Expectation, { answer, text }: MessageRecord, deps: DraftDeps): Expectation {
  if (!answer) return {}
  const heard: Heard = {
    answer: { ...answer, form: answer.form ?? null, reply: text, status: 'bot' },
    lead: null,
    shownBefore: new Set(),
    groupOf: deps.groupOf,
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => unmetIn({ [name]: value }, heard).length === 0),
  )
}
