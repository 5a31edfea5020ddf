import { z } from 'zod'
import { modelProviderNames } from '../model-providers.ts'
import { faultSchema } from '../schemas/fault.ts'
import {
  givenPhrasingSchema,
  modelStateSchema,
  modelUsageSchema,
  phrasingKeySchema,
  phrasingSchema,
  phrasingTestSchema,
} from '../schemas/phrasing.ts'
import { call, nothing } from './call.ts'

const bot = z.object({ bot_id: z.string() })
const keyed = { key: phrasingKeySchema.nullish().describe('Left out: as it is; null: none') }

export const phrasingCalls = {
  /** Null while none is set. */
  'phrasing.get': call(bot, z.object({ phrasing: phrasingSchema.nullable() })),
  'phrasing.save': call(bot.extend(givenPhrasingSchema.shape).extend(keyed), phrasingSchema),
  'phrasing.remove': call(bot, z.object({ removed: z.boolean() })),
  /** With settings that need not be saved: "test it" before keeping it. */
  'phrasing.test': call(
    bot
      .extend(givenPhrasingSchema.omit({ enabled: true }).shape)
      .extend(keyed)
      .extend({ question: z.string().trim().min(1).max(500).optional() }),
    phrasingTestSchema,
  ),
  'phrasing.usage': call(bot, z.object({ usage: modelUsageSchema, state: modelStateSchema.nullable() })),
  /** The models of the programs that run on this PC; those that do not answer are left out. */
  'phrasing.detect': call(
    nothing,
    z.object({
      servers: z.array(
        z.object({
          provider: z.enum(modelProviderNames),
          base_url: z.string(),
          models: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** The models a server offers, by settings that need not be saved. */
  'phrasing.models': call(
    bot
      .extend(
        givenPhrasingSchema.pick({
          base_url: true,
          provider: true,
          this_pc_only: true,
          api_version: true,
        }).shape,
      )
      .extend(keyed),
    z.object({ models: z.array(z.string()), fault: faultSchema.nullable() }),
  ),
}
