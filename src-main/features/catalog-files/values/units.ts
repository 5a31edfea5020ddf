/** What a price may be for, as shops write it, and as it is shown. Pieces are not among them: those are what everybody takes it for. */
const units: Readonly<Record<string, string>> = {
  kg: 'kg|kilo|kilos|kgs|kilogramm|kilogram|кг',
  g: 'g|gr|gramm|gram|grams|г',
  t: 't|to|tonne|tonnes|tonelada',
  lb: 'lb|lbs|pound',
  oz: 'oz|ounce',
  l: 'l|lt|ltr|liter|litre|litro|litres|л',
  ml: 'ml',
  cl: 'cl',
  hl: 'hl',
  m: 'm|mtr|meter|metre|metro|mètre|lfm|lfdm|lm|ml courant|м',
  cm: 'cm',
  'm²': 'm2|qm|sqm|mq|m²|м2',
  'm³': 'm3|cbm|mc|m³|rm|fm|srm|м3',
  ft: 'ft|foot',
  'ft²': 'sqft|ft2|sq ft',
  yd: 'yd|yard',
  h: 'h|hr|hour|std|stunde|heure|hora|ora|uur',
}
const byWord = new Map<string, string>()
for (const [unit, words] of Object.entries(units)) for (const word of words.split('|')) byWord.set(word, unit)

const words = [...byWord.keys()].sort((a, b) => b.length - a.length).join('|')
const behind = new RegExp(
  `(?:/|(?<![\\p{L}])(?:per|pro|je|par|au|le|la|les|el|il|por|al|za|na|på|voor|the)\\s)\\s?(\\d{1,4}(?![\\d.,]))?\\s?(${words})(?![\\p{L}\\d])\\.?`,
  'iu',
)
const alone = new RegExp(`^(\\d{1,4})?\\s?(${words})\\.?$`, 'iu')

type FoundUnit = { readonly unit: string; readonly rest: string }

/** What a price is for, where its text says so: "14,90 €/kg", "2.50 per 100 g"; and the text without that. */
export function unitIn(text: string): FoundUnit | null {
  if (!/[/\s]/.test(text)) return null
  const match = behind.exec(text)
  if (!match) return null
  return { unit: named(match[1], match[2]), rest: text.replace(match[0], ' ').trim() }
}

/** What stands in a column of units: "kg", "€/kg", "100 g". */
export function unitOf(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  if (plain.length > 20) return null
  const match = alone.exec(plain)
  return match ? named(match[1], match[2]) : (unitIn(plain)?.unit ?? null)
}

/** Units are for many at once too: "/ 100 g". */
function named(count: string | undefined, word: string | undefined): string {
  const unit = byWord.get((word ?? '').toLowerCase()) ?? ''
  return count === undefined || count === '1' ? unit : `${count} ${unit}`
}
