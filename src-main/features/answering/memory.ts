import { z } from 'zod'
import { languageSchema } from '#shared/schemas/common.ts'

/** As many as one answer shows. */
const maxShown = 10
const maxEarlier = 6
/** Of a list that is left, its first. */
const maxLeft = 2

/** What a session is about: all that the next message may point back to. Small, for it is kept with every turn. */
const memorySchema = z.object({
  language: languageSchema,
  /** The products shown last, in their order ("the second one"). */
  shown: z.array(z.string()).max(maxShown),
  /** The one spoken of ("how much is it?"). */
  subject: z.string().nullable(),
  /** What was spoken of before that, oldest first ("the first one again"). */
  earlier: z.array(z.string()).max(maxEarlier).default([]),
  /** What goods were asked for, with every limit ("and under 50?"); the query of `goods/`. */
  goods: z.record(z.string(), z.unknown()).nullable().default(null),
  /** What was spoken of last, where a short question goes on from it ("and on Sunday?"). */
  topic: z.enum(['hours', 'products', 'knowledge']).nullable(),
  /** Answers in a row that were none. */
  doubts: z.int(),
  /** What was asked of a product last ("how heavy is it?" … "and the Trio?"); pending while it is not clear of which. */
  asked: z
    .object({
      text: z.string(),
      about: z.enum(['price', 'stock']).nullable(),
      pending: z.boolean(),
      /** The answer of the shop that it got. */
      entry: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** An order number was asked for last. */
  order: z.boolean().default(false),
  /** What was offered last and may be taken up with a yes. */
  offer: z.enum(['person']).nullable().default(null),
  /** Why the visitor was asked for an address, while they have not given it. */
  capture: z.enum(['quote', 'callback', 'stock_news', 'closed']).nullable(),
})
export type Memory = z.infer<typeof memorySchema>

function noMemory(language: Memory['language']): Memory {
  return {
    language,
    shown: [],
    subject: null,
    earlier: [],
    goods: null,
    topic: null,
    doubts: 0,
    asked: null,
    order: false,
    offer: null,
    capture: null,
  }
}

/** A session of an earlier version may hold something else: it then begins anew. */
export function readMemory(kept: string | null, language: Memory['language']): Memory {
  if (kept === null) return noMemory(language)
  const parsed = memorySchema.safeParse(JSON.parse(kept))
  return parsed.success ? parsed.data : noMemory(language)
}

/** As it is after an answer; what was spoken of until then can be come back to. */
export function changed(before: Memory, change: Partial<Memory>): Memory {
  const next = { ...before, ...change }
  const now = next.subject ?? next.shown[0]
  const spoken = [before.subject, ...before.shown]
    .filter((id) => id !== null && id !== now && !(id !== before.subject && next.shown.includes(id)))
    .slice(0, maxLeft)
  if (spoken.length === 0) return next
  const earlier = new Set([...before.earlier.filter((id) => !spoken.includes(id)), ...spoken])
  return { ...next, earlier: [...earlier].filter((id) => id !== null).slice(-maxEarlier) }
}
