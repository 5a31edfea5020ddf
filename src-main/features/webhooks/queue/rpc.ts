import type { Handlers } from '#shared/rpc/contract.ts'
import type { Deliveries } from './service.ts'

export function deliveriesRpc(
  deliveries: Deliveries,
): Handlers<
  | 'deliveries.list'
  | 'deliveries.get'
  | 'deliveries.resend'
  | 'deliveries.resendFailed'
  | 'deliveries.cancel'
  | 'deliveries.cancelFailed'
  | 'deliveries.export'
  | 'deliveries.days'
> {
  return {
    'deliveries.list': (filter) => deliveries.list(filter),
    'deliveries.get': ({ delivery_id }) => deliveries.get(delivery_id),
    'deliveries.resend': ({ delivery_id }) => deliveries.resend(delivery_id),
    'deliveries.resendFailed': async ({ since, endpoint_id }) => ({
      resent: await deliveries.resendFailed(Date.parse(since), endpoint_id),
    }),
    'deliveries.cancel': ({ delivery_id }) => deliveries.cancel(delivery_id),
    'deliveries.cancelFailed': async ({ since, endpoint_id }) => ({
      cancelled: await deliveries.cancelFailed(Date.parse(since), endpoint_id),
    }),
    'deliveries.export': ({ format, ...filter }) => deliveries.export(filter, format),
    'deliveries.days': ({ endpoint_id }) => deliveries.days(endpoint_id),
  }
}
