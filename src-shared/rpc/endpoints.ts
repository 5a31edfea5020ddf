import { z } from 'zod'
import { isoTimeSchema } from '../schemas/common.ts'
import { endpointSchema, endpointSetSchema, endpointWithSecretSchema } from '../schemas/endpoint.ts'
import { call, reference } from './call.ts'

const endpoint = reference('endpoint_id')

export const endpointCalls = {
  /** The one address of a bot's events; again: changes it and keeps its secret. */
  'endpoints.set': call(endpointSetSchema, endpointWithSecretSchema),
  'endpoints.list': call(
    z.object({ bot_id: z.string().optional() }),
    z.object({
      endpoints: z.array(endpointSchema),
      offline: z.boolean().describe('This PC has no network: nothing is tried until it has'),
    }),
  ),
  'endpoints.get': call(endpoint({}), endpointSchema),
  'endpoints.update': call(
    endpoint({
      ...endpointSetSchema.omit({ bot_id: true }).partial().shape,
      enabled: z.boolean().optional(),
    }),
    endpointSchema,
  ),
  'endpoints.remove': call(endpoint({}), z.object({ removed: z.boolean() })),
  'endpoints.secret': call(endpoint({}), z.object({ secret: z.string() })),
  /** A new secret; for 24 hours both sign. */
  'endpoints.rotate': call(endpoint({}), z.object({ secret: z.string(), old_secret_until: isoTimeSchema })),
}
