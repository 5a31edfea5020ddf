import { fold } from '#main/lib/text/fold.ts'
import type { Said, Version } from './item.ts'

const unitPriceName =
  /(?:price|preis|prix|precio|prezzo|prijs|preco|€|£).{0,12}(?:kg|kilo|lit|\bl\b|100)|(?:kg|kilo|lit).{0,6}(?:price|preis|prix|precio|prezzo|prijs|preco)/

type UnitPrice = { readonly value: number; readonly said: Said | null; readonly unit: 'kg' | 'l' }

/** What a kilo or a litre of it costs: as the shop says, or by what is in the pack. */
export function unitPrice(version: Version): UnitPrice | null {
  const said = version.said.find(({ name }) => unitPriceName.test(fold(name)))
  const own = said?.measures[0]
  if (said && own) return { value: own.from, said, unit: /kg|kilo/.test(fold(said.name)) ? 'kg' : 'l' }
  if (version.price === null) return null
  for (const { measures } of version.said) {
    const amount = measures.find(({ dimension }) => dimension === 'mass' || dimension === 'volume')
    if (amount && amount.from > 0)
      return {
        value: Math.round((version.price / amount.from) * 100_000) / 100,
        said: null,
        unit: amount.dimension === 'mass' ? 'kg' : 'l',
      }
  }
  return null
}
