import type { HubOptions } from '#main/hub.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import type { Exchange, TesterTarget } from '#shared/schemas/tester.ts'
import { startHub } from '../../helpers/hub.ts'
import { type Shop, shopOn } from '../../helpers/shop.ts'

let turns = 0
export const newTurn = () => `turn-${String(++turns).padStart(8, '0')}`

type Channel = CallInput<'tester.start'>['channel']

/** A hub with shortcuts to the tester's calls. */
export async function openTester(options: HubOptions = {}) {
  const hub = await startHub(options)
  return {
    ...hub,
    begin: (target: TesterTarget, channel: Channel, name?: string) =>
      hub.rpc('tester.start', { target, channel, ...(name === undefined ? {} : { name }) }),
    say: (tester_session_id: string, message: string, turn_id = newTurn()) =>
      hub.rpc('tester.send', { turn_id, tester_session_id, message }),
    turnsOf: async (tester_session_id: string) => (await hub.rpc('tester.get', { tester_session_id })).turns,
  }
}

/** A shop on the tester's own hub, its key handed to the tester. */
export async function openLocalTester(options: HubOptions = {}) {
  const tester = await openTester(options)
  const shop: Shop = await shopOn(tester)
  await tester.rpc('tester.setKey', { bot_id: shop.bot.id, key: shop.key.key })
  return { ...tester, shop, target: { kind: 'bot', bot_id: shop.bot.id } as const }
}

/** A connection from the tester's hub to somewhere. */
export async function connectTo(
  hub: Awaited<ReturnType<typeof openTester>>,
  more: Partial<CallInput<'connections.save'>> & { readonly base_url: string },
) {
  const { id } = await hub.rpc('connections.save', {
    name: 'Remote',
    widget_base_url: null,
    bot_id: 'b',
    ...more,
  })
  return { kind: 'connection', connection_id: id } as const
}

export function bodyOf({ response }: Exchange): Record<string, unknown> {
  return JSON.parse(response?.body ?? 'null')
}
