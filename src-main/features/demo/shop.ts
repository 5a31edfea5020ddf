import { Readable } from 'node:stream'
import type { Bots } from '#main/features/bots/index.ts'
import type { Catalog, Spool } from '#main/features/catalog/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import demoBot from '#resources/demo-shop/bot.json' with { type: 'json' }
import demoKnowledge from '#resources/demo-shop/knowledge.json' with { type: 'json' }
import demoProducts from '#resources/demo-shop/products.json' with { type: 'json' }
import { demoProductPath, picturePath } from '#shared/hub-address.ts'
import { parseRequest } from '#shared/issues.ts'
import { botSettingsSchema } from '#shared/schemas/bot.ts'
import { knowledgeInputSchema } from '#shared/schemas/knowledge.ts'

export type Demo = ReturnType<typeof createDemo>
type LoadedDemo = { readonly bot_id: string; readonly created: boolean; readonly key: string | null }

/** A whole shop of our own making, for a first look and for a trade show without a network. */
export function createDemo(deps: {
  readonly bots: Bots
  readonly keys: Keys
  readonly knowledge: Knowledge
  readonly catalog: Catalog
  readonly settings: SettingsStore
  readonly spool: Spool
}) {
  const { bots, keys, knowledge, catalog, settings, spool } = deps

  function loadCatalog(botId: string): Promise<unknown> {
    // The shop is this hub's own: its pages and pictures are here, whatever address the hub has.
    const products = demoProducts.map((product) => ({
      ...product,
      url: demoProductPath(botId, product.id),
      image_url: picturePath(botId, product.id),
    }))
    return spool.hold(Readable.from([JSON.stringify(products)]), (path) =>
      catalog.sync(bots.get(botId), {
        mode: 'replace',
        dryRun: false,
        body: { path, form: 'json', gzip: false },
      }),
    )
  }

  async function make(): Promise<LoadedDemo> {
    const bot = await bots.create(parseRequest(botSettingsSchema.partial().required({ name: true }), demoBot))
    await knowledge.importAll(bot.id, parseRequest(knowledgeInputSchema.array(), demoKnowledge))
    await loadCatalog(bot.id)
    const { key } = await keys.create({ bot_id: bot.id, name: 'Demo key' })
    await settings.setNote('demo_bot_id', bot.id)
    return { bot_id: bot.id, created: true, key }
  }

  let making: Promise<LoadedDemo> | null = null

  return {
    /** Once: a demo shop that is there already stays as its user left it. */
    load: async (): Promise<LoadedDemo> => {
      while (making) await making
      const demoBotId = settings.note('demo_bot_id')
      if (demoBotId !== null) return { bot_id: demoBotId, created: false, key: null }
      making = make().finally(() => {
        making = null
      })
      return making
    },
  }
}
