import { type DeliveryState, deliveryStates } from '#shared/schemas/delivery.ts'

export type Filter = { readonly endpoint_id: string; readonly state: DeliveryState | '' }
export const allFilter: Filter = { endpoint_id: '', state: '' }
export const choices = { state: deliveryStates }

/** As the hub is asked for it. */
export function wantedBy({ endpoint_id, state }: Filter) {
  return { ...(endpoint_id ? { endpoint_id } : {}), ...(state ? { state } : {}) }
}

type Day = { readonly day: string; readonly delivered: number; readonly failed: number }

/** One line a day, whatever was sent and wherever to; in the order they come. */
export function byDay(days: readonly Day[]): Day[] {
  const sum = (of: readonly Day[], name: 'delivered' | 'failed') =>
    of.reduce((all, one) => all + one[name], 0)
  return [...Map.groupBy(days, ({ day }) => day)].map(([day, of]) => ({
    day,
    delivered: sum(of, 'delivered'),
    failed: sum(of, 'failed'),
  }))
}
