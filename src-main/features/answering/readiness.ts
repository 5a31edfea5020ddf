import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { textOnly } from './compose/parts.ts'
import type { Shops } from './goods/shops.ts'
import type { MessageContext, Reply } from './pipeline/types.ts'

/** A visitor waits no longer for what is still being made ready. */
const patienceMs = 1000
/** An answer from the first products that come to hand would be wrong, and the index of a large catalog takes some seconds. */
const indexPatienceMs = 8000

/** Whether all that an answer rests on was there, and how long it was waited for. */
export type Readiness = { readonly isReady: boolean; readonly waitedMs: number }

const lookMs = 20

const ofGoods: ReadonlySet<string> = new Set(['product', 'product_question', 'unknown'])

/**
 * Of a catalog that is not read yet, what was found may be wrong ("the cheapest is …"), and so may be that nothing was found while
 * its goods are still being read: that is said instead.
 */
export function beingRead(
  { say }: Pick<MessageContext, 'say'>,
  made: Reply,
  { isIndexing, isReading }: { readonly isIndexing: boolean; readonly isReading: boolean },
): Reply {
  const isUnsure = isIndexing ? ofGoods.has(made.intent) : isReading && made.intent === 'unknown'
  if (!isUnsure) return made
  return {
    composed: textOnly(say.catalogBeingRead),
    intent: 'product',
    confidence: made.confidence,
    rule: 'catalog_being_read',
  }
}

type Preparation = { isDone: boolean; readonly done: Promise<void> }

/**
 * The model, the index of the catalog, and the vectors of products, entries and passages are made beside everything else. A
 * question that comes before they are there waits a moment, so that the first answer is the one that everybody gets later.
 */
export function createReadiness(deps: {
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly documents: Documents
  readonly shops: Shops
  readonly embeddings?: Embeddings | undefined
  /** Answers something nobody asked, so that dictionaries and patterns are made before somebody does. */
  readonly rehearse: (bot: StoredBot) => Promise<void>
}) {
  const { catalog, knowledge, documents, shops, embeddings } = deps
  const byBot = new Map<string, Preparation>()

  async function prepareAll(bot: StoredBot): Promise<void> {
    await Promise.all([
      embeddings?.awake(),
      catalog.indexed(bot),
      knowledge.warm(bot).then(() => knowledge.settled(bot)),
      documents.settled(bot),
      shops.ready(bot),
    ])
    await deps.rehearse(bot)
  }

  function begin(bot: StoredBot): Preparation {
    const known = byBot.get(bot.id)
    // What nobody asked for in a while makes room for others.
    if (known && !(known.isDone && (catalog.isIndexing(bot) || !shops.isHeld(bot)))) return known
    const preparation: Preparation = {
      isDone: false,
      done: prepareAll(bot).then(
        () => {
          preparation.isDone = true
        },
        // Tried again with the next question.
        () => {
          byBot.delete(bot.id)
        },
      ),
    }
    byBot.set(bot.id, preparation)
    return preparation
  }

  return {
    /** Resolves when this bot answers as well as it ever will. */
    ready: (bot: StoredBot): Promise<void> => begin(bot).done,

    /** What it knows has changed. */
    renew: (botId: string): void => {
      byBot.delete(botId)
    },

    /** What is said of an answer that came before all was ready. */
    unsure: (context: MessageContext, made: Reply): Reply =>
      beingRead(context, made, {
        isIndexing: catalog.isIndexing(context.bot),
        isReading: shops.isReading(context.bot),
      }),

    wait: async (bot: StoredBot): Promise<Readiness> => {
      const preparation = begin(bot)
      if (preparation.isDone) return { isReady: true, waitedMs: 0 }
      const startedAt = performance.now()
      await Promise.race([preparation.done, sleep(patienceMs, undefined, { ref: false })])
      while (
        !preparation.isDone &&
        catalog.isIndexing(bot) &&
        performance.now() - startedAt < indexPatienceMs
      )
        await sleep(lookMs, undefined, { ref: false })
      return { isReady: preparation.isDone, waitedMs: performance.now() - startedAt }
    },
  }
}
