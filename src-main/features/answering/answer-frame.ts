import type { StoredBot } from '#main/features/bots/index.ts'
import type { AskedAct, AskedFrame } from '#main/features/language-model/index.ts'
import type { Answered } from './answered.ts'
import { answeredBy, offTopicBy } from './assisted.ts'
import { listed, repliesIn, wordsSaid } from './goods/say.ts'
import { readMemory } from './memory.ts'
import { fetchPerson, mayFetch } from './pipeline/people.ts'
import { memoryOf } from './tools/goods-tools.ts'
import { toolsFor } from './tools/index.ts'
import { createNotebook } from './tools/notebook.ts'
import type { Place } from './tools/place.ts'
import { searchGoods } from './tools/search.ts'

const maxActs = 2
const maxShown = 5

type Input = {
  readonly place: Place
  /** The built-in answer to the message as it was written. */
  readonly answered: Answered
  readonly memory: string | null
  readonly answerAs: (bot: StoredBot, message: string, memory: string | null) => Promise<Answered>
}

/** What a model understood, answered by our own engine in our own words. Null: the built-in answer is as good. */
export async function answerFrame({
  frame,
  ...input
}: Input & { readonly frame: AskedFrame }): Promise<Answered | null> {
  let all: Answered | null = null
  for (const act of frame.acts.slice(0, maxActs)) {
    const memory = all?.memory ?? input.memory
    const one: Answered | null = await answerAct(act, { ...input, memory })
    if (one === null) return all
    all = all === null ? one : joined(all, one)
  }
  return all
}

async function answerAct(act: AskedAct, input: Input): Promise<Answered | null> {
  const { place, answered, memory, answerAs } = input
  const { bot } = place.context
  switch (act.act) {
    case 'find':
    case 'recommend':
      return (await answerWish(act, input)) ?? answerAs(bot, act.question, memory)
    case 'ask_about':
    case 'compare':
      return answerAs(bot, act.question, await withProducts(act, input))
    case 'off_topic':
      return offTopicBy(place, answered, memory)
    case 'person':
      return mayFetch(place.context) ? answeredBy(place, fetchPerson(place.context), answered, memory) : null
    case 'policy':
    case 'hours':
    case 'order':
    case 'complaint':
    case 'contact':
      return answerAs(bot, act.question, memory)
    // What is said in passing is understood as it is.
    case 'greeting':
    case 'thanks':
    case 'other':
      return null
  }
}

async function answerWish({ wish }: AskedAct, { place, answered, memory }: Input): Promise<Answered | null> {
  if (!wish || Object.keys(wish).length === 0) return null
  const found = await searchGoods(place, wish)
  const { deps, context } = place
  const hits = found.picks
    .slice(0, maxShown)
    .flatMap(({ versions }) =>
      versions[0] ? (deps.catalog.product(context.bot, versions[0].row.id) ?? []) : [],
    )
  if (hits.length === 0) return null
  const replies = repliesIn(context.voice)
  const what = wordsSaid(found.query)
  const count = found.picks.length
  const intro =
    count === 1
      ? replies.one(what)
      : count > maxShown
        ? replies.best(maxShown, count, what)
        : replies.some(count, what)
  const composed = listed(intro, found.picks, context.voice)
  const kept = {
    ...memoryOf(found, hits),
    shown: composed.products.map(({ id }) => id),
    topic: 'products' as const,
    doubts: 0,
  }
  return answeredBy(
    place,
    { composed, intent: 'product', confidence: 0.85, rule: 'products', memory: kept },
    answered,
    memory,
  )
}

/** The products that are spoken of, as what was shown last. */
async function withProducts({ products = [] }: AskedAct, { place, memory }: Input): Promise<string | null> {
  if (products.length === 0) return memory
  const notebook = createNotebook()
  const details = toolsFor(place, notebook).find(({ name }) => name === 'compare_products')
  await details?.run({ products })
  if (notebook.shown.length === 0) return memory
  const [first] = notebook.shown
  const before = readMemory(memory, place.context.bot.language)
  const subject = notebook.shown.length === 1 ? (first ?? null) : null
  return JSON.stringify({ ...before, shown: notebook.shown, subject })
}

function joined(first: Answered, second: Answered): Answered {
  const products = new Map(
    [...first.answer.products, ...second.answer.products].map((card) => [card.id, card]),
  )
  return {
    ...second,
    answer: {
      ...first.answer,
      text: [...new Set([first.answer.text, second.answer.text])].join('\n\n'),
      products: [...products.values()],
      sources: [...first.answer.sources, ...second.answer.sources],
      buttons: [...first.answer.buttons, ...second.answer.buttons].slice(0, 4),
      confidence: Math.min(first.answer.confidence, second.answer.confidence),
    },
    status: first.status ?? second.status,
    handover: first.handover ?? second.handover,
  }
}
