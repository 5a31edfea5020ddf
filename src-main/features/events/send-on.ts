import type { Commits } from '#main/db/commits.ts'
import type { EndpointRow, Endpoints } from '#main/features/endpoints/index.ts'
import type { Delivery } from '#shared/schemas/delivery.ts'

/** Sends one event on, signed and tried again like everything else. */
export type SendOn = (eventNo: number, to: { url: string; allow_local: boolean }) => Promise<Delivery>

export function createSendOn(deps: {
  readonly commits: Commits
  readonly endpoints: Endpoints
  /** In a transaction; `tell` after it. */
  readonly forward: (event: { readonly no: number }, to: EndpointRow) => { id: string; tell: () => void }
  readonly delivery: (id: string) => Delivery
}): SendOn {
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
