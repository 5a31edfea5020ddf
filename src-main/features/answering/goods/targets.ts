import { colourWords, materialWords } from '#main/languages/lexicon.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { cuesIn } from '../understand/cues.ts'
import type { GoodsState } from './input.ts'
import type { Item } from './item.ts'
import type { Clause, SaidFacet } from './reading.ts'
import type { Shop } from './shop.ts'
import { kindsIn, kindsNamed, substancesIn } from './things.ts'

/** An item that a text calls by its name. */
export type NamedItem = {
  readonly item: Item
  readonly share: number
  readonly first: number
  /** The words of its title that were said. */
  readonly hits: readonly string[]
}

type Names = {
  /** How many items have the word in their title. */
  readonly counts: ReadonlyMap<string, number>
  readonly titles: readonly (readonly string[])[]
  /** Words that are a name and nothing else: no kind of thing, no colour, no material, nothing that is said of goods. */
  readonly names: ReadonlySet<string>
}
const namesByShop = new WeakMap<Shop, Names>()

function namesOf(shop: Shop): Names {
  const cached = namesByShop.get(shop)
  if (cached) return cached
  const titles = shop.items.map(({ title }) => [...new Set(wordsOf(title).map(stem))])
  const counts = new Map<string, number>()
  for (const title of titles) for (const word of title) counts.set(word, (counts.get(word) ?? 0) + 1)
  const made = { counts, titles, names: properNames(shop) }
  namesByShop.set(shop, made)
  return made
}

function properNames(shop: Shop): Set<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  for (const { title, words, description, versions } of shop.items) {
    for (const word of wordsOf(title)) {
      const isPlain =
        isCommonWord(word) ||
        word.length < 3 ||
        /^\d/.test(word) ||
        colourWords.has(word) ||
        materialWords.has(word) ||
        kindsIn([word], shop.codes).size > 0 ||
        substancesIn([word], shop.codes).size > 0
      const field = words.get(stem(word))
      if (!isPlain && field !== 'head' && field !== 'category') names.add(stem(word))
    }
    const texts = [
      description,
      ...versions
        .slice(0, 1)
        .flatMap(({ said }) => said.filter(({ name }) => name !== '').map(({ value }) => value)),
    ]
    const own = new Set(wordsOf(title).map(stem))
    for (const word of wordsOf(texts.join(' ')))
      if (!own.has(stem(word)) && /^[a-z]/.test(word)) others.add(stem(word))
    for (const [word, field] of words)
      if (field === 'head' || field === 'category' || field === 'path') others.add(word)
  }
  return new Set([...names].filter((name) => !others.has(name)))
}

/** A word in few titles that is no kind of thing is a name. */
const fewTitles = 4
const leastShare = 0.2
/** In a longer one a single word of a title may be any word. */
const shortMessage = 9

/** The items a text names, best first: by words of their titles that only few share. */
export function namedItems(
  shop: Shop,
  text: string,
  codes: readonly LanguageCode[],
  shown: readonly Item[],
): NamedItem[] {
  const all = wordsOf(text)
  const things = kindsNamed(all, codes).filter(({ from, to }) => to > from)
  // "Micro-ondas" is a thing of its own, though a kettle is called "Onda".
  const words = all.filter(
    (_, at) =>
      !things.some(
        ({ from, to, concepts }) =>
          at >= from && at <= to && !shop.items.some(({ kinds }) => concepts.some((kind) => kinds.has(kind))),
      ),
  )
  const stems = words.map(stem)
  const stops = new Set(words.filter((word) => codes.some((code) => cuesIn(code).stop.has(word))).map(stem))
  const said = new Map(stems.map((word, at) => [word, at]))
  const { counts, titles, names } = namesOf(shop)
  const size = shop.items.length
  const weight = (word: string) => Math.log(1 + size / (counts.get(word) ?? size))
  const isName = (word: string) => (counts.get(word) ?? 0) <= fewTitles && names.has(word)
  const found: NamedItem[] = []
  for (const [at, title] of titles.entries()) {
    const hit = title.filter((word) => said.has(word))
    if (hit.length === 0) continue
    const whole = title.reduce((sum, word) => sum + weight(word), 0)
    const share = hit.reduce((sum, word) => sum + weight(word), 0) / whole
    // "Quanto costa" names no "Costa Chiara".
    if (hit.every((word) => stops.has(word))) continue
    const hasName = hit.some((word) => isName(word) && !stops.has(word))
    if (!hasName && share < 0.85) continue
    if (hasName && (share < leastShare || (hit.length < 2 && words.length > shortMessage))) continue
    const item = shop.items[at]
    if (item)
      found.push({ item, share, first: Math.min(...hit.map((word) => said.get(word) ?? 0)), hits: hit })
  }
  // Of those that share the words said, the one that leaves fewest of its own unsaid.
  const best = shownFirst(found, shown).sort((a, b) => b.share - a.share)
  return best.filter(
    (one) =>
      !best.some(
        (other) =>
          other !== one &&
          other.share > one.share + 1e-9 &&
          Math.abs(other.first - one.first) <= 1 &&
          covers(shop, other.item, one.item, said),
      ),
  )
}

/** "The mini one": what was shown goes before what has the same words and was not. */
function shownFirst(named: readonly NamedItem[], shown: readonly Item[]): NamedItem[] {
  const seen = named.filter(({ item }) => shown.includes(item))
  // Who says what kind of thing it is may mean any of that kind.
  const isKind =
    ({ item }: NamedItem) =>
    (word: string) => {
      const field = item.words.get(word)
      return field === 'head' || field === 'category'
    }
  return named.filter(
    (one) =>
      seen.includes(one) ||
      one.hits.some(isKind(one)) ||
      !seen.some(({ hits }) => one.hits.every((word) => hits.includes(word))),
  )
}

/** All that is said of the one is said of the other too. */
function covers(shop: Shop, better: Item, worse: Item, said: ReadonlyMap<string, number>): boolean {
  const { titles } = namesOf(shop)
  const own = new Set(titles[better.at] ?? [])
  return (titles[worse.at] ?? []).filter((word) => said.has(word)).every((word) => own.has(word))
}

/** The products a text gives by their number. */
export function itemsByCode(shop: Shop, text: string): { readonly item: Item; readonly rowId: string }[] {
  const found: { item: Item; rowId: string }[] = []
  for (const word of text.split(/[\s,;:?!()]+/)) {
    if (word.length < 4 || !/\d|-/.test(word)) continue
    const upper = word.toUpperCase()
    for (const item of shop.items) {
      const version = item.versions.find(({ row }) =>
        [row.id, row.gtin, row.mpn].some((code) => code?.toUpperCase() === upper),
      )
      if (version) found.push({ item, rowId: version.row.id })
      else if (item.id.toUpperCase() === upper) found.push({ item, rowId: item.versions[0]?.row.id ?? '' })
    }
  }
  return found
}

type Pointing = Pick<GoodsState, 'shown' | 'focus' | 'earlier'> & {
  readonly near: ((item: Item) => number) | null
}

/** What "it", "the second", "the other one", "the curved one" mean among what was shown. */
export function pointedAt(shop: Shop, clause: Clause, pointing: Pointing): Item | null {
  const { shown, focus, earlier, near } = pointing
  const { nth, frame } = clause
  if (nth !== null && frame.has.again && earlier.length > 0)
    return (nth > 0 ? earlier[nth - 1] : earlier.at(-1)) ?? null
  if (nth !== null) return (nth > 0 ? shown[nth - 1] : shown.at(-1)) ?? null
  if (frame.has.other) {
    const others = shown.filter((item) => item !== focus)
    const other = others[0] ?? earlier.findLast((item) => item !== focus)
    if (other) return other
  }
  const { color, size } = clause.facets
  if ((color || size) && shown.length > 1 && !focus) {
    const having = shown.filter(({ versions }) =>
      versions.some(
        ({ row }) => (!color || color.includes(row.color ?? '')) && (!size || size.includes(row.size ?? '')),
      ),
    )
    if (having.length > 0) return having[0] ?? null
  }
  if (clause.words.length > 0 && shown.length > 1 && !clause.pointsAtIt) {
    const terms = shop.termsOf(
      clause.words.map(({ word }) => word),
      clause.codes,
    )
    const fitting = shown.filter((item) => terms.every((term) => shop.fit(item, term) !== null))
    if (fitting.length === 1 && terms.length <= 3) return fitting[0] ?? null
  }
  return focus ?? nearest(shown, clause, near) ?? shown[0] ?? null
}

const clearlyNearer = 0.02

/** "The spicy one", of goods in another language: the one that comes clearly nearest in meaning. */
export function nearest(shown: readonly Item[], { words }: Clause, near: Pointing['near']): Item | null {
  if (!near || words.length === 0 || shown.length < 2) return null
  const [first, second] = [...shown].sort((a, b) => near(b) - near(a))
  return first && second && near(first) - near(second) > clearlyNearer ? first : null
}

/** The item whose title has most of these words, rare ones counting more; none where too little of it is said. */
export function bestNamed(shop: Shop, text: string): Item | null {
  const said = new Set(
    wordsOf(text)
      .filter((word) => !isCommonWord(word) || /\d/.test(word))
      .map(stem),
  )
  if (said.size === 0) return null
  const { counts, titles } = namesOf(shop)
  const weight = (word: string) => Math.log(1 + shop.items.length / (counts.get(word) ?? shop.items.length))
  const all = [...said].reduce((sum, word) => sum + (counts.has(word) ? weight(word) : 0.5), 0)
  let best: { readonly item: Item; readonly share: number; readonly rest: number } | null = null
  for (const [at, title] of titles.entries()) {
    const hit = title.filter((word) => said.has(word))
    const share = hit.reduce((sum, word) => sum + weight(word), 0) / all
    const rest = title.length - hit.length
    const item = shop.items[at]
    if (
      item &&
      share >= 0.5 &&
      (!best || share > best.share + 1e-9 || (Math.abs(share - best.share) < 1e-9 && rest < best.rest))
    )
      best = { item, share, rest }
  }
  return best?.item ?? null
}

/** "Castillo rojo", "Metro 3": what stands in its name is no choice of it, unless it is said once more. */
export function withoutNameFacets(clause: Clause, item: Item): Clause {
  const title = new Map<string, number>()
  for (const word of wordsOf(item.title)) title.set(stem(word), (title.get(stem(word)) ?? 0) + 1)
  const facets: Partial<Record<SaidFacet['facet'], string[]>> = {}
  for (const { facet, values, words } of clause.facetsSaid) {
    const isName = words.every((word) => (title.get(stem(word)) ?? 0) > 0)
    if (isName) for (const word of words) title.set(stem(word), (title.get(stem(word)) ?? 0) - 1)
    else facets[facet] = [...(facets[facet] ?? []), ...values]
  }
  const unknown = Object.entries(clause.facets).filter(
    ([name]) => !clause.facetsSaid.some(({ facet }) => facet === name),
  )
  return { ...clause, facets: { ...Object.fromEntries(unknown), ...facets } }
}
