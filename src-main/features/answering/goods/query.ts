import { languages } from '#main/languages/index.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import type { Audience } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { stemForms } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asksWhich } from '../understand/intent.ts'
import { isHow } from './bounds.ts'
import { isKeptOut } from './diets.ts'
import { readFrame } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { keepsFacets, noQuery, type Pick, type Query } from './limits.ts'
import type { Clause } from './reading.ts'
import { topicsOfScale } from './scaling.ts'
import { wantedIn } from './search-words.ts'
import type { Term } from './shop.ts'
import { audiencesIn, kindsNamed } from './things.ts'

/** "biggest battery": what is sorted by is no thing that is looked for. */
export function isOfAttribute(words: readonly string[], { frame, codes }: Clause): boolean {
  const topics = frame.sort?.scale ? topicsOfScale(frame.sort.scale) : []
  return (
    topics.length > 0 &&
    codes.some((code) => [...topicsAsked(words, code).keys()].some((topic) => topics.includes(topic)))
  )
}

/** "Fastest ssd": the thing itself, though computers have one too; "which has the biggest battery" asks of other things. */
export function namesOneThing(shop: GoodsInput['shop'], { said }: Clause, terms: readonly Term[]): boolean {
  const [term] = terms
  if (!term || terms.length > 1 || asksWhich(said)) return false
  return shop.items.some((item) => shop.fit(item, term)?.field === 'head')
}

/** Whether something here is called so, in one of these places of its texts. */
export function isCalled(
  shop: GoodsInput['shop'],
  word: string,
  codes: readonly LanguageCode[],
  fields: readonly string[],
): boolean {
  return shop
    .termsOf([word], codes)
    .some((term) => shop.items.some((item) => fields.includes(shop.fit(item, term)?.field ?? '')))
}

/** Each word stands in the catalog, and one says what something is, or what it is not to be. */
export function isOfGoods({ shop, clause: { words, codes, frame } }: GoodsInput): boolean {
  const refused = frame.excluded.flat().flatMap(wordsOf)
  if (words.length === 0 && (refused.length > 0 || frame.has.refused)) return refused.every(shop.hasWord)
  return (
    words.every(({ word }) => shop.hasWord(word)) &&
    words.some(({ word }) => isCalled(shop, word, codes, ['head', 'category', 'path', 'title']))
  )
}

/** "What about lilies?", where there are none: that is no talk about what was found before. */
export function isOfNewThing({ shop, clause, acts }: GoodsInput, { words }: Query): boolean {
  const isOther = words.length > 0 && words.every(({ word }) => !shop.hasWord(word))
  return clause.goesOn && acts.find > 0.5 && isOther
}

/** "And which grows at the greatest altitude?" asks among goods that give one, and for no larger bag. */
export function ranksGoods({ shop, clause }: GoodsInput): boolean {
  return asksWhich(clause.said) && clause.words.some(({ word }) => shop.hasAttribute(word))
}

/** In more than a description. */
export function isSaidWell(shop: GoodsInput['shop'], term: Term): boolean {
  return shop.items.some((item) => (shop.fit(item, term)?.score ?? 0) >= 0.5)
}

/** Whether goods give a number for how much so they are, "aged" by their "ageing", or under that very name: "altitude". */
export function isHowMuch(shop: GoodsInput['shop'], word: string, codes: readonly LanguageCode[]): boolean {
  const isMeasured = (is: (name: string) => boolean) =>
    shop.items.some(({ versions }) =>
      versions[0]?.said.some(({ measures, nameStems }) => measures.length > 0 && nameStems.some(is)),
    )
  const stems = stemForms(word)
  return (
    isMeasured((name) => isHow(name, word)) ||
    (isMeasured((name) => stems.includes(name)) && !isCalled(shop, word, codes, ['head', 'category']))
  )
}

/** Words that nothing here has are talk, where the clause goes on from another. */
export function fitting(
  shop: GoodsInput['shop'],
  query: Query,
  codes: readonly LanguageCode[],
  shown: readonly Item[] = [],
): Query {
  const terms = shop.termsOf(
    query.words.map(({ word }) => word),
    codes,
  )
  const kept = new Set(
    terms
      // "For concrete", behind drills: some of them say so in passing.
      .filter((term) => isSaidWell(shop, term) || shown.some((item) => shop.fit(item, term) !== null))
      .flatMap(({ words }) => words),
  )
  return { ...query, words: query.words.filter(({ word }) => kept.has(word)) }
}

/** What somebody must not eat or can spend holds for the next thing too. */
export function withPersonal(query: Query, before: Query | null, hasKind: boolean): Query {
  if (!before || !hasKind) return query
  return {
    ...query,
    diets: [...new Set([...query.diets, ...before.diets])],
    isAllergy: query.isAllergy || before.isAllergy,
    excluded: before.isAllergy ? [...before.excluded, ...query.excluded] : query.excluded,
    // Who is advised has one budget for all of it, and asks for the same person.
    ...(before.need !== undefined && {
      price: query.price ?? spendable(before.price),
      years: query.years ?? before.years,
      ...(!query.audiences && before.audiences && { audiences: before.audiences }),
    }),
  }
}

/** "About 15", of a present, is what it may cost; for 10 there is something, too. */
function spendable(price: Query['price']): Query['price'] {
  return price?.around === undefined ? price : { min: null, max: price.max }
}

/** "Avocado oil?": what is looked for, and not a word more. */
export const isBare = ({ text, words }: Clause) => wordsOf(text).length === words.length

/** "Something for …", "do you have …": a wish of its own, and no more of what was said before. */
export const wishesFor = ({ frame, begins }: Clause) => begins === 'wish' || frame.has.anything

const sizeWords = wordsInAll(({ lexicon }) => `${lexicon.sizes.s} ${lexicon.sizes.l}`)

/** "Small", "big": it says which of them, not what. */
export const isSizeWord = (word: string) => sizeWords.has(word)

/** "En" is a preposition in French, and "and" in Dutch. */
function isPreposition(word: string, codes: readonly LanguageCode[]): boolean {
  return codes.some((code) => wordsOf(languages[code].words.prepositions).includes(word))
}

/** "for men", "but in blue", "got one with a pocket?": it goes on from what was said before. */
export function beginsBehind({ text, language, codes }: Clause): boolean {
  const said = wordsOf(text)
  const [first = '', second = ''] = said
  return (
    isPreposition(first, codes) ||
    wordsOf(languages[language].words.ownPrepositions).includes(first) ||
    (joining.has(first) && isPreposition(second, codes)) ||
    said.some((word, at) => isPreposition(word, codes) && ones.has(said[at - 1] ?? ''))
  )
}
const ones = wordsInAll(({ words }) => words.one)
const joining = wordsInAll(({ cues }) => cues.reference.goesOn.filter((cue) => !cue.includes(' ')).join(' '))

/** "A case for an iPhone": what stands behind a preposition belongs to the thing. */
export function isBehindThing({ text, codes }: Clause, word: string): boolean {
  const before = wordsOf(text)
  const at = before.indexOf(word)
  return before.slice(Math.max(0, at - 2), Math.max(0, at)).some((one) => isPreposition(one, codes))
}

export function queryOf(clause: Clause): Query {
  const { frame, price, facets } = clause
  return {
    ...noQuery,
    words: withoutGift(withoutPeople(clause), clause).filter(
      ({ word, isDegree }) =>
        !isDegree &&
        !isOfOwn(clause, word) &&
        !(frame.has.wholeShop && anyThing.has(word)) &&
        !(frame.has.allergy && isKeptOut(word, frame.diets, clause.codes) && !isBehindWhich(clause, word)),
    ),
    bounds: frame.bounds,
    excluded: frame.excluded,
    diets: frame.diets,
    isAllergy: frame.has.allergy,
    price,
    facets,
    onSale: clause.onSale,
    inStock: clause.inStock,
    sort: frame.sort,
    // What suits a child says for what age; who is grown up is not asked.
    years: frame.years !== null && frame.years < grownUp ? frame.years : null,
    people: frame.people,
    isPerUnit: frame.isPerUnit,
    ...(clause.audiences.length > 0 && { audiences: isChild(frame.years) ? ['child'] : clause.audiences }),
    ...wantedIn(clause),
  }
}

/** "Our old kettle is broken, what have you got?": how the own one is says nothing of the new one. */
function isOfOwn({ text, words, codes, language }: Clause, word: string): boolean {
  const mine = wordsOf(languages[language].words.mine)
  const said = words.map((one) => one.word)
  return (
    worn.has(word) &&
    wordsOf(text).some((one) => mine.includes(one)) &&
    kindsNamed(said, codes).length > 0 &&
    audiencesIn(wordsOf(text), codes).size === 0
  )
}
const worn = wordsInAll(({ words }) => words.worn)

/** "Lactose intolerant, what cheese can I have?": cheese is wanted all the same. */
function isBehindWhich({ text }: Clause, word: string): boolean {
  const said = wordsOf(text)
  return asking.has(said[said.indexOf(word) - 1] ?? '')
}
const asking = wordsInAll(({ words }) => words.question.asking)

/** "The dearest device in the shop" may be anything. */
export const anyThing = wordsInAll(({ words }) => `${words.thing} ${words.goods}`)

const grownUp = 18
/** "His brother of 7" is a child, and no man. */
const isChild = (years: number | null) => years !== null && years >= 2 && years < 13

/** "For my girlfriend" says whom for, not what; in "baby food" it says what. */
const isWho = (word: string, codes: readonly LanguageCode[]) =>
  [...audiencesIn([word], codes)].some((audience) => isPerson.has(audience))

/** "Something warm for my grandad": somebody else is thought of than before. */
export function namesPerson({ words, codes }: Clause): boolean {
  return words.some(({ word }) => isWho(word, codes))
}

/** "And a puzzle for my nephew", "und für meinen Neffen ein Puzzle": what is said beside whom it is for is another thing. */
export function isForSomebody(clause: Clause): boolean {
  const said = wordsOf(clause.text)
  const mine = wordsOf(languages[clause.language].words.mine)
  const whom = said.findIndex((word) => mine.includes(word)) + 1
  return namesPerson(clause) || (whom > 0 && clause.words.some(({ word }) => said.indexOf(word) > whom))
}
function withoutPeople({ words, codes }: Clause): Clause['words'] {
  const named = kindsNamed(
    words.map(({ word }) => word),
    codes,
  )
  return words.filter(
    ({ word }, at) =>
      named.some(({ from, to }) => from < to && at >= from && at <= to) || !isWho(word, codes),
  )
}

/** "A present for somebody who loves coffee": coffee is looked for. */
function withoutGift(words: Clause['words'], { frame, codes }: Clause): Clause['words'] {
  // "A present" alone is no gift card.
  return frame.has.gift ? words.filter(({ word }) => !readFrame(word, codes).has.gift) : words
}

const isPerson: ReadonlySet<Audience> = new Set(['man', 'woman', 'adult', 'child', 'baby'])

export function hasLimits(query: Query): boolean {
  return (
    query.bounds.length + query.excluded.length + query.diets.length > 0 ||
    query.price !== null ||
    Object.keys(query.facets).length > 0 ||
    query.onSale ||
    query.inStock ||
    query.years !== null ||
    query.people !== null ||
    query.audiences !== undefined
  )
}

/** "My daughter is 7, may she come along?": who it is for alone is no wish, unless it sounds like one. */
export function isOnlyPersonal(query: Query, { find, recommend }: GoodsInput['acts']): boolean {
  const { years: _, people: __, audiences: ___, ...others } = query
  return !hasLimits({ ...noQuery, ...others }) && query.sort === null && find + recommend < 0.45
}

/** Nothing was asked for by name or by limits: what was shown was compared, or told of. */
function isOpen(query: Query): boolean {
  return query.words.length === 0 && query.need === undefined && !hasLimits(query)
}

/** "Just shirts", behind all that is reduced or costs 40 to 60, of whatever kind: of those. */
export function isKindOf({ begins }: Clause, { words }: Query, before: Query | null): boolean {
  const isOnlyLimited =
    before !== null && before.words.length === 0 && before.need === undefined && hasLimits(before)
  return begins === null && words.length <= 2 && isOnlyLimited
}

/** "The cheapest", behind what was advised or compared: of that. "Something cheaper" may be any. */
export const isOfShownAlone = (before: Query | null, { frame: { sort } }: Clause) =>
  before === null || isOpen(before) || (before.need !== undefined && sort?.isStep === false)

/** "Under 20", behind what is reduced or for a child of 7: it stays so. "What have you got under 3?" asks of all. */
export function narrowsPrice({ begins }: Clause, before: Query): boolean {
  return before.words.length > 0 || (begins === null && !isOpen({ ...before, price: null }))
}

/** More than anybody keeps in mind; a session may go on for long. */
const maxWords = 12

/** What was asked for before, with what this clause says of it; a new limit takes the place of the old one of its kind. */
export function merged(before: Query, now: Query, clause: Clause): Query {
  const bounds = [
    ...before.bounds.filter(({ dimension }) => !now.bounds.some((own) => own.dimension === dimension)),
    ...now.bounds,
  ]
  const { sort } = clause.frame
  // "And the largest you have?", behind a TV of 55: of whatever size.
  const isOfAnySize = sort !== null && !sort.isStep && sort.scale === 'size'
  const { size: _, ...anySize } = before.facets
  const isOfOther = now.years !== null || (now.audiences !== undefined && before.audiences !== undefined)
  return {
    ...before,
    words: [
      ...before.words.filter(
        ({ word }) =>
          !(isOfAnySize && /^\d+$/.test(word)) &&
          !now.excluded.some((out) => out.length === 1 && out.includes(word)),
      ),
      ...now.words.map((word, at) => (at === 0 ? { ...word, after: 'break' as const } : word)),
    ]
      .filter(({ word }, at, all) => all.findIndex((other) => other.word === word) === at)
      .slice(0, maxWords),
    bounds,
    excluded: [...before.excluded, ...now.excluded],
    diets: [...new Set([...before.diets, ...now.diets])],
    isAllergy: before.isAllergy || now.isAllergy,
    price: now.price ?? (sort?.scale === 'price' || clause.frame.has.anyPrice ? null : before.price),
    // "And for my son of 7?": in another size than for oneself.
    facets: { ...withoutRefused(isOfOther ? anySize : before.facets, now.excluded), ...now.facets },
    onSale: before.onSale || now.onSale,
    inStock: before.inStock || now.inStock,
    sort: now.sort,
    years: now.years ?? before.years,
    people: now.people ?? before.people,
    isPerUnit: now.isPerUnit,
    ...(now.audiences && { audiences: now.audiences }),
    ...(now.wanted && { wanted: now.wanted }),
  }
}

/** "No, not blue", behind "in blue": that colour is no longer wanted, whatever language either was said in. */
function withoutRefused({ color, ...others }: Query['facets'], excluded: Query['excluded']): Query['facets'] {
  const colourOf = (text: string) => wordsOf(text).map((word) => colourWords.get(word) ?? word)
  const refused = new Set(excluded.flat().flatMap(colourOf))
  const left = color?.filter((value) => !colourOf(value).some((one) => refused.has(one))) ?? []
  return left.length > 0 ? { ...others, color: left } : others
}

/** What is looked for by now, in words to search by. */
export function searchText({ words, facets }: Query): string {
  return [
    ...words.map(({ word }) => word),
    ...Object.values(facets).flatMap((values) => values?.[0] ?? []),
  ].join(' ')
}

/**
 * "Not that one": the one spoken of, or the first of a list, is left out from now on; all that was shown, where they are refused
 * together ("none of those") or nothing points at one.
 */
export function withRefused(
  query: Query,
  { frame, nth, facets, text, language }: Clause,
  { shown, focus }: GoodsInput['state'],
): Query {
  if (!frame.has.refused || shown.length === 0) return query
  const said = new Set(wordsOf(text))
  const pointed = nth === null ? null : shown.at(nth > 0 ? nth - 1 : nth)
  const { single, several } = languages[language].words
  const says = (list: string) => wordsOf(list).some((word) => said.has(word))
  const one = pointed ?? focus ?? (says(single) && !says(several) && !frame.has.both ? shown[0] : null)
  // "Not that one, something in green", of what is there in green too: its colour was refused.
  const isInOther = ({ versions }: Item) =>
    Object.keys(facets).length > 0 &&
    versions.some((version) => keepsFacets(version, facets)) &&
    !versions.every((version) => keepsFacets(version, facets))
  const refused = (one ? [one] : shown).flatMap((item) => (isInOther(item) ? [] : item.id))
  return { ...query, refused: [...(query.refused ?? []), ...refused] }
}

export function withoutVersion({ version: _, ...query }: Query): Query {
  return query
}

/** The one version that fits what was asked for is spoken of from now on. */
export function onlyVersion([pick, ...others]: readonly Pick[]): { readonly version?: string } {
  const [version, ...more] = pick?.versions ?? []
  const isChosen = others.length === 0 && more.length === 0 && (pick?.item.versions.length ?? 0) > 1
  return isChosen && version ? { version: version.row.id } : {}
}
