import type { Diet } from '#main/languages/frame.ts'
import { everyLanguage } from '#main/languages/index.ts'
import { colourWords, materialOf, materialsOf } from '#main/languages/lexicon.ts'
import type { Audience } from '#main/languages/things.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { ageName, givesNamed, keepsBound } from './bounds.ts'
import type { Bound, Sort } from './frame.ts'
import { type Item, saidIn, type Version } from './item.ts'
import { denies, isSaidOf, lacks, type Wish } from './lacks.ts'
import type { PriceWanted } from './reading.ts'
import type { Word } from './search-words.ts'
import type { Lacking } from './substances.ts'
import { kindsIn } from './things.ts'
import { unitPrice } from './unit-price.ts'

/** What goods are asked for, carried from message to message. */
export type Query = {
  readonly words: readonly Word[]
  readonly bounds: readonly Bound[]
  readonly excluded: readonly (readonly string[])[]
  readonly diets: readonly Diet[]
  readonly isAllergy: boolean
  readonly price: PriceWanted | null
  readonly facets: Readonly<Partial<Record<'brand' | 'color' | 'size' | 'material', readonly string[]>>>
  readonly onSale: boolean
  readonly inStock: boolean
  readonly sort: Sort | null
  readonly years: number | null
  readonly people: number | null
  readonly isPerUnit: boolean
  /** Whom it is for. */
  readonly audiences?: readonly Audience[]
  /** The version that was chosen ("the blue one in M"), by its id. */
  readonly version?: string
  /** What was shown and not wanted, by the items' ids. */
  readonly refused?: readonly string[]
  /** "Six bulbs": how many are to be bought. */
  readonly wanted?: number
  /** A need or a gift as it was said, while it is advised on. */
  readonly need?: string
}

export const noQuery: Query = {
  words: [],
  bounds: [],
  excluded: [],
  diets: [],
  isAllergy: false,
  price: null,
  facets: {},
  onSale: false,
  inStock: false,
  sort: null,
  years: null,
  people: null,
  isPerUnit: false,
}

/** An item that fits, with the versions of it that do. */
export type Pick = {
  readonly item: Item
  readonly versions: readonly Version[]
  readonly score: number
  /** It does not say whether it has what was excluded. */
  readonly isUnsaid: boolean
}

export type Limit =
  | 'audience'
  | 'facets'
  | 'bounds'
  | 'excluded'
  | 'price'
  | 'sale'
  | 'years'
  | 'people'
  | 'words'
  | 'stock'

type Step = {
  readonly limit: Limit
  readonly keep: (pick: Pick, others: readonly Version[]) => Pick | null
}

/** Each limit in turn; the first that leaves nothing is reported. */
export function limited(ofKind: readonly Pick[], query: Query, codes: readonly LanguageCode[]): Limited {
  const { price, facets, bounds, excluded, diets, years, people } = query
  const steps: Step[] = []
  const versions = (
    limit: Limit,
    keep: (version: Version, item: Item, others: readonly Version[]) => boolean,
  ): Step => ({
    limit,
    keep: (pick, others) => {
      const left = pick.versions.filter((version) => keep(version, pick.item, others))
      return left.length > 0 ? { ...pick, versions: left } : null
    },
  })
  if (excluded.length + diets.length > 0) {
    const called = excluded.filter((words) =>
      ofKind.some((pick) => pick.versions.some((version) => isSaidOf(pick.item, version, words, '', codes))),
    )
    const wish = {
      ...query,
      isCalledSo: (words: readonly string[]) => called.includes(words),
      isOfAll: (words: readonly string[]) => {
        const kinds = kindsIn(words, codes)
        return kinds.size > 0 && ofKind.every(({ item }) => [...kinds].some((kind) => item.kinds.has(kind)))
      },
    }
    // "Which are not vegan?": where some say "vegan: no", those that do not say come behind them; of all the shop they are not meant.
    const all = ofKind.flatMap((pick) => pick.versions)
    const denied = excluded.filter((words) => all.some((version) => denies(version, words)))
    steps.push({ limit: 'excluded', keep: (pick) => withoutExcluded(pick, wish, codes, denied) })
  }
  if (query.audiences && query.audiences.length > 0) {
    const wanted = query.audiences
    const isSmall = wanted.some((audience) => audience === 'child' || audience === 'baby')
    const isSaid = isSmall && ofKind.some(({ item }) => item.audiences.size > 0 && isFor(item, wanted))
    steps.push({
      limit: 'audience',
      keep: (pick) => {
        // What is for their age is for them, though it does not say so in words.
        const isOfAge =
          years !== null && pick.versions.some((version) => keepsBound(version, ageBound(years)) === true)
        const isMeant = !isSaid || isOfAge || pick.item.audiences.size > 0
        return isFor(pick.item, wanted) && isMeant ? pick : null
      },
    })
  }
  if (Object.keys(facets).length > 0)
    steps.push(
      versions(
        'facets',
        (version) => keepsFacets(version, facets) || (query.words.length > 0 && isMadeFor(version, facets)),
      ),
    )
  if (years !== null)
    steps.push(
      versions('years', (version, _, others) => {
        const kept = keepsBound(version, ageBound(years))
        return kept === true || (kept === null && !others.some((one) => keepsBound(one, ageBound(years))))
      }),
    )
  if (people !== null) {
    const party = peopleBound(
      people,
      ofKind.map(({ item }) => item),
    )
    steps.push({
      limit: 'people',
      keep: (pick) => {
        const all = pick.versions.filter((one) => keepsBound(one, party) === true)
        if (all.length > 0) return { ...pick, versions: all }
        const isUnsaid = pick.versions.every((one) => keepsBound(one, party) === null)
        return isUnsaid && isDescribed(pick.item, party) ? pick : null
      },
    })
  }
  for (const said of bounds) {
    const bound = ofAttribute(said, ofKind)
    const isGiven = ofKind.some(({ versions: all }) => all.some((one) => keepsBound(one, bound) !== null))
    steps.push(
      isGiven
        ? versions('bounds', (version) => keepsBound(version, bound) === true)
        : { limit: 'bounds', keep: (pick) => (isDescribed(pick.item, bound) ? pick : null) },
    )
  }
  // Of a catalog without prices nobody knows what keeps the limit.
  const isPriced = ofKind.some(({ versions: all }) => all.some((version) => version.price !== null))
  if (price && isPriced && !query.isPerUnit)
    steps.push(
      versions(
        'price',
        ({ price: pays }) =>
          pays !== null && pays >= (price.min ?? 0) && pays <= (price.max ?? Number.POSITIVE_INFINITY),
      ),
    )
  if (price && query.isPerUnit)
    steps.push(
      versions('price', (version) => {
        const priced = unitPrice(version)
        return (
          priced !== null &&
          priced.value >= (price.min ?? 0) &&
          priced.value <= (price.max ?? Number.POSITIVE_INFINITY)
        )
      }),
    )
  if (query.inStock) steps.push(versions('stock', ({ isThere }) => isThere))
  if (query.onSale) steps.push(versions('sale', ({ isReduced }) => isReduced))
  let picks = ofKind
  for (const { limit, keep } of steps) {
    const others = picks.flatMap((pick) => pick.versions)
    const left = picks.flatMap((pick) => keep(pick, others) ?? [])
    if (left.length === 0) return { picks: [], failed: limit, before: picks }
    picks = left
  }
  return { picks, failed: null, before: picks }
}

/** "For lawns up to 500 m²": where nothing of the kind gives such a number as an attribute, its description may. */
export function isDescribed({ description }: Item, bound: Bound): boolean {
  const said = description.split(/[.;,]\s+/).map((part) => saidIn('', part))
  return keepsBound({ said }, bound) === true
}

/** "At least 16 GB", of laptops: of their memory, which runs from 8 to 32, and not of their disks, which all have more. */
function ofAttribute(bound: Bound, ofKind: readonly Pick[]): Bound {
  const value = bound.from ?? bound.to
  // "Alcohol under 7 %": of what gives its alcohol, and not of any other per cent.
  if (bound.dimension === null && value !== null && value < mostMetres && isLength(bound.names))
    return ofAttribute(inMetres(bound), ofKind)
  const isGiven = ofKind.some(({ versions }) => versions.some((version) => givesNamed(version, bound)))
  if (bound.names.length > 0 && isGiven) return { ...bound, isNamedOnly: true }
  if (bound.names.length > 0 || bound.dimension === null || value === null) return bound
  const ranges = new Map<string, { low: number; high: number; stems: readonly string[] }>()
  for (const { versions } of ofKind)
    for (const { said } of versions)
      for (const { name, nameStems, measures } of said)
        for (const { dimension, from, to } of measures) {
          if (name === '' || dimension !== bound.dimension) continue
          const known = ranges.get(name)
          ranges.set(name, {
            low: Math.min(known?.low ?? from, from),
            high: Math.max(known?.high ?? to, to),
            stems: nameStems,
          })
        }
  const around = [...ranges.values()].filter(({ low, high }) => low <= value && value <= high)
  const [only] = around
  return ranges.size > 1 && around.length === 1 && only ? { ...bound, names: only.stems } : bound
}

/** "Under 1.20 wide": what furniture is measured in, where no unit is said. */
const mostMetres = 10
const lengths: ReadonlySet<string> = new Set(['length', 'width', 'height', 'depth', 'diameter'])

function isLength(names: readonly string[]): boolean {
  return everyLanguage.some(({ code }) =>
    [...topicsAsked(names, code).keys()].some((topic) => lengths.has(topic)),
  )
}

function inMetres(bound: Bound): Bound {
  const metres = (value: number | null) => (value === null ? null : value * 1000)
  return { ...bound, dimension: 'length', from: metres(bound.from), to: metres(bound.to) }
}

type Limited = {
  readonly picks: readonly Pick[]
  readonly failed: Limit | null
  readonly before: readonly Pick[]
}

function withoutExcluded(
  pick: Pick,
  wish: Wish,
  codes: readonly LanguageCode[],
  denied: Wish['excluded'],
): Pick | null {
  const held = pick.versions.map((version): Lacking => lacks(pick.item, version, wish, codes))
  const isSure = (version: Version) => denied.every((words) => denies(version, words))
  const isOfAll = wish.words?.length === 0
  const versions = pick.versions.filter((version, at) => held[at] !== 'no' && (!isOfAll || isSure(version)))
  const isUnsaid = held.includes('unsaid') || !versions.every(isSure)
  return versions.length > 0 ? { ...pick, versions, isUnsaid } : null
}

/** What is made for others is not for these; what does not say is for everybody, but for small children. */
function isFor({ audiences }: Item, wanted: readonly Audience[]): boolean {
  const isGrown = !audiences.has('child') && !audiences.has('baby')
  return (
    audiences.size === 0 ||
    wanted.some((audience) => audiences.has(audience) || (audience === 'adult' && isGrown))
  )
}

export function ageBound(years: number): Bound {
  const hours = years * 8760
  return { dimension: 'time', from: hours, to: hours, isAbout: false, names: [ageName], text: String(years) }
}

/** A table for three, where there are none: one for the next larger party, for four. */
export function peopleBound(people: number, among: readonly Item[]): Bound {
  const justFor = (size: number): Bound => ({
    dimension: 'people',
    from: size,
    to: size,
    isAbout: false,
    names: [],
    text: String(people),
  })
  const isFor = (bound: Bound) =>
    among.some(
      (item) => item.versions.some((one) => keepsBound(one, bound) === true) || isDescribed(item, bound),
    )
  const sizes = Array.from({ length: people + 1 }, (_, more) => justFor(people + more))
  return sizes.find(isFor) ?? justFor(people)
}

export function keepsFacets(version: Version, facets: Query['facets']): boolean {
  const { row } = version
  return (['brand', 'color', 'size', 'material'] as const).every((name) => {
    const wanted = facets[name]
    if (!wanted) return true
    const own = row[name]
    if (name === 'material') return wanted.some((value) => isMadeOf(version, value))
    if (name === 'color' && !own) return wanted.some((value) => isCalled(version, value))
    return (
      own !== null && own !== undefined && wanted.some((value) => value === own || fold(value) === fold(own))
    )
  })
}

/** "A case for the Kestrel 9": of another brand, and called after what it is made for. */
function isMadeFor(version: Version, { brand = [], ...others }: Query['facets']): boolean {
  const title = wordsOf(version.row.title)
  const isCalledAfter = brand.some((one) => wordsOf(one).every((word) => title.includes(word)))
  return isCalledAfter && keepsFacets(version, others)
}

/** "Vini bianchi": without a colour of its own, its title and its category tell. */
function isCalled({ row }: Version, colour: string): boolean {
  const concepts = wordsOf(colour).flatMap((word) => colourWords.get(word) ?? [])
  return wordsOf(`${row.title} ${row.category ?? ''}`).some((word) =>
    concepts.includes(colourWords.get(word) ?? colourBefore(word) ?? ''),
  )
}

/** "Weißwein", "rodewijn": in a compound the colour stands before the thing. */
function colourBefore(word: string): string | undefined {
  for (let cut = shortestColour; word.length - cut >= shortestColour; cut++) {
    const colour = colourWords.get(word.slice(0, cut))
    if (colour !== undefined && kindsIn([word.slice(cut)], joining).size > 0) return colour
  }
  return undefined
}
const shortestColour = 3
const joining = everyLanguage.filter(({ grammar }) => grammar.joinsWords).map(({ code }) => code)

/** Its material, its title or an attribute says so. */
function isMadeOf({ row, said }: Version, material: string): boolean {
  if (row.material !== null && fold(row.material).includes(fold(material))) return true
  if (row.material !== null && wordsOf(material).length > 1) return false
  const concepts = new Set(wordsOf(material).flatMap((word) => materialOf(word) ?? []))
  const texts = [row.material ?? '', ...said.map(({ value }) => value)]
  if (concepts.size === 0) return texts.some((text) => fold(text).includes(fold(material)))
  return [{ name: 'material', value: row.material ?? '' }, ...said].some(({ name, value }) =>
    wordsOf(value)
      // A table may be called "Pino", and is not of pine.
      .flatMap((word) => (name === '' ? (materialOf(word) ?? []) : materialsOf(word)))
      .some((one) => concepts.has(one)),
  )
}
