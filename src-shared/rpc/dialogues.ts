import { z } from 'zod'
import { isoTimeSchema, nameSchema } from '../schemas/common.ts'
import { dialogueSchema, expectationSchema } from '../schemas/dialogue.ts'
import { faultFields, faultSchema } from '../schemas/fault.ts'
import { traceSchema } from '../schemas/trace.ts'
import { productCardSchema, sessionStatusSchema } from '../schemas/widget.ts'
import { call } from './call.ts'

const bot = z.object({ bot_id: z.string() })

const playedAnswerSchema = z.object({
  reply: z.string(),
  confidence: z.number(),
  intent: z.string(),
  status: sessionStatusSchema,
  products: z.array(productCardSchema),
})

const playedTurnSchema = z.object({
  said: z.string().describe('By the visitor, or by a person of the shop'),
  by: z.enum(['visitor', 'person', 'shop']),
  answer: playedAnswerSchema.nullable(),
  before: playedAnswerSchema
    .nullable()
    .describe('The answer when it last ran as saved, where it was another'),
  faults: z.array(z.string()).describe('What is not as expected; empty when all is well'),
  unmet: z
    .array(z.object({ expectation: expectationSchema.keyof().nullable(), ...faultFields }))
    .describe(
      'The same, for programs and other languages; null: no expectation, but a button that is missing',
    ),
})
export type PlayedTurn = z.infer<typeof playedTurnSchema>

const dialogueRunSchema = z.object({
  dialogue_id: z.string(),
  at: isoTimeSchema,
  passed: z.boolean(),
  changed: z.int().describe('Answers that differ from those of the run before'),
  faults: z.int(),
  turns: z.array(playedTurnSchema),
  trouble: z.string().nullable().describe('Why it could not be played to its end'),
  failure: faultSchema.nullable().describe('The same, for programs and other languages'),
})
export type DialogueRun = z.infer<typeof dialogueRunSchema>

export const savedDialogueSchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  dialogue: dialogueSchema,
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
  last_run: dialogueRunSchema.omit({ turns: true }).nullable(),
})
export type SavedDialogue = z.infer<typeof savedDialogueSchema>

export const dialogueCalls = {
  'dialogues.list': call(bot, z.object({ dialogues: z.array(savedDialogueSchema) })),
  'dialogues.get': call(
    z.object({ id: z.string() }),
    savedDialogueSchema.extend({ run: dialogueRunSchema.nullable().describe('The last one, turn by turn') }),
  ),
  'dialogues.save': call(
    bot.extend({ id: z.string().optional().describe('Of the one to change'), dialogue: dialogueSchema }),
    savedDialogueSchema,
  ),
  /** A dialogue out of a conversation that went well: its answers become what is expected. Nothing is kept yet. */
  'dialogues.draft': call(
    z.object({ session_id: z.string().describe("The session's `id`"), name: nameSchema.optional() }),
    z.object({ bot_id: z.string(), dialogue: dialogueSchema }),
  ),
  'dialogues.remove': call(z.object({ id: z.string() }), z.object({ removed: z.boolean() })),
  /** Plays them against the bot as it is now, without keeping sessions, leads or questions. One run a bot at a time. */
  'dialogues.run': call(
    bot.extend({ ids: z.array(z.string()).max(1000).optional().describe('Left out: all') }),
    z.object({ runs: z.array(dialogueRunSchema), cancelled: z.boolean() }),
  ),
  /** Plays one with the bot's AI model and without it, side by side; nothing of it is kept. */
  'dialogues.compare': call(
    z.object({ id: z.string() }),
    z.object({
      model: z.string().describe('The model that was asked'),
      built_in: dialogueRunSchema,
      with_model: dialogueRunSchema,
      phrasings: z
        .array(traceSchema.shape.phrasing.nullable())
        .describe('For each turn what the model did; null where it was not asked'),
    }),
  ),
  'dialogues.cancel': call(bot, z.object({ cancelled: z.boolean() })),
  /** YAML, as in the files this product is tested with. */
  'dialogues.export': call(bot, z.object({ file_name: z.string(), text: z.string() })),
  'dialogues.import': call(
    bot.extend({ text: z.string().max(5_000_000) }),
    z.object({ saved: z.int(), replaced: z.int().describe('Those of the same name') }),
  ),
}
