import { z } from 'zod'
import { connectionInputSchema, connectionSchema, connectionSecretsSchema } from '../schemas/connection.ts'
import { call, nothing, reference } from './call.ts'

const connection = reference('connection_id')

/** Where secrets that must be readable again are kept. */
const secretProtectionSchema = z.enum(['keychain', 'key_file'])
export type SecretProtection = z.infer<typeof secretProtectionSchema>

export const connectionCalls = {
  'connections.list': call(
    nothing,
    z.object({ connections: z.array(connectionSchema), protection: secretProtectionSchema }),
  ),
  'connections.save': call(
    connectionInputSchema
      .extend({ id: z.string().optional().describe('Of the connection to change; absent: a new one') })
      .extend(connectionSecretsSchema.shape),
    connectionSchema,
  ),
  'connections.remove': call(connection({}), z.object({ removed: z.boolean() })),
  'connections.restore': call(connection({}), connectionSchema),
  'connections.test': call(connection({}), connectionSchema),
}
