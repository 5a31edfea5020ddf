import type { View } from '#main/db/view.ts'
import type { Catalog, FindAsk, Finding } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { actsIn } from './acts/acts.ts'
import { asking, clausesOf, pickIn } from './clauses.ts'
import type { Stock } from './goods/shops.ts'
import { wishInstead } from './own-thing.ts'
import { tellsMoreOfComplaint } from './pipeline/complaints.ts'
import { askedBefore } from './pipeline/going-on.ts'
import { answerTurn, needBefore, textsAsked } from './pipeline/turn.ts'
import type { MessageContext, Reply } from './pipeline/types.ts'
import type { ReadFacets } from './understand/facets.ts'

/** What one product says of itself is compared with a question as far as this. */
const maxAskedTexts = 64
const factsTimeoutMs = 1000
const surelyOne = 0.7
/** Below it, another way to read the message is tried; it must be as sure as the second. */
const unsure = 0.6
const surer = 0.7

type Deps = {
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly documents: Documents
  readonly view: View
  readonly embeddings?: Embeddings
}

type Goods = {
  readonly stock: Stock
  readonly readFacets: ReadFacets
  readonly find: (ask: FindAsk) => Finding
}

/** Reads a text as if it were the message. */
type Read = (text: string) => Promise<MessageContext>

type Made = { readonly made: Reply; readonly isWhole: boolean }

/** One message read as its questions, answered; and read otherwise where that gives no answer. */
export function createReplies(deps: Deps) {
  const { embeddings } = deps

  async function vectorOf(message: string): Promise<Float32Array | null> {
    return (await embeddings?.embed([message]))?.[0] ?? null
  }

  async function replyTo(given: MessageContext, read: Read, goods: Goods): Promise<Made> {
    const wish = wishOf(given, goods)
    const context = wish === null ? given : await read(wish)
    const { bot, message } = context
    const codes = [context.understood.language, bot.language]
    const whole = actsIn(context)
    // A complaint tells a story and a joke has its second half: neither asks two things.
    const isOne = Math.max(whole.complaint, whole.off_topic) > surelyOne
    const parts = clausesOf(message, codes)
    // A sigh before a wish is left out, however much the whole sounds like a complaint.
    const texts = isOne && parts.length > 1 ? [message] : parts
    const picked = await ofPicked(context, read, goods)
    if (picked) return picked
    const first = await replyIn(texts, context, read, goods)
    if (isOne || surestOf(first.made) >= unsure) return first
    // "I'd love to feel it before, could you send me a bit?" is one question; "great, I'll take it. Do you wrap it?" asks in its second half.
    const other = texts.length > 1 ? [message] : asking(message, codes)
    if (other.length === 0) return first
    const second = await replyIn(other, context, read, goods)
    return second.made.confidence >= surer ? second : first
  }

  async function ofPicked(context: MessageContext, read: Read, goods: Goods): Promise<Made | null> {
    const { bot, message, memory, understood } = context
    const pick = pickIn(message, [understood.language, bot.language])
    if (!pick || memory.shown.length === 0) return null
    const { made: one } = await replyIn([pick.which], await read(pick.which), read, goods)
    // "The lighter one, does it float?", where but one was shown: that one.
    const [single = null] = memory.shown.length === 1 ? memory.shown : []
    const subject = one.memory?.subject ?? single
    if (subject === null) return null
    const picked = { ...one.memory, subject }
    const own = await read(pick.question)
    const asked = { ...own, memory: { ...own.memory, ...picked } }
    const answered = await replyIn([pick.question], asked, read, goods)
    if (answered.made.intent !== 'product_question' && surestOf(answered.made) < unsure) return null
    return { ...answered, made: { ...answered.made, memory: { ...picked, ...answered.made.memory } } }
  }

  async function replyIn(
    texts: readonly string[],
    context: MessageContext,
    read: Read,
    goods: Goods,
  ): Promise<Made> {
    const { message } = context
    const whole = actsIn(context)
    const clauses = await Promise.all(
      texts.map(async (text) => {
        const own = text === message ? context : await read(text)
        return { context: own, acts: own.vector || !context.vector ? actsIn(own) : whole }
      }),
    )
    const before = texts.length === 1 ? askedBefore(context) : null
    const again = before === null ? null : await read(`${before} ${message}`)
    const needed = needBefore(context)
    const need = needed === null ? null : await vectorOf(`${needed} ${message}`)
    const turn = { deps, clauses, ...goods, ...(again && { again }), ...(need && { need }) }
    const asked = context.vector
      ? [...new Set(deps.view(() => textsAsked(turn)))].slice(0, maxAskedTexts)
      : []
    const vectors = asked.length > 0 ? await embeddings?.embed(asked, { timeoutMs: factsTimeoutMs }) : null
    const factVectors = new Map(
      asked.flatMap((text, at) => (vectors?.[at] ? [[text, vectors[at]] as const] : [])),
    )
    const isLate = !context.vector && embeddings?.state().available === true
    return {
      made: deps.view(() => answerTurn(factVectors.size < asked.length ? turn : { ...turn, factVectors })),
      isWhole: !isLate && (factVectors.size === asked.length || !context.vector),
    }
  }

  return { replyTo, vectorOf }
}

/** "My kettle died, I need a new one", unless something was complained of before. */
function wishOf(context: MessageContext, { stock }: Goods): string | null {
  const { bot, message, understood } = context
  const codes = [...new Set([understood.language, bot.language])]
  const wish = wishInstead({ message, codes, hasWord: stock.words.hasWord })
  return wish === null || tellsMoreOfComplaint(context) ? null : wish
}

/** Of several questions the one that was answered best. */
function surestOf({ intent, confidence, surest = confidence }: Reply): number {
  return intent === 'unknown' ? 0 : surest
}
