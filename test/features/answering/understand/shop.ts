import { createUnderstand } from '#main/features/answering/understand/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** A small catalog as its facets: enough of each kind to be read, and some values made to be mistaken. */
const vocabulary = {
  brand: ['Tarnvik', 'Skerry & Moss', 'The North Hut', 'On', 'Orange'],
  category: ['Clothing > Jackets', 'Clothing > Socks', 'Camping > Tents', 'Footwear > Hiking Boots'],
  color: ['red', 'blue', 'dark blue', 'black', 'moss green'],
  size: ['S', 'M', 'L', 'XL', '42', '39-41', '185 × 56 cm'],
  material: ['100% merino wool', 'cotton', 'leather, rubber sole'],
}

const understand = createUnderstand(vocabulary)

export function read(
  message: string,
  botLanguage: LanguageCode = 'en',
  sessionLanguage: LanguageCode | null = null,
) {
  return understand(message, { botLanguage, sessionLanguage })
}
