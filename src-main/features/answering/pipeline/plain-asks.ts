import type { Catalog } from '#main/features/catalog/index.ts'
import { factOf } from './about.ts'
import { asksBeyond, pointedAt } from './named-product.ts'
import { productCandidate } from './products.ts'
import { pageSize, searchOf } from './search.ts'
import type { MessageContext, Reply } from './types.ts'

/** "How much is it?": of the product that was just spoken of, and only then. */
export function factShown(catalog: Catalog, context: MessageContext): Reply | null {
  if (!context.understood.about) return null
  const { size = [], color = [] } = context.understood.facets
  // "Is it available in L?" is about another of its versions.
  if (size.length + color.length > 0) return null
  const pointed = pointedAt(catalog, context)
  // "How much does it weigh?" is not about its price.
  return pointed && !asksBeyond(pointed, context) ? factOf(context, pointed) : null
}

/** Letters with figures or dashes, or long numbers: how products are numbered. */
const looksLikeCode = /\b(?=\w*[\d-])[A-Z\d][A-Z\d-]{3,}\b|\b\d{6,14}\b/i

/** The shop's, the maker's or the trade's own number of a product, written as it is. */
export function byCode(catalog: Catalog, context: MessageContext): Reply | null {
  if (!looksLikeCode.test(context.message)) return null
  const finding = catalog.findProducts(context.bot, { text: context.message, limit: pageSize })
  if (finding.level !== 'codes') return null
  const search = { ...searchOf(context.understood, context.memory, () => null), ask: 'list' as const }
  return productCandidate(context, search, finding)?.reply() ?? null
}
