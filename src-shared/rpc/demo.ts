import { z } from 'zod'
import { call } from './call.ts'

export const mostVisitors = 50

const visitorsStatusSchema = z.object({
  bot_id: z.string(),
  running: z.boolean(),
  visitors: z.int().describe('Of the run under way, or of the last one since the start'),
  finished: z.int().describe('Those of them who have left'),
  messages: z.int().describe('What they said so far'),
  failed: z.int().describe('Those of them who could not go on'),
  kept: z.int().describe('Conversations with simulated visitors that are still stored'),
})
export type VisitorsStatus = z.infer<typeof visitorsStatusSchema>

const ofBot = z.object({ bot_id: z.string() })

/** Simulated visitors: they talk to a bot over its public address, and all that came of them can be removed again. */
export const demoCalls = {
  'demo.startVisitors': call(
    z.object({
      bot_id: z.string(),
      visitors: z.int().min(1).max(mostVisitors).default(10),
      pace_ms: z
        .int()
        .min(0)
        .max(60_000)
        .default(4000)
        .describe('About how long each of them takes between two messages'),
    }),
    visitorsStatusSchema,
  ),
  'demo.visitorsStatus': call(ofBot, visitorsStatusSchema),
  'demo.stopVisitors': call(ofBot, visitorsStatusSchema),
  'demo.removeVisitors': call(
    z.object({ bot_id: z.string().optional().describe('Absent: of every bot') }),
    z.object({ conversations: z.int(), leads: z.int(), events: z.int() }),
  ),
}
