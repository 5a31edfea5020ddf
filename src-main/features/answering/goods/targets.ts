import { languages } from '#main/languages/index.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { without } from '../understand/text.ts'
import { saysJust } from './bounds.ts'
import type { GoodsState } from './input.ts'
import type { Item } from './item.ts'
import { keepsFacets } from './limits.ts'
import { isUnit, measuresIn } from './measures.ts'
import { loneNames, mayBeginName, properNames } from './proper-names.ts'
import type { Clause, SaidFacet } from './reading.ts'
import type { Word } from './search-words.ts'
import type { Shop } from './shop.ts'
import { kindsNamed, substancesIn } from './things.ts'

/** An item that a text calls by its name. */
export type NamedItem = {
  readonly item: Item
  readonly share: number
  readonly first: number
  /** The words of its title that were said. */
  readonly hits: readonly string[]
}

type Names = {
  /** How many have the word in their title; undefined where none of these items has it. */
  readonly countOf: (word: string) => number | undefined
  readonly titles: readonly (readonly string[])[]
  /** Whether a word is a name and nothing else: no kind of thing, no colour, no material, nothing that is said of goods. */
  readonly isName: (word: string) => boolean
  /** Whether it calls but one, though it means something by itself. */
  readonly isLone: (word: string) => boolean
}
const namesByShop = new WeakMap<Shop, Names>()

function namesOf(shop: Shop): Names {
  const cached = namesByShop.get(shop)
  if (cached) return cached
  const { catalog, items } = shop
  const titles = items.map(({ titleStems }) => titleStems)
  const counts = new Map<string, number>()
  const typed = new Map<string, string>()
  if (catalog) for (const { title } of items) for (const word of wordsOf(title)) typed.set(stem(word), word)
  else for (const word of titles.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const countOf = (word: string) =>
    typed.has(word) ? catalog?.count(typed.get(word) ?? word) : counts.get(word)
  const made = { countOf, titles, isName: properNames(shop), isLone: loneNames(shop) }
  namesByShop.set(shop, made)
  return made
}

/** "Domingo", "Noite": it stands in titles and says nothing of the goods. */
export function isProperName(shop: Shop, word: string): boolean {
  return namesOf(shop).isName(word)
}

/** A word in few titles that is no kind of thing is a name. */
const fewTitles = 4
const leastShare = 0.2
const leastOfName = 0.1
/** In a longer one a single word of a title may be any word. */
const shortMessage = 9
/** However many words stand around them that say nothing. */
const fewWords = 5
const articles = wordsInAll(({ words }) => `${words.definite} a an ein eine einen un une una uno um uma een`)

/** The items a text names, best first: by words of their titles that only few share. */
export function namedItems(
  shop: Shop,
  text: string,
  codes: readonly LanguageCode[],
  shown: readonly Item[],
): NamedItem[] {
  const all = wordsOf(text)
  const kindsSaid = kindsNamed(all, codes)
  const things = kindsSaid.filter(({ from, to }) => to > from)
  // "A case for the Kestrel 9" wishes for no phone.
  const isOtherThan = (item: Item) =>
    kindsSaid.some(
      ({ concepts }) =>
        !concepts.some((kind) => item.kinds.has(kind)) &&
        shop.items.some(({ kinds }) => concepts.some((kind) => kinds.has(kind))),
    )
  // "Micro-ondas" is a thing of its own, though a kettle is called "Onda".
  const words = all.filter(
    (_, at) =>
      !things.some(
        ({ from, to, concepts }) =>
          at >= from && at <= to && !shop.items.some(({ kinds }) => concepts.some((kind) => kinds.has(kind))),
      ),
  )
  const stems = words.map(stem)
  const isTalk = (word: string) =>
    codes.some((code) => cuesIn(code).stop.has(word) || cuesIn(code).talk.has(word))
  const stops = new Set(words.filter(isTalk).map(stem))
  // "Lawn mower" is what several are, though only their titles have "lawn".
  const ofThings = new Set(things.flatMap(({ from, to }) => all.slice(from, to + 1).map(stem)))
  const said = new Map(stems.map((word, at) => [word, at]))
  const { countOf, titles, isName: isProper, isLone } = namesOf(shop)
  const size = shop.catalog?.size ?? shop.items.length
  const weight = (word: string) => Math.log(1 + size / (countOf(word) ?? size))
  const typed = new Map(words.map((word) => [stem(word), word]))
  const isName = (word: string) => (countOf(word) ?? 0) <= fewTitles && isProper(typed.get(word) ?? word)
  const isLong = words.length > shortMessage
  const definite = codes.flatMap((code) => wordsOf(languages[code].words.definite))
  const isPlain = words.filter((word) => !isTalk(word)).length <= fewWords
  // "Have you still got a Highland in camel, or is it gone?"
  const isBehindArticle = (word: string) => isPlain && articles.has(words[(said.get(word) ?? 0) - 1] ?? '')
  const found: NamedItem[] = []
  const begun: NamedItem[] = []
  for (const [at, title] of titles.entries()) {
    const hit = title.filter((word) => said.has(word))
    if (hit.length === 0) continue
    const whole = title.reduce((sum, word) => sum + weight(word), 0)
    const share = hit.reduce((sum, word) => sum + weight(word), 0) / whole
    // "Quanto costa" names no "Costa Chiara".
    if (hit.every((word) => stops.has(word))) continue
    const item = shop.items[at]
    const isBegun = item !== undefined && isBehindBrand(item, title, stems) && !isOtherThan(item)
    const isLoneName = (word: string) =>
      isPlain &&
      item !== undefined &&
      mayBeginName(
        words[(said.get(word) ?? 0) - 1],
        definite,
        substancesIn([typed.get(word) ?? word], codes).size === 0,
      ) &&
      isLone(typed.get(word) ?? word) &&
      !isOtherThan(item)
    const isNameOfIt = (word: string) => isName(word) || isLoneName(word)
    const hasName = isBegun || hit.some((word) => isNameOfIt(word) && !stops.has(word) && !ofThings.has(word))
    if (!hasName && share < 0.85) continue
    // "The Rucher", of "Rucher pure beeswax candle 200 g".
    const least = hit.some((word) => isName(word) && isLoneName(word)) ? leastOfName : leastShare
    if (hasName && (share < least || (hit.length < 2 && isLong && !hit.every(isBehindArticle)))) continue
    if (!item) continue
    const inOrder = hit.length > 1 ? asInOrder * longestRun(title, stems) : 0
    const first = Math.min(...hit.map((word) => said.get(word) ?? 0))
    const one = { item, share: share + inOrder, first, hits: hit }
    found.push(one)
    if (isBegun) begun.push(one)
  }
  // "Veldhof Adult" is the one that is called so, and no "Veldhof Cat Adult".
  const meant = found.filter(
    (one) => begun.includes(one) || !begun.some(({ hits }) => one.hits.every((word) => hits.includes(word))),
  )
  // Of those that share the words said, the one that leaves fewest of its own unsaid.
  const best = withoutLonger(shownFirst(meant, shown).sort((a, b) => b.share - a.share))
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

/** "Brume d'oreiller" is the pillow mist, and no "Taie d'oreiller Brume". */
const asInOrder = 0.03

/** How many words of a title are said one behind the other, as they stand in it. */
function longestRun(title: readonly string[], said: readonly string[]): number {
  let longest = 0
  for (const from of title.keys())
    for (const at of said.keys()) {
      let length = 0
      while (title[from + length] !== undefined && title[from + length] === said[at + length]) length++
      longest = Math.max(longest, length)
    }
  return longest
}

/** "Kestrel 9", "the Veldhof Adult": the brand that a title begins with, and the word behind it that is no kind of thing. */
function isBehindBrand(
  { versions, words }: Item,
  title: readonly string[],
  said: readonly string[],
): boolean {
  const brand = wordsOf(versions[0]?.row.brand ?? '').map(stem)
  const name = title.slice(0, brand.length + 1)
  const last = name[brand.length]
  if (brand.length === 0 || last === undefined || brand.some((word, at) => word !== name[at])) return false
  const field = words.get(last)
  if (field === 'head' || field === 'category') return false
  return said.some((_, at) => name.every((word, next) => said[at + next] === word))
}

/** "The Pip", where there is a "Pip Pro" as well: who means that one says so. */
function withoutLonger(named: readonly NamedItem[]): readonly NamedItem[] {
  const isLonger = ({ item, hits }: NamedItem) =>
    named.some(
      (other) =>
        other.item.titleStems.length < item.titleStems.length &&
        other.hits.length === hits.length &&
        other.item.titleStems.every((word) => item.titleStems.includes(word)),
    )
  return withoutLines(named).filter((one) => !isLonger(one))
}

const mostOfTitle = 0.5
const aLine = 3

/** "Muse feeders": a name that several goods share, each with much more in its title, names none of them. */
function withoutLines(named: readonly NamedItem[]): readonly NamedItem[] {
  const isAlike = (one: NamedItem, other: NamedItem) =>
    one.hits.length === other.hits.length && one.hits.every((word) => other.hits.includes(word))
  return named.filter(
    (one) => one.share >= mostOfTitle || named.filter((other) => isAlike(one, other)).length < aLine,
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
  const isEarlier = frame.has.again || (frame.has.earlierOn && shown.length < 2)
  if (nth !== null && isEarlier && earlier.length > 0)
    return (nth > 0 ? earlier[nth - 1] : earlier.at(-1)) ?? null
  if (nth !== null) return (nth > 0 ? shown[nth - 1] : shown.at(-1)) ?? null
  if (frame.has.other) {
    const others = shown.filter((item) => item !== focus)
    const other = others[0] ?? earlier.findLast((item) => item !== focus) ?? onlyOther(shop, focus)
    if (other) return other
  }
  // "When will it be back?": only what is gone can come back.
  const gone = shown.filter(({ versions }) => versions.every(({ isThere }) => !isThere))
  if (frame.has.backWhen && !focus && gone.length > 0) return gone[0] ?? null
  const { color, size } = clause.facets
  // "In midnight with 512": of the one spoken of, which has it.
  if (color && focus?.versions.some(({ row }) => color.includes(row.color ?? ''))) return focus
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
  // "How heavy is it?" describes nothing: of several it is the first.
  const isAsked = ({ word, isDegree }: Word) => isDegree || topicsAsked([word], clause.language).size > 0
  const isBare = clause.pointsAtIt && clause.words.every(isAsked)
  return focus ?? (isBare ? null : nearest(shown, clause, near)) ?? shown[0] ?? null
}

/** "And the other one?", of a shelf with just two things on it. */
function onlyOther(shop: Shop, focus: Item | null): Item | null {
  const shelfOf = ({ versions }: Item) => versions[0]?.row.category ?? null
  if (focus === null || shelfOf(focus) === null) return null
  const [other, ...more] = shop.items.filter((item) => item !== focus && shelfOf(item) === shelfOf(focus))
  return more.length === 0 ? (other ?? null) : null
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
  // "Of 20 cm", "what's": a measure or a letter alone calls nothing by its name.
  const isWord = (word: string) => word.length > 1 && !isUnit(word)
  const { countOf, titles } = namesOf(shop)
  const telling = wordsOf(text).filter((word) => !isCommonWord(word) || /\d/.test(word))
  // "Voce 1": a name may be a common word in another language.
  const words = telling.some(isWord)
    ? telling
    : wordsOf(text).filter((word) => countOf(stem(word)) !== undefined)
  const said = new Set(words.map(stem))
  const names = new Set(words.filter(isWord).map(stem))
  if (names.size === 0) return null
  const weight = (word: string) => Math.log(1 + shop.items.length / (countOf(word) ?? shop.items.length))
  const all = [...said].reduce((sum, word) => sum + (countOf(word) === undefined ? 0.5 : weight(word)), 0)
  let best: { readonly item: Item; readonly share: number; readonly rest: number } | null = null
  for (const [at, title] of titles.entries()) {
    const hit = title.filter((word) => said.has(word))
    const share = hit.reduce((sum, word) => sum + weight(word), 0) / all
    const rest = title.length - hit.length
    const item = shop.items[at]
    if (
      item &&
      share >= 0.5 &&
      hit.some((word) => names.has(word)) &&
      (!best || share > best.share + 1e-9 || (Math.abs(share - best.share) < 1e-9 && rest < best.rest))
    )
      best = { item, share, rest }
  }
  return best?.item ?? null
}

/** "Flower print, red" and "…, blue", "Figue 50 ml" and "Figue 100 ml": the other one, asked for by its colour or its size. */
export function sibling({ items }: Shop, item: Item, { facets, frame }: Clause): Item | null {
  const { color } = facets
  const exact = frame.bounds.filter(({ from, to, isAbout }) => from !== null && from === to && !isAbout)
  if (!color && exact.length === 0) return null
  const isOf = ({ versions }: Item) =>
    versions.some(
      (one) => (!color || keepsFacets(one, { color })) && exact.every((bound) => saysJust(one, bound)),
    )
  if (isOf(item)) return null
  const name = bareName(item.title)
  return items.find((other) => other !== item && bareName(other.title) === name && isOf(other)) ?? null
}

/** A title without its colour and its measures. */
function bareName(title: string): string {
  const measures = measuresIn(fold(title)).filter(({ dimension }) => dimension !== null)
  return wordsOf(without(fold(title), measures))
    .filter((word) => !colourWords.has(word))
    .join(' ')
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
