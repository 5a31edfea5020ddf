import type { MappedField } from '#shared/schemas/mapping.ts'
import type { FieldTexts } from './fields.ts'

/** In English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech, Russian, Japanese and Chinese. */
const words = `total|totals|grand total|subtotal|sub-total|sum|summe|gesamt|gesamtsumme|gesamtbetrag|zwischensumme|insgesamt|endsumme
  |totaux|total général|sous-total|somme|suma|total general|totale|totale generale|somma|subtotale|totaal|eindtotaal|subtotaal|som
  |soma|total geral|razem|łącznie|ogółem|celkem|součet|mezisoučet|spolu|итого|всего|сумма|合計|総計|小計|合计|总计`
const pattern = new RegExp(`^(?:${words.replaceAll(/(?<!\s)\s*\|\s*/g, '|')})\\s*(?:[:=(].*|\\d.*)?$`, 'iu')

/** What it is seen by. */
export const totalFields: readonly MappedField[] = [
  'id',
  'sku',
  'title',
  'url',
  'image_url',
  'gtin',
  'description',
]

/** Whether a row may be what a spreadsheet adds up below the products: the word for it stands where their number or name does. */
export function isTotal({ of }: FieldTexts): boolean {
  const id = of.id?.texts[0] ?? of.sku?.texts[0]
  const word = id ?? of.title?.texts[0]
  if (word === undefined || word.length > 40 || !pattern.test(word)) return false
  return !of.url && !of.image_url && !of.gtin && !of.description
}
