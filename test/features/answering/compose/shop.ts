import type { ShownProduct } from '#main/features/answering/compose/index.ts'
import type { ShownChoices, ShownRow } from '#main/features/answering/compose/types.ts'
import { sayIn } from '#main/languages/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

export const voice = (language: LanguageCode = 'en') => ({ language, say: sayIn(language) })

const row: ShownRow = {
  id: 'J1',
  title: 'Rain jacket',
  description: null,
  url: 'https://shop.example/j1',
  image_url: null,
  price_e4: 890_000,
  sale_price_e4: null,
  currency: 'EUR',
  availability: 'in_stock',
  stock: 7,
  brand: 'Fjell',
  category: 'Clothing > Jackets',
  color: 'green',
  size: 'M',
  material: 'polyester',
}

export function told(
  changes: Partial<ShownRow> = {},
  choices: Partial<ShownChoices> | null = null,
): ShownProduct {
  const none: ShownChoices = {
    count: 1,
    in_stock: 0,
    sizes: [],
    colors: [],
    price_min: null,
    price_max: null,
  }
  return { row: { ...row, ...changes }, choices: choices && { ...none, ...choices } }
}

/** Texts of several languages part amounts and units with a space that does not break. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')
