import type { Connection } from '#shared/schemas/connection.ts'
import { connectionInputSchema, connectionSecretsSchema } from '#shared/schemas/connection.ts'

export const connectionFormSchema = connectionInputSchema.extend(connectionSecretsSchema.shape)

/** Secrets are absent: as they were. */
export function formValues(connection: Connection | null) {
  return {
    name: connection?.name ?? '',
    base_url: connection?.base_url ?? '',
    widget_base_url: connection?.widget_base_url ?? null,
    bot_id: connection?.bot_id ?? '',
    api_key: undefined,
    sync_key: undefined,
  }
}
