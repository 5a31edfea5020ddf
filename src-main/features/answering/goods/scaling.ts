import type { Scale } from '#main/languages/frame.ts'
import type { Topic } from '#main/languages/topics.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem, stemForms } from '#main/lib/text/stem.ts'
import { alcoholName, isHow, isNamed, memoryName, storageName } from './bounds.ts'
import type { Sort } from './frame.ts'
import type { Said, Version } from './item.ts'
import type { Pick } from './limits.ts'
import { type Dimension, measuresIn } from './measures.ts'
import type { Clause } from './reading.ts'
import { unitPrice } from './unit-price.ts'

/** Where the number of a scale stands: under names about one of these topics, in one of these dimensions. */
type Place = {
  readonly topics: readonly Topic[]
  readonly dimensions: readonly Dimension[]
  readonly isReversed?: boolean
  /** Only what is about the topic counts, however plain the unit. */
  readonly isStrict?: boolean
  /** Where several attributes are about the topic, the one that is meant. */
  readonly name?: RegExp
}

/** A longer book has more pages. */
const pagesName =
  /^(?:pages|seiten|seitenzahl|paginas|pagine|aantal pagina|numero de paginas|nombre de pages|number of pages)/
/** What is done in less time is quicker: pasta, paint, a battery. */
const doneName =
  /cooking|baking|brew|steep|drying|curing|charging|preparation|koch|gar(?:zeit|dauer)|back(?:zeit|dauer)|zieh|trock|lade(?:zeit|dauer)|cuisson|infusion|sechage|recharge|temps de charge|coccion|secado|tiempo de carga|cottura|ricarica|asciug|kook|trek|droog|laad|cozedura|secagem|carregamento|infusao/
/** How small a tent, a pram or a chair gets when it is put away. */
const packedName =
  /pack(?:ed|ing|s)? ?(?:down )?(?:size|dimension|volume|length)|fold(?:ed|ing)|collapsed|rolled|pack-?(?:mass|maß|volumen|große)|(?:zusammen|ein)ge|klappma|faltma|plie|pliage|range|roule|plegad|doblad|recogid|cerrad|chius|piegat|ripiegat|arrotolat|pakmaat|vouwmaat|ge(?:vouwen|klapt|rold)|dobrad|fechad|arrumad|enrolad/
const lengths: readonly Dimension[] = ['length']
const places: Readonly<Record<Exclude<Scale, 'price'>, readonly Place[]>> = {
  weight: [{ topics: ['weight'], dimensions: ['mass'] }],
  size: [
    { topics: ['volume', 'load'], dimensions: ['volume'] },
    { topics: ['people'], dimensions: ['people'] },
    { topics: ['memory'], dimensions: ['data'] },
    { topics: ['screen'], dimensions: lengths },
    { topics: ['size', 'diameter', 'length', 'width', 'height'], dimensions: lengths },
    { topics: ['weight', 'size', 'volume', 'count'], dimensions: ['mass', 'pieces'] },
  ],
  packed: [
    { topics: [], dimensions: lengths, name: packedName },
    { topics: [], dimensions: ['volume'], name: packedName },
  ],
  length: [
    { topics: [], dimensions: [], name: pagesName },
    { topics: ['length'], dimensions: lengths },
    { topics: ['height', 'size'], dimensions: lengths },
    // "The longest", of headphones: in time, where nothing of the kind gives a length.
    { topics: ['lasting', 'battery'], dimensions: ['time'] },
  ],
  height: [{ topics: ['height', 'length'], dimensions: lengths }],
  width: [{ topics: ['width', 'diameter', 'size'], dimensions: lengths }],
  thickness: [{ topics: ['depth'], dimensions: lengths }],
  volume: [
    { topics: ['volume', 'size', 'load'], dimensions: ['volume'] },
    // A memory stick holds data.
    { topics: ['memory', 'size'], dimensions: ['data'] },
    // How heavy it is says nothing of how much it holds.
    { topics: ['volume', 'size', 'load'], dimensions: ['mass'], isStrict: true },
  ],
  storage: [
    { topics: ['memory', 'size'], dimensions: ['data'], name: storageName },
    { topics: ['memory', 'size'], dimensions: ['data'] },
  ],
  memory: [
    { topics: ['memory'], dimensions: ['data'], name: memoryName },
    { topics: ['memory'], dimensions: ['data'] },
  ],
  screen: [{ topics: ['screen', 'size'], dimensions: lengths }],
  power: [
    { topics: ['power'], dimensions: ['power'] },
    { topics: [], dimensions: ['torque'] },
    { topics: ['battery'], dimensions: ['charge'] },
    // A powerful lamp is a bright one.
    { topics: ['light'], dimensions: ['light'] },
  ],
  brightness: [{ topics: ['light'], dimensions: ['light'] }],
  speed: [
    { topics: ['speed', 'memory'], dimensions: ['rate', 'pace', 'frequency', 'turns'] },
    { topics: [], dimensions: ['time'], name: doneName, isReversed: true },
  ],
  lasting: [
    { topics: ['lasting', 'battery'], dimensions: ['time'] },
    // How far an electric bike goes.
    { topics: ['lasting', 'battery'], dimensions: lengths },
    { topics: ['battery', 'power'], dimensions: ['charge'] },
  ],
  warmth: [
    { topics: [], dimensions: ['warmth'] },
    { topics: ['temperature', 'season'], dimensions: ['temperature'], isReversed: true },
  ],
  loudness: [{ topics: ['noise'], dimensions: ['sound'] }],
  strength: [
    { topics: [], dimensions: ['percent'], name: alcoholName },
    { topics: ['flavour', 'power'], dimensions: ['points'] },
    { topics: ['power', 'load'], dimensions: ['power', 'percent'] },
    { topics: [], dimensions: ['torque'] },
  ],
  hardness: [{ topics: ['fit', 'style'], dimensions: ['points'] }],
  age: [{ topics: ['age', 'year'], dimensions: ['time'] }],
  newness: [{ topics: ['year'], dimensions: [] }],
  people: [{ topics: ['people'], dimensions: ['people'] }],
}

/** What is measured in these can hardly be anything else, whatever it is called. */
const plainDimensions: ReadonlySet<Dimension> = new Set([
  'mass',
  'volume',
  'people',
  'light',
  'charge',
  'power',
  'data',
  'rate',
  'pace',
  'points',
  'sound',
  'warmth',
])

export type Scaled = {
  readonly pick: Pick
  readonly version: Version
  readonly value: number
  readonly said: Said | null
  /** By an attribute that was named, not by an adjective. */
  readonly isByName?: boolean
}

export function topicsOfScale(scale: Scale): readonly Topic[] {
  return scale === 'price' ? [] : places[scale].flatMap(({ topics }) => topics)
}

/** The picks that give a number for it, in the order asked for. */
export function sorted(picks: readonly Pick[], sort: Sort, clause?: Clause): Scaled[] {
  const best = scaledBy(picks, sort, clause).map((scaled) => extremeOf(scaled, sort.end))
  return best
    .filter((one): one is Scaled => one !== null)
    .sort((a, b) => (sort.end === 'most' ? b.value - a.value : a.value - b.value))
}

function scaledBy(picks: readonly Pick[], sort: Sort, clause: Clause | undefined): Scaled[][] {
  if (sort.scale === 'price') return clause?.frame.isPerUnit ? byUnitPrice(picks) : byPrice(picks)
  if (sort.scale === null) return byName(picks, sort.names)
  // "The longest burning time", of candles that give just that and lamps that last for hours.
  const called = byWholeName(picks, sort.said ?? [])
  if (called.filter((one) => one.length > 0).length > 1) return called
  // "Aged longer": an attribute that is named goes before what the adjective alone would mean.
  const named = clause
    ? byName(
        picks,
        clause.words.flatMap(({ word }) => (isKindOf(picks, word) ? [] : word)),
        true,
      )
    : []
  const count = named.filter((one) => one.length > 0).length
  return count > 1 ? named : byScale(picks, sort.scale)
}

/** "Which game lasts longest?": what they all are names no "Players" of theirs. */
function isKindOf(picks: readonly Pick[], word: string): boolean {
  const isOfIt = ({ item }: Pick) => {
    const field = item.words.get(stem(word))
    return field === 'head' || field === 'category' || field === 'path'
  }
  return 2 * picks.filter(isOfIt).length > picks.length
}

function byUnitPrice(picks: readonly Pick[]): Scaled[][] {
  return picks.map((pick) =>
    pick.versions.flatMap((version) => {
      const priced = unitPrice(version)
      return priced ? [{ pick, version, value: priced.value, said: priced.said }] : []
    }),
  )
}

function extremeOf(scaled: readonly Scaled[], end: Sort['end']): Scaled | null {
  return scaled.reduce<Scaled | null>(
    (best, one) =>
      best === null || (end === 'most' ? one.value > best.value : one.value < best.value) ? one : best,
    null,
  )
}

function byPrice(picks: readonly Pick[]): Scaled[][] {
  return picks.map((pick) =>
    pick.versions.flatMap((version) =>
      version.price === null ? [] : [{ pick, version, value: version.price, said: null }],
    ),
  )
}

function byScale(picks: readonly Pick[], scale: Exclude<Scale, 'price'>): Scaled[][] {
  let best: Scaled[][] = []
  let most = 0
  for (const place of places[scale]) {
    for (const isLoose of !place.isStrict && place.dimensions.some((one) => plainDimensions.has(one))
      ? [false, true]
      : [false]) {
      const found = picks.map((pick) =>
        pick.versions.flatMap((version) => inPlace(pick, version, place, isLoose)),
      )
      const count = found.filter((one) => one.length > 0).length
      if (count <= most * 1.3) continue
      best = found
      most = count
    }
  }
  return best
}

function inPlace(
  pick: Pick,
  version: Version,
  { topics, dimensions, isReversed, name }: Place,
  isLoose: boolean,
): Scaled[] {
  for (const said of version.said) {
    const isOf = isLoose || topics.length === 0 || topics.some((topic) => said.topics.has(topic))
    // What a chair can bear is no weight of its own.
    const isLoad = said.topics.has('load') && !topics.includes('load')
    if (!isOf || isLoad || (name && !name.test(fold(said.name)))) continue
    const measure = said.measures.find(({ dimension }) =>
      dimensions.length === 0 ? dimension === null : dimension !== null && dimensions.includes(dimension),
    )
    if (!measure) continue
    const other = said.measures[said.measures.indexOf(measure) + 1]
    // "130×170 cm": the larger one covers more.
    const isArea = measure.dimension === 'length' && other?.start === measure.start
    const value = isArea ? Math.sqrt(measure.to * other.to) : measure.to
    return [{ pick, version, value: isReversed ? -measure.from : value, said }]
  }
  return []
}

/** By an attribute all of whose name was said, and that measures what the scale does: "weight" is no "max. weight". */
function byWholeName(picks: readonly Pick[], said: readonly string[]): Scaled[][] {
  const stems = new Set(said.flatMap(stemForms))
  const isCalled = ({ name, nameStems, measures }: Said) => {
    const telling = nameStems.filter((one) => !isCommonWord(one))
    return name !== '' && measures.length > 0 && telling.length > 1 && telling.every((one) => stems.has(one))
  }
  return picks.map((pick) =>
    pick.versions.flatMap((version) => {
      const own = version.said.find(isCalled)
      const measure = own?.measures[0]
      return own && measure ? [{ pick, version, value: measure.to, said: own }] : []
    }),
  )
}

/** What several of them call by the very word goes before what is about the same: allergens are no alcohol. */
function byName(picks: readonly Pick[], names: readonly string[], isExact = false): Scaled[][] {
  const stems = names.flatMap(stemForms)
  const units = new Set(names.flatMap((name) => measuresIn(`1 ${name}`)[0]?.dimension ?? []))
  const ways: readonly ((one: Said) => boolean)[] = [
    ({ nameStems }) => nameStems.some((name) => stems.includes(name)),
    ({ nameStems }) => nameStems.some((name) => names.some((one) => isHow(name, one))),
    (one) => !isExact && isNamed(one, names),
    // "Which has more months?", of what says "Aged: 12 months".
    ({ measures }) =>
      !isExact && measures.some(({ dimension }) => dimension !== null && units.has(dimension)),
  ]
  const measuredBy = (tried: typeof ways) =>
    picks.map((pick) =>
      pick.versions.flatMap((version) => {
        const measured = version.said.filter(({ name, measures }) => name !== '' && measures.length > 0)
        const said = tried.flatMap((is) => measured.find(is) ?? [])[0]
        const measure = said?.measures[0]
        return said && measure ? [{ pick, version, value: measure.to, said, isByName: true }] : []
      }),
    )
  const called = measuredBy(ways.slice(0, 1))
  return called.filter((one) => one.length > 0).length > 1 ? called : measuredBy(ways)
}
