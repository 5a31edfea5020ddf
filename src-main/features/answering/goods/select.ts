import { languages } from '#main/languages/index.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { ActChances } from '../acts/acts.ts'
import { isNameOfThing } from '../understand/language.ts'
import type { Item } from './item.ts'
import { keepsFacets, type Limit, limited, type Pick, type Query } from './limits.ts'
import { isOfObjects } from './purpose.ts'
import type { Word } from './search-words.ts'
import type { Fit, Shop, Term } from './shop.ts'

export type Selection = {
  readonly picks: readonly Pick[]
  /** Of the kind asked for, before any limit. */
  readonly ofKind: readonly Pick[]
  /** The names of the things asked for, as the visitor said them. */
  readonly heads: readonly Term[]
  /** Words that say how it should be and that nothing of the kind has. */
  readonly unmet: readonly Term[]
  /** The words were not found; the meaning was. */
  readonly isByMeaning: boolean
  /** Which limit left nothing. */
  readonly failed: Limit | null
  /** What was there before that limit. */
  readonly before: readonly Pick[]
}
/** How near each item is to the message in meaning, 0 to 1, where that is known. */
export type Near = (item: Item) => number
/** How much that counts beside the words. */
export const nearWeight = 0.3

const isHeadField = (fit: Fit | null) => fit !== null && (fit.field === 'head' || fit.field === 'category')

/** What the catalog's search finds for the words of a message. */
export type Found = {
  /** How well each fits, the best 1. */
  readonly scores: ReadonlyMap<Item, number>
  /** Those that have every word in more than their description. */
  readonly whole: ReadonlySet<Item>
}
/** How much its order counts among goods that fit alike. */
const foundWeight = 0.4

type SelectOptions = {
  readonly found: Found | null
  readonly language: LanguageCode
  readonly codes: readonly LanguageCode[]
  readonly near: Near | null
  readonly isLoose: boolean
}

export function select(shop: Shop, query: Query, options: SelectOptions): Selection {
  const { facets, refused = [] } = query
  const wanted = refused.length > 0 ? shop.items.filter(({ id }) => !refused.includes(id)) : shop.items
  const isOfFacets = ({ versions }: Item) => versions.some((version) => keepsFacets(version, facets))
  // Of the brand or colour asked for, where there are any: "amusement park set" of one maker, not of all.
  const inFacets = Object.keys(facets).length > 0 ? wanted.filter(isOfFacets) : []
  const narrow = inFacets.length > 0 ? selectAmong(shop, inFacets, query, options) : null
  return narrow && narrow.picks.length > 0 ? narrow : selectAmong(shop, wanted, query, options)
}

function selectAmong(
  shop: Shop,
  items: readonly Item[],
  query: Query,
  { near, found, codes, language, isLoose }: SelectOptions,
): Selection {
  const said = shop.termsOf(
    query.words.map(({ word }) => word),
    codes,
  )
  const isLimited =
    query.onSale || query.price !== null || query.sort !== null || Object.keys(query.facets).length > 0
  const known = said.filter(
    (term) => term.kinds.size > 0 || shop.items.some((item) => shop.fit(item, term) !== null),
  )
  // "What's reduced at the moment": where there is a limit, words that mean nothing here are just talk.
  const terms =
    isLimited && known.length === 0 && said.every(({ kinds }) => kinds.size === 0) && said.length < 3
      ? []
      : said
  const fits = new Map(terms.map((term) => [term, shop.items.map((item) => shop.fit(item, term))]))
  const named = headsOf(terms, fits, query.words, language)
  const shelf = shelfNamed(items, terms, named)
  const heads = shelf?.terms ?? named
  const isEmpty = terms.length === 0
  let isByMeaning = false
  let isWhole = heads.length > 0
  let ofKind = isEmpty
    ? items.map((item) => pickOf(item, 0.5))
    : (shelf?.items.map((item) => pickOf(item, 1)) ??
      ofHeads(items, heads, fits, heads.length === terms.length, isLoose))
  const others = terms.filter((term) => !heads.includes(term))
  const unmet: Term[] = terms.length < said.length ? [...said] : []
  if (heads.length === 0 && !isEmpty) {
    const covered = byCoverage(items, terms, fits)
    if (covered.length > 0) ofKind = covered
    else if (near) {
      ofKind = byMeaning(items, near)
      isByMeaning = ofKind.length > 0
    }
  } else if (others.length > 0) {
    const narrowed = narrow(ofKind, others, fits, isLoose)
    ofKind = narrowed.picks
    isWhole = narrowed.isWhole
    unmet.push(...narrowed.unmet)
  }
  // "Something to boil water in": a coffee that has water in its name is further from that than a kettle.
  const isNamedAside =
    heads.length > 0 && ofKind.length > 0 && !ofKind.some(({ item }) => isNamedBy(item, heads, fits))
  const nearer = isNamedAside && near ? byMeaning(items, near) : []
  const bestNear = Math.max(0, ...ofKind.map(({ item }) => near?.(item) ?? 0))
  if (nearer[0] && nearer[0].score > bestNear + asNear) {
    ofKind = nearer
    isByMeaning = true
  }
  // Others have all the words together: those are meant.
  const together = [...(found?.whole ?? [])].filter((item) => items.includes(item))
  const isAgreed = isWhole || ofKind.some(({ item }) => found?.whole.has(item))
  if (!isAgreed && together.length > 0 && terms.length > 1) {
    ofKind = together.map((item) => pickOf(item, 0.5))
    unmet.length = 0
    isByMeaning = false
  }
  ofKind = ofKind
    .map((pick) => ({
      ...pick,
      score:
        pick.score +
        nearWeight * (near?.(pick.item) ?? 0) +
        foundWeight * (found?.scores.get(pick.item) ?? 0),
    }))
    .sort((a, b) => b.score - a.score)
  const chosen = { ...limited(ofKind, query, codes), ofKind, heads, unmet, isByMeaning }
  if (chosen.failed !== 'bounds' || isByMeaning) return chosen
  // "Paper of at least 250 gsm", where only pads are so strong: what stands on the shelf of that name will do.
  const isOnShelf = ({ at }: Item) =>
    heads.some((head) => ['head', 'category', 'path'].includes(fits.get(head)?.[at]?.field ?? ''))
  const onShelf = items.filter(isOnShelf).map((item) => pickOf(item, 0.5))
  const wider = limited(onShelf, query, codes)
  return wider.picks.length > 0 ? { ...chosen, ...wider, ofKind: onShelf } : chosen
}

/** What is excluded, the price or a number left nothing of "quiet fans under 30 dB": of all fans it may leave some. */
export function withoutWords(
  shop: Shop,
  query: Query,
  selection: Selection,
  options: SelectOptions,
  /** What was said just now: a wish behind it does not give way. */
  { price, bounds }: Query,
): Selection {
  const named = new Set(selection.heads.flatMap(({ words }) => words))
  const words = query.words.filter(({ word }) => named.has(word))
  const isWider =
    selection.failed === 'excluded' ||
    (price !== null && selection.failed === 'price') ||
    (bounds.length > 0 && selection.failed === 'bounds')
  if (!isWider || words.length === 0 || words.length === query.words.length) return selection
  const { picks } = select(shop, { ...query, words }, options)
  return picks.length === 0 ? selection : { ...selection, before: picks, failed: 'words' }
}

function pickOf(item: Item, score: number): Pick {
  return { item, versions: item.versions, score, isUnsaid: false }
}

/** The terms that name the thing: in "laptop stand" the stand, in "case for a phone" the case, in "jeans or trousers" both. */
function headsOf(
  terms: readonly Term[],
  fits: ReadonlyMap<Term, readonly (Fit | null)[]>,
  words: readonly Word[],
  language: LanguageCode,
): Term[] {
  const isHead = (term: Term) =>
    (fits.get(term) ?? []).some((fit) => isHeadField(fit) || fit?.field === 'path') || term.kinds.size > 0
  const candidates = terms.filter((term) => isHead(term) && !isOfObjects(term, words))
  const [first] = candidates
  if (!first) return []
  // "A mower for a small garden": the garden is near to "small", and not to the mower.
  const gapTo = (from: Term, term: Term) =>
    words.slice(from.from + 1, term.from + 1).find(({ after }) => after !== 'near')?.after ?? 'near'
  const nounFirst = languages[language].grammar.nounFirst
  const heads: Term[] = []
  let current = first
  for (const term of candidates.slice(1)) {
    const gap = gapTo(current, term)
    if (gap === 'near' && !nounFirst) current = term
    else if (gap === 'near' && nounFirst) continue
    else if (gap === 'or' || gap === 'and') {
      heads.push(current)
      current = term
    } else break
  }
  return [...heads, current]
}

/** "Kitchen machines", where a shelf is called so in several words: all that stands on it, whatever it is called itself. */
function shelfNamed(items: readonly Item[], terms: readonly Term[], heads: readonly Term[]) {
  const said = new Set(terms.flatMap(({ words }) => words.map(stem)))
  const isSaid = (shelf: string) => {
    const words = wordsOf(shelf).filter((word) => word.length > 2 && !isCommonWord(word))
    return words.length > 1 && words.every((word) => said.has(stem(word)))
  }
  const shelves = new Set(
    items.flatMap(({ versions }) => versions[0]?.row.category?.split(categorySeparator) ?? []).filter(isSaid),
  )
  if (shelves.size === 0) return null
  const stems = new Set([...shelves].flatMap(wordsOf).map(stem))
  const isOfShelf = (word: string) => stems.has(stem(word))
  // "External hard drive" is more than the shelf "External drives".
  if (terms.some(({ words }) => words.some(isOfShelf) && !words.every(isOfShelf))) return null
  // "A phone with a slot for memory cards", where they have a shelf of their own: phones are looked for.
  if (heads.length > 0 && !heads.some(({ words }) => words.every(isOfShelf))) return null
  return {
    items: items.filter(({ versions }) =>
      versions[0]?.row.category?.split(categorySeparator).some((shelf) => shelves.has(shelf)),
    ),
    terms: terms.filter(({ words }) => words.every(isOfShelf)),
  }
}

function ofHeads(
  items: readonly Item[],
  heads: readonly Term[],
  fits: ReadonlyMap<Term, readonly (Fit | null)[]>,
  /** No other word says which of them. */
  isBare: boolean,
  /** Who needs some phone does not mind whether it is called one or a smartphone. */
  isLoose: boolean,
): Pick[] {
  const found = new Map<Item, number>()
  for (const head of heads) {
    const own = fits.get(head) ?? []
    const direct = items.filter((item) => isHeadField(own[item.at] ?? null))
    const things = direct.filter(
      (item) =>
        !item.isAccessory ||
        item.words.get(stem(head.words.at(-1) ?? '')) === 'head' ||
        meetsKind(item, head),
    )
    const named = things.length > 0 ? things : direct
    // An "Aquariumverwarming" is no "Aquarium", where there are any.
    const whole = named.filter((item) => meetsKind(item, head) || !startsWith(item, head.words.at(-1) ?? ''))
    const ofKind = whole.length > 0 ? whole : named
    // "HDMI cables", "Rollijn": more than a kind is said, and some are called just so.
    const called = isSpecific(head)
      ? ofKind.filter((item) => head.words.every((word) => isCalled(item, word)))
      : []
    const chosen = called.length > 0 ? called : isBare ? onOwnShelf(ofKind, head) : ofKind
    const wider = items.filter((item) => own[item.at]?.field === 'path')
    // On the shelf "Outdoors" itself or on one of its boards: both are of it.
    const isOfShelf = chosen.every((item) => own[item.at]?.field === 'category')
    const best =
      chosen.length > 0
        ? [...chosen, ...(isOfShelf ? wider : [])]
        : wider.length > 0
          ? wider
          : items.filter((item) => own[item.at]?.field === 'title')
    for (const item of best) {
      const fit = own[item.at] ?? null
      const score = isLoose && isHeadField(fit) ? 1 : (fit?.score ?? 0)
      found.set(item, Math.max(found.get(item) ?? 0, score))
    }
  }
  return [...found].map(([item, score]) => pickOf(item, score)).sort((a, b) => b.score - a.score)
}

/** By what it is or where it stands, and not by a word beside that. */
function isNamedBy(item: Item, heads: readonly Term[], fits: ReadonlyMap<Term, readonly (Fit | null)[]>) {
  return heads.some((head) => {
    const fit = fits.get(head)?.[item.at] ?? null
    return isHeadField(fit) || fit?.field === 'path'
  })
}

/** "Champagne", where it has a shelf of its own: what our lexicon calls by the same name stands on another one. */
function onOwnShelf(items: readonly Item[], { words }: Term): readonly Item[] {
  const name = words.map(stem).join(' ')
  const isShelf = ({ versions }: Item) => {
    const shelf = versions[0]?.row.category?.split(categorySeparator).at(-1) ?? ''
    return wordsOf(shelf).map(stem).join(' ') === name
  }
  return items.some(isShelf)
    ? items.filter(
        (item) => isShelf(item) || words.every((word) => isCalled(item, word) || endsIn(item, word)),
      )
    : items
}

/** "Knaagdierkooi" is a "kooi", on whatever shelf it stands. */
function endsIn({ head }: Item, word: string): boolean {
  return isJoined(head, word) && stem(head).endsWith(stem(word))
}

function startsWith({ head }: Item, word: string): boolean {
  return isJoined(head, word) && stem(head).startsWith(stem(word))
}

/** Long enough to be one word of a compound. */
function isJoined(head: string, word: string): boolean {
  return stem(word).length >= shortestPart && stem(head).length > stem(word).length + 2
}
const shortestPart = 4

function isSpecific({ words }: Term): boolean {
  return words.length > 1 || !words.some(isNameOfThing)
}

function isCalled(item: Item, word: string): boolean {
  const field = item.words.get(stem(word))
  return field !== undefined && field !== 'value' && field !== 'description'
}

function meetsKind(item: Item, { kinds }: Term): boolean {
  for (const kind of kinds) if (item.kinds.has(kind)) return true
  return false
}

/** No word names a thing: what has the most of the words, title before text. */
function byCoverage(
  items: readonly Item[],
  terms: readonly Term[],
  fits: ReadonlyMap<Term, readonly (Fit | null)[]>,
): Pick[] {
  const scored = items.map((item) => {
    const own = terms.map((term) => fits.get(term)?.[item.at]?.score ?? 0)
    const covered = own.filter((score) => score > 0).length
    return { item, covered, score: own.reduce((sum, score) => sum + score, 0) / Math.max(1, terms.length) }
  })
  const most = Math.max(0, ...scored.map(({ covered }) => covered))
  if (most === 0 || most * 3 < terms.length * 2) return []
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ covered, score }) => covered === most && score >= best * 0.6)
    .sort((a, b) => b.score - a.score)
    .map(({ item, score }) => pickOf(item, score))
}

const surelyNear = 0.5
/** So much further away is about as near. */
export const asNear = 0.08

function byMeaning(items: readonly Item[], near: Near): Pick[] {
  const scored = items.map((item) => ({ item, score: near(item) })).sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  if (best < surelyNear) return []
  return scored.filter(({ score }) => score >= best - asNear).map(({ item, score }) => pickOf(item, score))
}

/** Those that have what describes the thing; where none has it all, those that have most. */
function narrow(
  picks: readonly Pick[],
  terms: readonly Term[],
  fits: ReadonlyMap<Term, readonly (Fit | null)[]>,
  isLoose: boolean,
): { readonly picks: Pick[]; readonly unmet: Term[]; readonly isWhole: boolean } {
  const fitOf = (pick: Pick, term: Term) => fits.get(term)?.[pick.item.at] ?? null
  const isSaidBetter = new Set(
    terms.filter((term) => picks.some((pick) => (fitOf(pick, term)?.score ?? 0) > 0.5)),
  )
  // What is only mentioned in passing counts where nothing is called so.
  const has = (pick: Pick, term: Term) => {
    const score = fitOf(pick, term)?.score ?? 0
    return isSaidBetter.has(term) && score <= 0.5 ? 0 : score
  }
  const met = terms.filter((term) => picks.some((pick) => has(pick, term) > 0))
  const unmet = terms.filter((term) => !met.includes(term))
  const scored = picks.map((pick) => {
    const own = met.map((term) => has(pick, term))
    return {
      pick: {
        ...pick,
        score: pick.score + (0.5 * own.reduce((sum, one) => sum + one, 0)) / Math.max(1, met.length),
      },
      count: own.filter((one) => one > 0).length,
    }
  })
  const most = Math.max(0, ...scored.map(({ count }) => count))
  const kept = isLoose ? scored : scored.filter(({ count }) => count === most)
  return {
    picks: kept.map(({ pick }) => pick).sort((a, b) => b.score - a.score),
    unmet,
    isWhole: most === terms.length,
  }
}

/** How sure it is that these are what was asked for. */
export function confidenceOf(selection: Selection, query: Query, acts: ActChances, hasKind: boolean): number {
  const wish = acts.find + acts.recommend + acts.compare + acts.ask_about
  const base = selection.isByMeaning ? 0.5 : hasKind ? 0.86 : query.words.length === 0 ? 0.75 : 0.62
  const unmet = selection.unmet.length / Math.max(1, query.words.length)
  return Math.min(0.95, Math.max(0.2, base - 0.35 * unmet) * (0.75 + 0.25 * wish))
}
