import { z } from 'zod'
import {
  apiKeySchema,
  apiKeyWithSecretSchema,
  gracePeriodSchema,
  keyCreateSchema,
  usageSchema,
} from '../schemas/key.ts'
import { call, reference } from './call.ts'

const key = reference('key_id')

export const keyCalls = {
  'keys.create': call(keyCreateSchema, apiKeyWithSecretSchema),
  'keys.list': call(z.object({ bot_id: z.string().optional() }), z.object({ keys: z.array(apiKeySchema) })),
  'keys.update': call(
    key(keyCreateSchema.pick({ name: true, mirror_url: true, mirror_allow_local: true }).partial().shape),
    apiKeySchema,
  ),
  'keys.revoke': call(key({}), apiKeySchema),
  'keys.rotate': call(
    key({ grace: z.preprocess((value) => (value === 0 ? '0' : value), gracePeriodSchema.default('0')) }),
    apiKeyWithSecretSchema,
  ),
  'usage.get': call(key({ days: z.int().min(1).max(366).default(30) }), usageSchema),
}
