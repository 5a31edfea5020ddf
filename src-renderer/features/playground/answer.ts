import { z } from 'zod'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { Channel } from '#shared/schemas/session.ts'
import type { Exchange } from '#shared/schemas/tester.ts'
import { sessionStatusSchema } from '#shared/schemas/widget.ts'

/** What can be shown of an answer. A service elsewhere may send less than ours, or other things besides. */
export type ShownAnswer = {
  readonly text: string
  readonly confidence: number | null
  readonly intent: string | null
  readonly status: z.infer<typeof sessionStatusSchema> | null
  readonly buttons: readonly ShownButton[]
  readonly products: readonly ShownProduct[]
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  /** Told by the widget's way only. */
  readonly messageId: string | null
}
export type ShownButton = {
  readonly label: string
  readonly value: string | null
  readonly url: string | null
}
export type ShownProduct = z.infer<typeof productSchema>

type ExchangeOutcome =
  | { readonly kind: 'answer'; readonly answer: ShownAnswer }
  | { readonly kind: 'refused'; readonly status: number; readonly title: string; readonly detail: string }
  | { readonly kind: 'silence'; readonly reason: string }

/** Reads what came back: an answer, a refusal as it came, or nothing at all. */
export function exchangeOutcome(exchange: Exchange, channel: Channel): ExchangeOutcome {
  const { response } = exchange
  if (response === null) return { kind: 'silence', reason: exchange.error ?? '' }
  const body = parse(response.body)
  const answer = answerSchemas[channel].safeParse(body)
  if (response.status >= 200 && response.status < 300 && answer.success) {
    return { kind: 'answer', answer: answer.data }
  }
  const problem = problemSchema.partial().safeParse(body)
  const given = problem.success ? problem.data : {}
  return {
    kind: 'refused',
    status: response.status,
    title: given.title ?? '',
    detail: given.detail ?? response.body.slice(0, shownBody),
  }
}

const shownBody = 2000

const text = z.string().nullish().catch(null)
const number = z.number().nullish().catch(null)

const productSchema = z.object({
  id: z.coerce.string(),
  title: z.string(),
  url: text,
  image_url: text,
  price: number,
  sale_price: number,
  currency: text,
  price_unit: text,
  availability: text,
})

const sources = z.array(z.object({ title: z.string(), url: z.string() })).catch([])

const buttons = z
  .array(z.object({ label: z.string(), value: text, url: text }))
  .transform((all) => all.map(({ label, value, url }) => ({ label, value: value ?? null, url: url ?? null })))
  .catch([])

const answerSchemas = {
  api: z.object({ response: z.string(), sources }).transform(
    (body): ShownAnswer => ({
      text: body.response,
      sources: body.sources,
      confidence: null,
      intent: null,
      status: null,
      buttons: [],
      products: [],
      messageId: null,
    }),
  ),
  widget: z
    .object({
      reply: z.string(),
      confidence: number,
      intent: text,
      status: sessionStatusSchema.nullish().catch(null),
      buttons,
      products: z.array(productSchema).catch([]),
      sources,
      message_id: text,
    })
    .transform(
      ({ reply, confidence, intent, status, message_id, ...rest }): ShownAnswer => ({
        ...rest,
        text: reply,
        confidence: confidence ?? null,
        intent: intent ?? null,
        status: status ?? null,
        messageId: message_id ?? null,
      }),
    ),
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
