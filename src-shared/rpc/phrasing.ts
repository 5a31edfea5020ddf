import { z } from 'zod'
import {
  phrasingKeySchema,
  phrasingSchema,
  phrasingSettingsSchema,
  phrasingTestSchema,
} from '../schemas/phrasing.ts'
import { call } from './call.ts'

const bot = z.object({ bot_id: z.string() })
const keyed = { key: phrasingKeySchema.nullish().describe('Left out: as it is; null: none') }

export const phrasingCalls = {
  /** Null while none is set. */
  'phrasing.get': call(bot, z.object({ phrasing: phrasingSchema.nullable() })),
  'phrasing.save': call(bot.extend(phrasingSettingsSchema.shape).extend(keyed), phrasingSchema),
  'phrasing.remove': call(bot, z.object({ removed: z.boolean() })),
  /** With settings that need not be saved: "test it" before keeping it. */
  'phrasing.test': call(
    bot
      .extend(phrasingSettingsSchema.omit({ enabled: true }).shape)
      .extend(keyed)
      .extend({ question: z.string().trim().min(1).max(500).optional() }),
    phrasingTestSchema,
  ),
}
