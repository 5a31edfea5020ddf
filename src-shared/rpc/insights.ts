import { z } from 'zod'
import { daySchema, insightsSchema } from '../schemas/insights.ts'
import { call } from './call.ts'

const period = z.object({
  bot_id: z.string().optional().describe('Absent: all bots, by the days of this PC'),
  from: daySchema,
  to: daySchema,
})

export const insightCalls = {
  'insights.get': call(period, insightsSchema),
  'insights.export': call(period, z.object({ file_name: z.string(), text: z.string() })),
}
