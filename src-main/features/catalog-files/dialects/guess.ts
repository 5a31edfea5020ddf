import { isConfidential } from '#main/features/catalog/index.ts'
import type { ColumnGuess, MappedField } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { currencyInName } from '../values/currency.ts'
import { unitIn } from '../values/units.ts'
import { type ColumnFacts, factsOfColumn } from './column-values.ts'
import { type Candidate, fillMissing } from './guess-missing.ts'
import { fieldOfAbbreviation, fieldOfName } from './header-words.ts'
import { plainName } from './names.ts'
import { groupColumn } from './nested.ts'
import { leaveLanguages, leaveNet } from './one-of-two.ts'
import { isFlagName, optionPairs } from './plain-rows.ts'

/** Fields that several columns may fill together. */
const shared = new Set<MappedField>(['description', 'image_url', 'category', 'tags', 'attribute', 'ignore'])
const least = 0.4

/** What each column is, from its name and from what stands in it, with how sure that is. */
export function guessColumns(
  columns: readonly string[],
  sample: readonly RawRecord[],
  /** Of a table a slash is a part of its heading; elsewhere it parts what is nested. */
  isTable = false,
): ColumnGuess[] {
  const rows = isTable ? fullRows(sample) : sample
  const facts = columns.map((column) => factsOfColumn(rows.map((record) => textOf(record, column))))
  const pairs = new Set(optionPairs(columns).flatMap(({ name, value }) => [name, value]))
  const candidates = columns.map((column, index) =>
    pairs.has(column) ? [ofPair] : candidatesOf(column, facts[index] as ColumnFacts, isTable),
  )
  const taken = new Map<MappedField, number>()
  const order = candidates
    .flatMap((list, index) => list.map((candidate) => ({ index, candidate })))
    .sort((a, b) => b.candidate.confidence - a.candidate.confidence || a.index - b.index)
  const chosen = new Map<number, Candidate>()
  for (const { index, candidate } of order) {
    if (chosen.has(index) || candidate.confidence < least) continue
    if (!shared.has(candidate.field) && taken.has(candidate.field)) continue
    chosen.set(index, candidate)
    taken.set(candidate.field, index)
  }
  fillMissing({ columns, facts, chosen, taken })
  fillListPrice(columns, chosen, taken)
  leaveType(columns, chosen)
  leaveNet(columns, chosen, taken)
  if (!isTable) leaveLanguages(columns, chosen)
  return columns.map((column, index) => {
    const found = chosen.get(index) ?? leftOver(column, facts[index] as ColumnFacts, isTable)
    return { column, ...found, examples: [...(facts[index]?.examples ?? [])] }
  })
}

const ofPair: Candidate = {
  field: 'ignore',
  confidence: 0.95,
  reason: 'read together with the column beside it',
}

/** Headings between rows and notes below them say nothing of what columns hold. */
function fullRows(sample: readonly RawRecord[]): readonly RawRecord[] {
  const full = sample.filter(({ values }) => Object.values(values).filter((cell) => cell !== '').length > 1)
  return full.length > 0 ? full : sample
}

function textOf(record: RawRecord, column: string): string {
  const cell = record.values[column]
  return cell === undefined ? '' : typeof cell === 'string' ? cell : (cell[0] ?? '')
}

function candidatesOf(column: string, facts: ColumnFacts, isTable: boolean): Candidate[] {
  const plain = plainName(column)
  if (isConfidential(column) || fieldOfName(plain) === 'ignore')
    return [{ field: 'ignore', confidence: 0.9, reason: whyIgnored(column) }]
  if (facts.prices > 0.6 && tradeWord.test(column))
    return [{ field: 'ignore', confidence: 0.9, reason: notForVisitors }]
  if (isFlagName(column) && facts.flags > 0.9)
    return [{ field: 'ignore', confidence: 0.9, reason: 'says which products the shop shows' }]
  if (
    !isTable &&
    /@(?:xml:)?(?:lang|type)$|(?:price|prices|value|amount|money)\/type$|fractionDigits$/i.test(column)
  )
    return [{ field: 'ignore', confidence: 0.9, reason: 'is of use to the shop system only' }]
  if (numberedPicture.test(plain))
    return [weighed('image_url', 0.9, `"${column}" is what such columns are called`, facts)]
  const nested = isTable ? null : nestedField(column)
  if (nested) return [nested]
  const list: Candidate[] = []
  const exact = fieldOfName(plain)
  const short = exact === null ? fieldOfAbbreviation(column) : null
  // "€/kg", "£"
  const isMoney = exact === null && facts.prices > 0.6 && currencyInName(column) !== null
  const isUnitPrice = isMoney && (unitIn(spaced(column)) !== null || column.trim().length <= 3)
  if (isUnitPrice)
    list.push({ field: 'price', confidence: 0.8, reason: `"${column}" is a price for an amount` })
  else if (short)
    list.push(weighed(short, 0.8, `"${column}" is short for what such columns are called`, facts))
  else if (exact) list.push(weighed(exact, 0.95, `"${column}" is what such columns are called`, facts))
  else {
    const inner = innerField(column, plain, isTable)
    if (inner)
      list.push(weighed(inner.field, inner.confidence, `"${column}" has "${inner.word}" in it`, facts))
  }
  list.push(...byValues(facts))
  return list
}

const notForVisitors = 'looks like what the shop itself pays; never shown to visitors'
/** Whose prices are none for visitors. */
const tradeWord =
  /\b(?:dealer|trade|reseller|wholesale|distributor|distri|b2b|haendler|revendeur|grossiste|mayorista|distribuidor|grossista|rivenditore|ingrosso|wederverkoper|groothandel|revenda|atacado)\b|händler|hurtow|velkoobchod|опт/i
const numberedPicture =
  /^(?:additional )?(?:image|img|picture|photo|bild|foto|imagen|immagine|afbeelding|imagem|zdjęcie|obrázek)(?: (?:url|link|src))? ?\d{1,2}(?: (?:url|link|src))?$/

function whyIgnored(column: string): string {
  return isConfidential(column) ? notForVisitors : 'is of use to the shop system only'
}

const nestedIn = new Set<MappedField>(['category', 'tags', 'brand'])

/** `categories/name` is what the category is called, `categories/slug` is how the system calls it. */
function nestedField(column: string): Candidate | null {
  const [last = '', above = ''] = column.split('/').reverse()
  const field = fieldOfName(plainName(above))
  if (field === 'image_url')
    return /^(url|src|href|link)$/i.test(last)
      ? { field, confidence: 0.85, reason: `"${above}" is what such columns are called` }
      : { field: 'ignore', confidence: 0.9, reason: 'is of use to the shop system only' }
  if (!field || !nestedIn.has(field)) return null
  if (/^(name|title|label|value|text)$/i.test(last))
    return { field, confidence: 0.85, reason: `"${above}" is what such columns are called` }
  if (/^(id|slug|code|key|href|link|url|handle)$/i.test(last))
    return { field: 'ignore', confidence: 0.9, reason: 'is of use to the shop system only' }
  return null
}

/** A heading of more is a sentence, in which any word may stand. */
const mostWords = 12

/** A longer name that ends or begins with a known one: "Produkt Preis EUR", "shop/price". */
function innerField(
  column: string,
  plain: string,
  isTable: boolean,
): { field: MappedField; word: string; confidence: number } | null {
  const last = isTable ? column : (column.split('/').at(-1) ?? '')
  if (last !== column) {
    // What kind of price or picture it is says nothing of the product.
    if (/^type$/i.test(last) && !/(?:^|\/)(?:products?|items?|nodes?)\/type$/i.test(column)) return null
    const field = fieldOfName(plainName(last))
    // "shipping/price" is not the price.
    const isAside = /ship|deliver|versand|livraison|doprav|seller|review|rating|tax|related/i.test(column)
    if (field && field !== 'ignore') return { field, word: last, confidence: isAside ? 0.2 : 0.7 }
  }
  const words = plain.split(/[\s,;]+/)
  if (words.length > mostWords) return null
  const core = coreOf(words)
  const whole = core.length < words.length ? fieldOfName(core.join(' ')) : null
  if (whole && whole !== 'ignore' && whole !== 'title')
    return { field: whole, word: core.join(' '), confidence: 0.7 }
  // "Manufacturer name" is not what the product is called, and "status id" says no status.
  const of =
    core.length > 1 && /^(?:name|title|titel|label)$/.test(core.at(-1) ?? '') ? ofWhat(core) : undefined
  if (of !== undefined) return of && { field: of, word: core.join(' '), confidence: 0.7 }
  if (core.length > 1 && core.at(-1) === 'id') return null
  for (let size = words.length - 1; size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const word = words.slice(start, start + size).join(' ')
      if (word.length < 3) continue
      const field = fieldOfName(word)
      if (!field || field === 'ignore' || field === 'price_unit') continue
      if (field === 'stock' && isCountOfParts(words, word)) continue
      // "Variation 1 type" is no type of product.
      if (word === 'type' && /\d/.test(plain)) continue
      const rest = words.length - size
      return { field, word, confidence: Math.max(0.3, 0.75 - 0.15 * rest) }
    }
  }
  return null
}

const noise = /^(?:products?|produkt|artikel|item|media|main|translations?|default|[a-z]{2}|\d+)$/

/** Without what systems put before and behind their names: "product_price_old", "translations.DEFAULT.name". */
function coreOf(words: readonly string[]): readonly string[] {
  let [from, to] = [0, words.length]
  while (from < to - 1 && noise.test(words[from] ?? '')) from++
  while (to > from + 1 && noise.test(words[to - 1] ?? '') && words[to - 1] !== 'id') to--
  return words.slice(from, to).filter((word) => !/^(?:translations?|default)$/.test(word))
}

/** Whose name it is; null where that is of no use. */
function ofWhat(core: readonly string[]): MappedField | null | undefined {
  const field = fieldOfName(core.slice(0, -1).join(' ')) ?? fieldOfName(core[0] ?? '')
  return field === null || field === 'title' ? undefined : field === 'ignore' ? null : field
}

/** "Anzahl LEDs" and "Pieces per box" count what is in a thing, not how many of it there are. */
function isCountOfParts(words: readonly string[], word: string): boolean {
  return counting.has(word) && !words.some((one) => ofStock.test(one))
}

const counting = new Set(
  `quantity|qty|pieces|anzahl|menge|stückzahl|quantité|qte|qté|cantidad|unidades|quantità|qta|aantal|quantidade|qtd|ilość|liczba sztuk|množství|počet|počet kusů|数量|количество`.split(
    '|',
  ),
)
const ofStock =
  /stock|lager|bestand|verfügbar|available|avail|inventory|hand|existenc|disponib|magaz|voorraad|sklad|estoque|остат|наличи|склад|total|gesamt/

function spaced(column: string): string {
  return column.normalize('NFKC').replaceAll(/[()[\]]/g, ' ')
}

/** A name is believed less when the values are of another kind. */
function weighed(field: MappedField, confidence: number, reason: string, facts: ColumnFacts): Candidate {
  if (facts.filled === 0) return { field, confidence: confidence * 0.8, reason: `${reason}; it is empty` }
  const fit = fits(field, facts)
  if (fit === null || fit > 0.6) return { field, confidence, reason }
  return {
    field,
    confidence: confidence * Math.max(0.3, fit),
    reason: `${reason}, but its values look different`,
  }
}

function fits(field: MappedField, facts: ColumnFacts): number | null {
  switch (field) {
    case 'price':
    case 'sale_price':
    case 'list_price':
      return facts.prices
    case 'url':
      return (
        Math.max(facts.links, facts.length > 5 && facts.words < 0.2 && facts.numbers < 0.5 ? 0.7 : 0) *
        (facts.pictures > 0.8 ? 0.4 : 1)
      )
    case 'image_url':
      return Math.max(facts.links, facts.pictures)
    case 'gtin':
      return Math.max(facts.gtins, facts.codes, facts.numbers)
    case 'currency':
      return facts.currencies
    case 'price_unit':
      return facts.units
    case 'availability':
      return Math.max(facts.availabilities, facts.numbers)
    case 'stock':
      return Math.max(facts.numbers, facts.prices)
    case 'id':
      return Math.min(1, facts.distinct + 0.3)
    case 'title':
      return facts.links > 0.5 || facts.numbers > 0.7 ? 0.2 : facts.codes > 0.8 && facts.words < 0.1 ? 0.5 : 1
    default:
      return null
  }
}

function byValues(facts: ColumnFacts): Candidate[] {
  const found: Candidate[] = []
  const say = (field: MappedField, confidence: number, reason: string) =>
    found.push({ field, confidence, reason })
  if (facts.filled < 2) return found
  if (facts.pictures > 0.8) say('image_url', 0.7, 'its values are addresses of pictures')
  else if (facts.links > 0.8) say('url', 0.6, 'its values are web addresses')
  if (facts.currencyCodes > 0.9) say('currency', 0.6, 'its values are currencies')
  if (facts.pricedUnits > 0.8) say('price_unit', 0.7, 'its values say what prices are for')
  if (facts.gtins > 0.9) say('gtin', 0.65, 'its values are barcode numbers with right check digits')
  if (facts.pricesWithCurrency > 0.8) say('price', 0.6, 'its values are amounts with a currency')
  if (facts.availabilities > 0.9 && facts.distinct < 0.5 && facts.length > 4)
    say('availability', 0.5, 'its values look like availability')
  if (facts.length > 100 && facts.words > 0.8) say('description', 0.5, 'its values are long texts')
  return found
}

/** Where "price" is what is asked now, "regular price" is what it was. */
function fillListPrice(
  columns: readonly string[],
  chosen: Map<number, Candidate>,
  taken: Map<MappedField, number>,
): void {
  const index = columns.findIndex((column) => plainName(column) === 'regular price')
  if (index === -1 || taken.has('list_price') || taken.get('price') === index) return
  chosen.set(index, { field: 'list_price', confidence: 0.8, reason: 'stands beside the price that is asked' })
}

/** Beside a column of categories, "type" is how the system calls its kinds: simple, variable. */
function leaveType(columns: readonly string[], chosen: Map<number, Candidate>): void {
  const categories = [...chosen].filter(([, { field }]) => field === 'category')
  for (const [index] of categories)
    if (categories.length > 1 && plainName(columns[index] ?? '') === 'type')
      chosen.set(index, { field: 'ignore', confidence: 0.5, reason: 'is of use to the shop system only' })
}

function leftOver(column: string, facts: ColumnFacts, isTable: boolean): Candidate {
  if (facts.filled === 0) return { field: 'ignore', confidence: 0.5, reason: 'it is empty' }
  if (/ id$/.test(plainName(column)))
    return { field: 'ignore', confidence: 0.5, reason: 'is of use to the shop system only' }
  if (column === groupColumn || (!isTable && /\/(id|position)$/i.test(column)))
    return { field: 'ignore', confidence: 0.5, reason: 'is of use to the shop system only' }
  return { field: 'attribute', confidence: 0.3, reason: 'kept under its own name' }
}
