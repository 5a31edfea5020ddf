import { type Delivery, type DeliveryState, deliveryStates } from '#shared/schemas/delivery.ts'

export type Filter = { readonly endpoint_id: string; readonly state: DeliveryState | '' }
export const allFilter: Filter = { endpoint_id: '', state: '' }
export const choices = { state: deliveryStates }

export type Loaded = { readonly deliveries: readonly Delivery[]; readonly next: string | null }

/** As the hub is asked for it. */
export function wantedBy({ endpoint_id, state }: Filter) {
  return { ...(endpoint_id ? { endpoint_id } : {}), ...(state ? { state } : {}) }
}

/** The newest, read again, in the place of what was shown of them; what is older stays. */
export function withNewest(loaded: Loaded, page: Loaded): Loaded {
  const last = page.deliveries.at(-1)?.id
  const at = page.next === null ? -1 : loaded.deliveries.findIndex(({ id }) => id === last)
  const older = at === -1 ? [] : loaded.deliveries.slice(at + 1)
  if (older.length === 0) return page
  return { deliveries: [...page.deliveries, ...older], next: loaded.next }
}

export function withOlder(loaded: Loaded, page: Loaded): Loaded {
  return { deliveries: [...loaded.deliveries, ...page.deliveries], next: page.next }
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
