import type { Commits, Transaction } from '#main/db/commits.ts'
import type { ForwardEvent } from '#main/features/events/index.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'

export function createForwardEvent(deps: {
  readonly commits: Commits
  readonly endpoints: Endpoints
  readonly forward: (tx: Transaction, event: { readonly no: number }, to: EndpointRow) => string
  readonly delivery: (id: string) => Delivery
}): ForwardEvent {
  const { commits, endpoints } = deps
  return async (eventNo, { url, allow_local }) => {
    const id = await commits.run((tx) => {
      const endpoint = endpoints.putForward(tx, null, url, allow_local)
      if (!endpoint) throw new Error('an endpoint to forward to was not created')
      return deps.forward(tx, { no: eventNo }, endpoint)
    })
    return deps.delivery(id)
  }
}
