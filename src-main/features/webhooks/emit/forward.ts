import type { Commits } from '#main/db/commits.ts'
import type { ForwardEvent } from '#main/features/events/index.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'

export function createForwardEvent(deps: {
  readonly commits: Commits
  readonly endpoints: Endpoints
  /** In a transaction; `tell` after it. */
  readonly forward: (event: { readonly no: number }, to: EndpointRow) => { id: string; tell: () => void }
  readonly delivery: (id: string) => Delivery
}): ForwardEvent {
  const { commits, endpoints } = deps
  return async (eventNo, { url, allow_local }) => {
    const { id, tells } = await commits.run(() => {
      const { endpoint, tell } = endpoints.putForward(null, url, allow_local)
      if (!endpoint) throw new Error('an address to send to was not made')
      const added = deps.forward({ no: eventNo }, endpoint)
      return { id: added.id, tells: [tell, added.tell] }
    })
    for (const tell of tells) tell()
    return deps.delivery(id)
  }
}
