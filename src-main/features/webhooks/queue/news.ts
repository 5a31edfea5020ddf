import type { Push } from '#shared/rpc/pushes.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'

export type DeliveryNews = (endpointId: string, deliveryId: string, state: DeliveryState) => void

/** Often enough to see it move, seldom enough to cost a busy outbox nothing. */
const pauseMs = 100
/** More in one moment than anyone can read: the rest is told once for each endpoint. */
const toldEach = 50

/** Tells the dashboard how deliveries stand, once for all changes of a moment. */
export function createDeliveryNews(push: (push: Push) => void): DeliveryNews {
  const waiting = new Map<string, Push & { type: 'deliveries.changed' }>()

  function tell(): void {
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) push(one)
  }

  return (endpoint_id, delivery_id, state) => {
    if (waiting.size === 0) setTimeout(tell, pauseMs).unref()
    const name = waiting.size < toldEach || waiting.has(delivery_id) ? delivery_id : endpoint_id
    waiting.set(name, { type: 'deliveries.changed', endpoint_id, delivery_id, state })
  }
}
