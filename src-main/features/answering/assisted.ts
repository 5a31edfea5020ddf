import type { Asked, Assisted } from '#main/features/language-model/index.ts'
import type { ModelMode } from '#shared/schemas/phrasing.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { maxProductCards } from '#shared/schemas/widget.ts'
import { answerOf } from './answer.ts'
import type { Answered } from './answered.ts'
import { oneSteps } from './compose/buttons.ts'
import type { ShownProduct } from './compose/index.ts'
import { withProducts } from './compose/parts.ts'
import { changed, readMemory } from './memory.ts'
import { actReply } from './pipeline/act-reply.ts'
import type { Reply } from './pipeline/types.ts'
import type { Notebook } from './tools/notebook.ts'
import type { Place } from './tools/place.ts'

const sure = 0.9
const maxCards = 5

/**
 * An answer of the assistant: its words, and all the rest from what the tools found and did. Null where nothing of it holds: then the
 * built-in answer is sent.
 */
export function assistedBy({
  place,
  notebook,
  assisted,
  answered,
  memory,
}: {
  readonly place: Place
  readonly notebook: Notebook
  readonly assisted: Assisted
  readonly answered: Answered
  readonly memory: string | null
}): Answered | null {
  const { act } = notebook
  const isBroken = assisted.fault !== null
  const said = assisted.outcome === 'said' ? assisted.text : ''
  if (said === '' && (act === null || isFailed(assisted))) return null
  // It broke off: what was said is said, and the built-in answer with all that belongs to it follows.
  if (isBroken && said !== '') return { ...answered, answer: { ...answered.answer, text: said } }
  const ids = assisted.carriedBy.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))
  const shown = (
    ids.length > 0 ? [...new Set(ids)] : said === '' || isOnlyText(assisted) ? [] : notebook.shown
  )
    .flatMap((id) => notebook.products.get(id) ?? [])
    .slice(0, Math.min(maxCards, maxProductCards))
  const sources = assisted.carriedBy.flatMap(({ id }) => notebook.sources.get(id) ?? [])
  const { text: _, ...parts } = withProducts('', shown)
  const reply: Reply = {
    composed: {
      ...parts,
      text: [said, act?.composed.text ?? ''].filter((text) => text !== '').join('\n\n'),
      sources: [...sources, ...parts.sources],
      buttons: act?.composed.buttons ?? buttonsFor(shown, place),
    },
    intent:
      act?.intent ?? (ids.length === 0 && sources.length > 0 ? 'knowledge' : notebook.intent) ?? 'small_talk',
    confidence: sure,
    rule: act?.rule ?? 'products',
    memory: { ...notebook.memory, ...act?.memory },
    ...(act?.status && { status: act.status }),
  }
  return answeredBy(place, reply, answered, memory)
}

/** One product's own choices; two may be compared. */
function buttonsFor([only, other, ...more]: readonly ShownProduct[], { context }: Place) {
  if (!only) return []
  if (!other) return oneSteps(only, context.say)
  const label = context.say.button.compare
  return more.length === 0 ? [{ label, value: label }] : []
}

/** The tools ran, but the model failed afterwards: a handover or contact form it started is dropped, since the visitor never asked for it. */
function isFailed({ fault }: Assisted): boolean {
  return fault !== null && fault.code !== 'model_answer_empty' && fault.code !== 'model_no_answer'
}

function isOnlyText({ carriedBy }: Assisted): boolean {
  return carriedBy.length > 0 && carriedBy.every(({ kind }) => kind === 'text' || kind === 'fact')
}

/** What the shop surely knows something of is not off the topic, whatever a model says. */
export function offTopicBy(place: Place, answered: Answered, memory: string | null): Answered | null {
  const { intent, confidence } = answered.answer
  const isKnown = /^(?:product|product_question|knowledge|document|fact|hours|human|complaint)$/.test(intent)
  if (isKnown && confidence >= place.context.bot.confidence_threshold) return null
  return answeredBy(place, actReply(place.context, 'off_topic'), answered, memory)
}

export function answeredBy(place: Place, reply: Reply, answered: Answered, kept: string | null): Answered {
  const { bot, understood } = place.context
  const before = readMemory(kept, bot.language)
  const done = { asked: null, order: false, offer: null, capture: null, doubts: 0 }
  const next = changed(before, { language: understood.language, ...done, ...reply.memory })
  return {
    ...answered,
    answer: answerOf({ ...reply, memory: { capture: null, ...reply.memory } }),
    memory: JSON.stringify(next),
    language: next.language,
    status: reply.status ?? null,
    handover: reply.status === 'waiting' ? 'asked' : null,
    doubt: null,
  }
}

/** The answer, with what the model did for it in its trace. */
export function tracedBy(
  made: Answered,
  {
    mode,
    used,
    ...asked
  }: Asked & {
    readonly mode: ModelMode
    readonly used: boolean
    readonly cost: { readonly amount: number; readonly currency: string } | null
  },
  frame: unknown = null,
): Answered {
  const trace: Trace = JSON.parse(made.trace)
  const { model, fault, duration_ms, steps, dropped, tokens, cost } = asked
  const read =
    frame === null
      ? []
      : [{ tool: 'understand', arguments: '', result: JSON.stringify(frame).slice(0, 600), duration_ms }]
  return {
    ...made,
    trace: JSON.stringify({
      ...trace,
      phrasing: {
        model,
        used,
        fault,
        duration_ms,
        mode,
        steps: [...read, ...steps].slice(0, 20),
        dropped: dropped.slice(0, 20).map((one) => ({ ...one })),
        tokens,
        cost,
      },
    } satisfies Trace),
  }
}
