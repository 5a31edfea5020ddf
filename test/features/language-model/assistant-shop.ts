import type { HubOptions } from '#main/hub.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { TestHub } from '../../helpers/hub.ts'
import { openScriptedModel, type Protocol, type Script } from '../../helpers/model-servers.ts'
import { openShop, shopOn } from '../../helpers/shop.ts'
import { products, returns } from './phrasing-shop.ts'

/** The shop of the wording tests, with a scripted model that assists. */
export async function openAssistedShop(
  script: Script,
  more: {
    readonly on?: TestHub
    readonly hub?: HubOptions
    readonly mode?: 'assistant' | 'understand' | 'phrase'
    readonly protocol?: Protocol
    readonly timeout_ms?: number
    readonly products?: readonly object[]
  } = {},
) {
  const { protocol = 'compatible', mode = 'assistant', timeout_ms = 5000 } = more
  const model = await openScriptedModel(protocol, script)
  const shop = more.on ? await shopOn(more.on) : await openShop(more.hub)
  await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
  await shop.fill({ products: more.products ?? products })
  await shop.rpc('phrasing.save', {
    bot_id: shop.bot.id,
    enabled: true,
    base_url: model.url,
    model: 'scripted',
    timeout_ms,
    provider: protocol,
    mode,
    ...(protocol !== 'compatible' && { key: 'sk-very-secret-key' }),
  })
  return {
    ...shop,
    model,
    tracedOf: async (messageId: string): Promise<Trace['phrasing']> =>
      (await shop.rpc('answers.explain', { message_id: messageId })).trace?.phrasing,
  }
}
