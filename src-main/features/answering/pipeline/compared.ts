import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { compare } from '../compose/index.ts'
import { attributesOf } from './attributes.ts'
import { nthShown, productById } from './named-product.ts'
import type { MessageContext, Reply } from './types.ts'

/** "The difference between A and B", "compare the two": of those named, or of those shown last. */
export function comparison(catalog: Catalog, context: MessageContext): Reply | null {
  const { understood, memory, bot, voice } = context
  if (understood.ask !== 'compare') return null
  const named = understood.compared ?? []
  const sides =
    named.length >= 2
      ? named.map(({ nth, words }) =>
          nth === null
            ? (catalog.findProducts(bot, { text: words.join(' '), limit: 1 }).hits[0] ?? null)
            : nthShown(catalog, bot, memory.shown, nth),
        )
      : memory.shown.slice(0, 2).map((id) => productById(catalog, bot, id))
  const found = sides.filter((side): side is ProductHit => side !== null)
  return {
    composed: compare(
      found.map((hit) => ({ ...hit, attributes: attributesOf(hit.row) })),
      voice,
    ),
    intent: 'product',
    confidence: found.length >= 2 ? 0.9 : 0.5,
    rule: 'compared',
    memory:
      found.length >= 2
        ? { shown: found.map(({ row }) => row.id), subject: null, topic: 'products', doubts: 0 }
        : { doubts: 0 },
  }
}
