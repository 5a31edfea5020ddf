import type { Push } from '#shared/rpc/pushes.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'

export type NotifyDelivery = (endpointId: string, deliveryId: string, state: DeliveryState) => void

/** Often enough to see deliveries move, rarely enough to cost a busy queue nothing. */
const pauseMs = 100
/** More than anyone can read at once: beyond it there is one push for each endpoint. */
const maxNamed = 50

/** Pushes the state of deliveries to the dashboard, once for all changes of a delivery in a moment. */
export function createDeliveryNotifier(push: (push: Push) => void): NotifyDelivery {
  const waiting = new Map<string, Push & { type: 'deliveries.changed' }>()

  function flush(): void {
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) push(one)
  }

  return (endpoint_id, delivery_id, state) => {
    if (waiting.size === 0) setTimeout(flush, pauseMs).unref()
    const name = waiting.size < maxNamed || waiting.has(delivery_id) ? delivery_id : endpoint_id
    waiting.set(name, { type: 'deliveries.changed', endpoint_id, delivery_id, state })
  }
}
