import { fold } from '#main/lib/text/fold.ts'
import type { Said, Version } from './item.ts'
import { type Measure, measuresIn } from './measures.ts'

const unitPriceName =
  /(?:price|preis|prix|precio|prezzo|prijs|preco|€|£).{0,12}(?:kg|kilo|lit|\bl\b|100)|(?:kg|kilo|lit).{0,6}(?:price|preis|prix|precio|prezzo|prijs|preco)/

type UnitPrice = { readonly value: number; readonly said: Said | null; readonly unit: string }

/** A description may say what the price is for: "Preis pro Meter". */
const pricedPer =
  /(?:price|priced|sold|preis|prix|vendu|precio|vendido|prezzo|venduto|prijs|preco) (?:is )?(?:per|by the|pro|je|au|par|por|al|a|ao) (?<unit>[a-z]{1,12})\b/

/** What is sold by the metre or the kilo, with how much one of it is: "3.5 m" is three and a half. */
export function soldBy({ row }: Version): Measure | null {
  const unit = row.price_unit ?? pricedPer.exec(fold(row.description ?? ''))?.groups?.['unit']
  const [measure] = unit ? measuresIn(fold(/^\d/.test(unit) ? unit : `1 ${unit}`)) : []
  return measure && measure.dimension !== null && measure.dimension !== 'pieces' ? measure : null
}

/** What a kilo or a litre of it costs: as the shop says, or by what is in the pack. */
export function unitPrice(version: Version): UnitPrice | null {
  const said = version.said.find(({ name }) => unitPriceName.test(fold(name)))
  const own = said?.measures[0]
  if (said && own) return { value: own.from, said, unit: /kg|kilo/.test(fold(said.name)) ? 'kg' : 'l' }
  if (version.price === null) return null
  const sold = soldBy(version)
  if (sold) return { value: version.price, said: null, unit: sold.text.replace(/^1 /, '') }
  for (const { measures, value } of version.said) {
    // "185 g/m²" is not what is in the pack.
    if (value.includes('/')) continue
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
