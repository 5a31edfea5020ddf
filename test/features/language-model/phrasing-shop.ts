import type { HubOptions } from '#main/hub.ts'
import { contractLimits } from '#shared/limits.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { TestHub } from '../../helpers/hub.ts'
import { openShop, shopOn } from '../../helpers/shop.ts'
import { type Behaviour, openModel } from './model-server.ts'

export const returns = {
  question: 'Can I return an item?',
  alternatives: ['How do returns work?', 'Can I send something back?'],
  answer: 'You can send anything back within 30 days. Unused and with the receipt.',
  url: 'https://fjell.example/returns',
}
export const builtIn = returns.answer

export const products = [
  {
    id: 'J-1',
    title: 'Skarvan Rain Jacket',
    description: 'Waterproof to 20,000 mm. Weighs 340 g.',
    url: 'https://fjell.example/skarvan',
    price: 129.95,
    currency: 'EUR',
    availability: 'in_stock',
    attributes: { supplier_price: '61.40', hood: 'adjustable' },
  },
  {
    id: 'J-2',
    title: 'Lofoten Rain Jacket',
    description: 'Light, for the city.',
    url: 'https://fjell.example/lofoten',
    price: 89,
    currency: 'EUR',
    availability: 'out_of_stock',
  },
]

/** For a hub that many tests talk to within a minute. */
export const patient = { ...contractLimits, widgetPerAddress: 10_000 }

/** A shop with an entry, two products and a model that phrases. */
export async function openPhrasingShop(
  behaviour?: Behaviour,
  more: Partial<CallInput<'phrasing.save'>> & { readonly hub?: HubOptions; readonly on?: TestHub } = {},
) {
  const { hub, on, ...settings } = more
  const model = await openModel(behaviour)
  const shop = on ? await shopOn(on) : await openShop(hub)
  await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
  await shop.fill({ products })
  const phrasing = {
    bot_id: shop.bot.id,
    enabled: true,
    base_url: model.url,
    model: 'small-model',
    timeout_ms: 5000,
    ...settings,
  }
  await shop.rpc('phrasing.save', phrasing)

  return {
    ...shop,
    model,
    phrasing,
    /** What the trace of an answer says of the model. */
    phrasedBy: async (messageId: string): Promise<Trace['phrasing']> =>
      (await shop.rpc('answers.explain', { message_id: messageId })).trace?.phrasing,
  }
}

export type PhrasingShop = Awaited<ReturnType<typeof openPhrasingShop>>
