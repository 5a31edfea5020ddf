import { useT } from '#renderer/i18n/index.ts'
import { type MissingName, missingNames, stockStates } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { Facet } from './filter.ts'
import { stockTexts } from './parts.tsx'

/** A value of a facet in the reader's words; of a category its last step. */
export function useFacetLabel(): (facet: Facet, value: string) => string {
  const t = useT()
  return (facet, value) => {
    const missing: MissingName | undefined = missingNames.find((name) => name === value)
    const stock = stockStates.find((state) => state === value)
    if (facet === 'missing' && missing) return t(`products.missing.${missing}`)
    if (facet === 'availability' && stock) return t(stockTexts[stock])
    return facet === 'category' ? (value.split(categorySeparator).at(-1) ?? value) : value
  }
}
