import { z } from 'zod'
import { botSchema, botSettingsSchema } from '../schemas/bot.ts'
import { call, reference } from './call.ts'

const bot = reference('bot_id')
const withSyncKey = botSchema.extend({ sync_key: z.string().describe('Told once: only its hash is kept') })

export const botCalls = {
  'bots.create': call(botSettingsSchema.partial().required({ name: true }), withSyncKey),
  'bots.list': call(
    z.object({ archived: z.boolean().default(false).describe('Also archived ones') }),
    z.object({ bots: z.array(botSchema) }),
  ),
  'bots.get': call(bot({}), botSchema),
  'bots.update': call(bot(botSettingsSchema.partial().shape), botSchema),
  'bots.archive': call(bot({ archived: z.boolean().default(true) }), botSchema),
  'bots.rotateSyncKey': call(bot({}), withSyncKey),
}
