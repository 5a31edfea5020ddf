import { expect } from 'vitest'
import type { HubOptions } from '#main/hub.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import { testClock } from '../../../helpers/hub.ts'
import { openShop } from '../../../helpers/shop.ts'
import { openSink, type Reaction } from '../../../helpers/sink.ts'

/** Looks often, so that a clock set forward is noticed at once; no jitter. */
export const quick: HubOptions = { pace: { lookMs: 10, timeoutMs: 20_000 }, random: () => 0.5 }

/** A shop whose bot sends everything to a sink, with a clock that stands still until it is set. */
export async function openOutbox(
  options: HubOptions & { react?: Reaction; endpoint?: Partial<CallInput<'endpoints.set'>> } = {},
) {
  const { react, endpoint: wanted, ...hubOptions } = options
  const clock = testClock(new Date().toISOString())
  const shop = await openShop({ clock, ...quick, ...hubOptions })
  const sink = await openSink(react)
  const endpoint = await shop.rpc('endpoints.set', {
    bot_id: shop.bot.id,
    url: sink.url,
    allow_local: true,
    ...wanted,
  })

  async function deliveries(filter: CallInput<'deliveries.list'> = {}) {
    return (await shop.rpc('deliveries.list', filter)).deliveries
  }

  return {
    ...shop,
    clock,
    sink,
    endpoint,
    deliveries,
    test: (event_type?: CallInput<'deliveries.test'>['event_type']) =>
      shop.rpc('deliveries.test', { endpoint_id: endpoint.id, event_type }),
    one: (delivery_id: string) => shop.rpc('deliveries.get', { delivery_id }),
    /** Until it stands so. */
    stands: async (delivery_id: string, state: DeliveryState, tries?: number) => {
      await expect
        .poll(async () => {
          const { state: now, attempt_count } = await shop.rpc('deliveries.get', { delivery_id })
          return tries === undefined ? now : `${now} after ${attempt_count}`
        })
        .toBe(tries === undefined ? state : `${state} after ${tries}`)
      return shop.rpc('deliveries.get', { delivery_id })
    },
  }
}
