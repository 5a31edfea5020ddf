import { z } from 'zod'
import { isoTimeSchema, languageSchema, messageSchema, nameSchema } from './common.ts'
import { sessionStatusSchema } from './widget.ts'

/** A product's id, or the `group_id` of its variants where any of them will do. */
const productId = z.string().min(1)
const productIds = z.array(productId).min(1)

/** A text in any case (a whole word if it has at most three letters), or a number in any notation: 49.9 is also found as "49,90 €". */
const piece = z.union([z.string().min(1), z.number()])
/** All of the list must be there; of a list within it, one is enough. */
const pieces = oneOrMore(z.union([piece, z.array(piece).min(1)]))

const leadExpectationSchema = z
  .strictObject({ email: z.string().nullable(), phone: z.string().nullable(), name: z.string().nullable() })
  .partial()

/** What must be true of an answer; what is left out may be anything. */
export const expectationSchema = z
  .strictObject({
    products: productIds.describe('The first products shown, in this order'),
    first_product: z.union([productId, productIds]).describe('Shown first; of several, one of them'),
    has_products: productIds.describe('All of them are shown, in any order'),
    only_products: productIds.describe('Something is shown, and nothing but these'),
    without_products: productIds.describe('None of them is shown'),
    new_products: z.literal(true).describe('Nothing is shown that the dialogue has shown before'),
    no_products: z.literal(true),
    max_products: z.int().min(1),
    contains: pieces.describe('The reply says all of this; within an inner list, any of it'),
    not_contains: pieces.describe('The reply says none of this'),
    intent: oneOrMore(z.string()).describe('Any of them'),
    status: oneOrMore(sessionStatusSchema).describe('Any of them'),
    silent: z.boolean().describe('Whether the reply is empty: a person is there'),
    buttons: pieces.describe('Labels of buttons offered, or parts of them'),
    max_buttons: z.int().min(0),
    confidence_at_least: z.number().min(0).max(1),
    confidence_below: z.number().min(0).max(1),
    language: languageSchema.describe('Of the sentences that were composed'),
    source: pieces.describe('Titles of the sources, or parts of them'),
    lead: z.union([leadExpectationSchema, z.literal('none')]).describe('What is kept of the visitor by now'),
  })
  .partial()
export type Expectation = z.infer<typeof expectationSchema>

const dialogueTurnSchema = z.union([
  z.strictObject({ say: messageSchema, expect: expectationSchema.optional() }),
  z.strictObject({
    press: z.string().min(1).describe('Part of the label of a button of the answer before'),
    expect: expectationSchema.optional(),
  }),
  z.strictObject({ person: messageSchema.describe('What somebody of the shop says in between') }),
  z.strictObject({ set_status: sessionStatusSchema.describe('As the shop sets it in the dashboard') }),
])
export type DialogueTurn = z.infer<typeof dialogueTurnSchema>

export const dialogueSchema = z.strictObject({
  name: nameSchema,
  about: z.array(z.string()).default([]).describe('What it is a test of'),
  at: isoTimeSchema.optional().describe('When it takes place, for opening hours'),
  turns: z.array(dialogueTurnSchema).min(1).max(50),
})
export type Dialogue = z.infer<typeof dialogueSchema>

/** A file of saved dialogues. */
export const dialogueFileSchema = z.strictObject({
  shop: z.string().optional().describe('The shop they talk to, where there are several'),
  dialogues: z.array(dialogueSchema).min(1).max(1000),
})
export type DialogueFile = z.infer<typeof dialogueFileSchema>

function oneOrMore<T extends z.ZodType>(one: T) {
  return z.union([one, z.array(one).min(1)])
}
