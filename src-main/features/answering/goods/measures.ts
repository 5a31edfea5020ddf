import { everyLanguage } from '#main/languages/index.ts'
import type { Unit } from '#main/languages/language.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/** What is measured; only measures of one dimension compare. */
export type Dimension =
  | 'mass'
  | 'length'
  | 'volume'
  | 'time'
  | 'data'
  | 'power'
  | 'charge'
  | 'voltage'
  | 'frequency'
  | 'light'
  | 'temperature'
  | 'percent'
  | 'people'
  | 'sound'
  | 'pieces'
  | 'energy'
  | 'turns'
  | 'pixels'
  | 'points'
  | 'rate'
  | 'pace'
  | 'area'
  | 'density'
  | 'pressure'
  | 'torque'
  | 'warmth'

/** A number or a range as a text has it, in the base unit of its dimension; bare numbers have none. */
export type Measure = {
  readonly from: number
  readonly to: number
  readonly dimension: Dimension | null
  /** Where it stands in the folded text. */
  readonly start: number
  readonly end: number
  /** As it was written. */
  readonly text: string
}

const inUnits: Readonly<Partial<Record<Unit, readonly [Dimension, number]>>> = {
  mg: ['mass', 0.001],
  g: ['mass', 1],
  kg: ['mass', 1000],
  oz: ['mass', 28.35],
  lb: ['mass', 453.6],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1e6],
  ft: ['length', 304.8],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  gal: ['volume', 3785],
  w: ['power', 1],
  v: ['voltage', 1],
  mah: ['charge', 1],
  gb: ['data', 1024],
  tb: ['data', 1024 * 1024],
  mb: ['data', 1],
  hz: ['frequency', 1],
  h: ['time', 1],
  min: ['time', 1 / 60],
  pk: ['pieces', 1],
}

/** Units that only numbers of products have, by their names in our languages. */
const others: readonly (readonly [Dimension, number, string])[] = [
  ['light', 1, 'lm lumen lumens lumenes lumina lux lx'],
  ['area', 1, 'm² m2 qm sqm mq quadratmeter quadratmetern quadratmeters'],
  ['area', 0.0929, 'ft² ft2 sqft'],
  ['density', 1, 'g/m² g/m2 g/qm gsm'],
  ['pressure', 1, 'bar atm'],
  ['warmth', 1, 'tog togs'],
  ['torque', 1, 'nm newtonmeter newtonmetre newtonmetri newtonmetros'],
  ['pressure', 0.069, 'psi'],
  ['data', 1024, 'gig gigs giga gigas gigabytes gigaoctets'],
  ['power', 1000, 'kw kilowatt'],
  ['power', 736, 'hp ps cv'],
  ['temperature', 1, '°c ° degrees grad degres gradi grados graus graden celsius'],
  ['percent', 1, '% percent prozent pourcent por_ciento procent'],
  ['sound', 1, 'db decibel decibels dba dezibel decibelios decibeis'],
  ['frequency', 1000, 'khz'],
  ['charge', 1000, 'ah'],
  ['energy', 1, 'wh'],
  ['turns', 1, 'rpm u/min'],
  ['rate', 1, 'mb/s mbyte/s'],
  ['rate', 1000, 'gb/s'],
  ['rate', 0.125, 'mbit/s mbps'],
  ['pace', 1, 'km/h kmh'],
  ['pixels', 1, 'mp megapixel megapixels'],
  ['volume', 100, 'dl'],
  ['mass', 10, 'dag'],
  ['mass', 100, 'hg etto etti'],
  ['time', 1, 'std stunde stunden ore ora heures heure horas hora uur uren'],
  ['time', 24, 'day days tag tage tagen jour jours giorno giorni dia dias dag dagen'],
  ['time', 168, 'week weeks woche wochen semaine semaines settimana settimane semana semanas weken'],
  ['time', 730, 'month months monat monate monaten mois mese mesi mes meses maand maanden'],
  ['time', 8760, 'year years yr yrs jahr jahre jahren an ans annee annees anno anni ano anos jaar'],
  [
    'people',
    1,
    'person persons people personen person personne personnes persona personas persone pessoa pessoas pers leute gaste persoon mensen guests posti coverts',
  ],
  [
    'pieces',
    1,
    'stuck stk teile teilig pieces pezzi piezas pecas stuks parti parts servings sachets beutel tabs capsules kapseln',
  ],
]

const units = new Map<string, readonly [Dimension, number]>()
for (const [unit, measured] of Object.entries(inUnits) as [Unit, readonly [Dimension, number]][]) {
  units.set(unit, measured)
  for (const { lexicon } of everyLanguage)
    for (const name of wordsOf(lexicon.units[unit] ?? '')) units.set(name, measured)
}
for (const name of everyLanguage.flatMap(({ lexicon }) => wordsOf(lexicon.units.in ?? '')))
  units.set(name, ['length', 25.4])
for (const [dimension, factor, names] of others)
  for (const name of names.split(' ')) units.set(fold(name.replaceAll('_', ' ')), [dimension, factor])
for (const sign of ['"', '”', '″', "''"]) units.set(sign, ['length', 25.4])

const digits = String.raw`(?<![\d.,])[-−]?\d{1,3}(?:[.,\u00a0\u202f' ]\d{3})+(?:[.,]\d+)?(?!\d)|(?<![\d.,])[-−]?\d+(?:[.,]\d+)?`
const joiner = String.raw`\s*(?:-|–|—|\bup to\b|\bto\b|\bbis(?: zu)?\b|\btot(?: en met| aan)?\b|\bate(?: aos)?\b|\bals?\b|\ba\b|\bund\b|\band\b|\bet\b|\ben\b|\be\b|\by\b|\bhasta\b|\bfino a[il]?\b|\bjusqu'a\b|\ba[io]s?\b|\bx\b|×)\s*(?:\b(?:i|gli|os|as|los|las|les|de|den)\b\s+)?`
const unit = String.raw`["”″]|''|°\s?c?|%|g/(?:m[²2]|qm)|(?:m|ft)[²2](?!\d)|[a-zµ]{1,14}(?:/(?:min|s|h))?`
const pattern = new RegExp(
  `(?<a>${digits})(?:\\s*(?<ua>${unit}))??(?:(?<j>${joiner})(?<b>${digits}))?(?:-(?=[a-z])|\\s*)(?<u>${unit})?`,
  'gu',
)
/** "half a litre": as long as it was, so that places stay. */
const half =
  /\b(?:half an?|half|halbe[rnsm]?|ein halbe[rs]?|demi|medio|media|mezzo|mezza|halve|meio|meia)(?= (?:litr|liter|l\b|kilo|kg|pound|pfund|metre|meter|livre|libra|hour|stunde|heure|hora|ora\b|uur))/g
/** "un litro", "ein Kilo": one of it. */
const single =
  /\b(?:one|a|an|ein(?:e[nmrs]?)?|une?|uno|una|um|uma|een)(?= (?:litr[eo]|liter|kilo|kg|met(?:re|er|ro)|pound|pfund|hour|stunde|heure|hora|ora|uur)s?\b)/g
/** "400 square metres" */
const squareMetres =
  /\b(?:square met(?:re|er)s?|sq\.? ?m|met(?:re|ro)s? (?:carre|cuadrado|quadrado)s?|metr[oi] quadr(?:at)?[oi]|vierkante meters?)(?![a-z])/g
/** "From birth to 4 years": from 0. */
const births = [...wordsInAll(({ words }) => words.birth)]
const birth = new RegExp(`(?<![a-z])(?:${births.join('|')})(?=${joiner}\\d)`, 'g')
/** "6 months to 3 years" */
const upTo = /^\s*(?:-|–|—|to|bis|tot|ate|a[ilo]?s?|hasta|fino a[il]?|jusqu'a)\s*$/
/** "2m50" */
const centimetres = /^\d{1,2} ?m ?(\d{2})(?!\d)/
/** "39 x 50 x 58 cm": three sides with one unit. */
const threeSides =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?) ?[x×] ?(\d{1,4}(?:[.,]\d{1,2})?) ?[x×] ?(\d{1,4}(?:[.,]\d{1,2})?) ?(mm|cm|m|in|["”″])(?![a-z])/g
const fraction = /^\s*\/\s*(\d{1,3})\b/

/** The numbers of a text with what they measure: "1,5 kg", "5-7 anni", "between 40 and 50 litres". */
export function measuresIn(text: string): Measure[] {
  const folded = fold(text)
    .replaceAll(squareMetres, (whole) => 'm2'.padStart(whole.length))
    .replaceAll(half, (whole) => '0.5'.padEnd(whole.length))
    .replaceAll(single, (whole) => '1'.padEnd(whole.length))
    .replaceAll(birth, (whole) => '0'.padEnd(whole.length))
  const sides = [...folded.matchAll(threeSides)]
  const found = sides.flatMap((match) => sidesOf(match, text))
  const left = folded.replaceAll(threeSides, (whole) => ' '.repeat(whole.length))
  let readUpTo = 0
  for (const match of left.matchAll(pattern)) {
    const { a = '', b, u, ua, j } = match.groups ?? {}
    const named = unitOf(u) ?? unitOf(ua)
    const own = unitOf(ua) ?? named
    const start = match.index
    const more = b === undefined && named?.[0] === 'length' ? centimetres.exec(left.slice(start)) : null
    const first = numberOf(a) + Number(more?.[1] ?? 0) / 100
    if (!Number.isFinite(first)) continue
    if (start < readUpTo) continue
    // "20 x 30 cm" are two lengths, "9/10" a share.
    if (more) readUpTo = start + more[0].length
    const isRange = b !== undefined && !/[x×]/.test(j ?? '')
    const of = fraction.exec(left.slice(start + a.length))
    const write = (from: number, to: number, its: readonly [Dimension, number] | undefined, end: number) =>
      found.push({
        from: from * (its?.[1] ?? 1),
        to: to * (its?.[1] ?? 1),
        dimension: its?.[0] ?? null,
        start,
        end,
        text: text.slice(start, end).trim(),
      })
    const whole = start + (more ?? match)[0].length
    const end = named || b !== undefined ? whole - (u && !unitOf(u) ? u.length : 0) : start + a.length
    if (of && !named && Number(of[1]) >= 5) {
      write(first, first, ['points', 10 / Number(of[1])], start + a.length + of[0].length)
      readUpTo = start + a.length + of[0].length
      continue
    }
    const second = b === undefined ? first : numberOf(b)
    if (isRange && second >= first) write(first, second, named, end)
    else {
      write(first, first, own, end)
      if (b !== undefined) write(second, second, named, end)
    }
  }
  return joined(sides.length > 0 ? found.sort((a, b) => a.start - b.start) : found, folded, text)
}

function sidesOf(match: RegExpMatchArray, text: string): Measure[] {
  const [whole, a = '', b = '', c = '', sign] = match
  const [dimension, factor] = unitOf(sign) ?? [null, 1]
  const start = match.index ?? 0
  const end = start + whole.length
  return [a, b, c].map((side) => {
    const value = numberOf(side) * factor
    return { from: value, to: value, dimension, start, end, text: text.slice(start, end).trim() }
  })
}

function joined(found: readonly Measure[], folded: string, text: string): Measure[] {
  const all: Measure[] = []
  for (const next of found) {
    const last = all.at(-1)
    const isRange =
      last !== undefined &&
      last.dimension !== null &&
      last.dimension === next.dimension &&
      last.from === last.to &&
      last.to <= next.from &&
      upTo.test(folded.slice(last.end, next.start))
    if (!isRange) all.push(next)
    else
      all[all.length - 1] = {
        ...last,
        to: next.to,
        end: next.end,
        text: text.slice(last.start, next.end).trim(),
      }
  }
  return all
}

function unitOf(name: string | undefined): readonly [Dimension, number] | undefined {
  if (name === undefined) return undefined
  return units.get(name.replaceAll(' ', '')) ?? units.get(name.replace(/[sn]$/, ''))
}

/** "Grad", "°C". */
export function isDegree(word: string): boolean {
  return units.get(word)?.[0] === 'temperature'
}

/** What is measured in it: "litres", "decibels". */
export function dimensionOf(word: string): Dimension | null {
  return unitOf(word)?.[0] ?? null
}

/** "Metres", "kg", "hours". */
export function isUnit(word: string): boolean {
  return word.length > 1 && units.has(word)
}

/** "10,000" and "10.000" are ten thousand, "1,5" and "1.5" one and a half. */
function numberOf(text: string): number {
  const plain = text.replace('−', '-')
  const grouped = /^(-?\d{1,3}(?:([.,\u00a0\u202f' ])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/.exec(plain)
  if (grouped && !/^-?0/.test(plain))
    return Number(`${grouped[1]?.replaceAll(/[^\d-]/g, '')}.${grouped[3] ?? 0}`)
  return Number(plain.replace(',', '.'))
}
