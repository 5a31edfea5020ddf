import type { ProductDetails } from '#main/features/catalog/index.ts'
import type { Kind } from '#main/languages/things.ts'
import { memoize } from '#shared/memoize.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { createItemReader } from './item.ts'

const readerIn = memoize((code) => createItemReader(code as LanguageCode))

/** What a product is, the surest kind first; by its catalog's language, else by any in which it names something. */
export function kindsOf(row: ProductDetails, language: LanguageCode): readonly Kind[] {
  for (const code of new Set([language, ...languageCodes])) {
    const [item] = readerIn(code)([row])
    if (!item) return []
    const found = [...new Set([...item.kinds, ...item.titleKinds, ...item.pathKinds])]
    if (found.length > 0) return found
  }
  return []
}
