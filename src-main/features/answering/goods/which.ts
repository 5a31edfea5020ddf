import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { composeAbout } from '../compose/one-product.ts'
import { withProducts } from '../compose/parts.ts'
import { answerAbout, sentencesOf } from '../product-questions/index.ts'
import { cuesIn } from '../understand/cues.ts'
import { asksWhich } from '../understand/intent.ts'
import { askedProduct } from './about.ts'
import { keepsBound } from './bounds.ts'
import type { Bound } from './frame.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Field } from './item-words.ts'
import { lacks } from './lacks.ts'
import { ageBound, isDescribed, type Pick, peopleBound } from './limits.ts'
import { labelOf, listed, repliesIn, shownVersions } from './say.ts'
import { sorted } from './scaling.ts'
import type { Term } from './shop.ts'
import { speaksOfWord } from './speaks-of.ts'
import { namedIn, targetOf } from './target.ts'

const mayAdvise = 0.3
const mayChoose = 0.6
/** Of a longer list the whole kind is meant. */
const few = 3

/** "Which set has more colours?", behind two sets: of those, though others are called so too. */
export function isOfTheirs({ clause, state, shop }: GoodsInput): boolean {
  const [word] = clause.words
  const isNamed = word !== undefined && wordsOf(clause.text)[1] === word.word
  if (!isNamed || !asksWhich(clause.said) || state.shown.length < 2 || state.shown.length > few) return false
  const terms = shop.termsOf([word.word], clause.codes)
  return state.shown.every((item) => terms.every((term) => shop.fit(item, term) !== null))
}

/** "And which grows highest?", where only the first of what was found were shown: of all. */
export function isOfWholeKind({ clause, state }: GoodsInput, picks: readonly Pick[]): boolean {
  const { sort, has } = clause.frame
  const isEnd = sort?.isStep === false && !has.these && !has.both
  const isPart =
    picks.length > state.shown.length && state.shown.every((item) => picks.some((pick) => pick.item === item))
  return isEnd && isPart
}

/** "Which would you recommend for a beginner?", behind a list: one of those, and nothing else. */
export function adviceOfShown(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, shop, acts, voice, near } = input
  // Between two it sounds like a comparison as well.
  const isAdvice =
    acts.recommend > mayAdvise && acts.recommend + acts.compare > mayChoose && asksWhich(clause.said)
  // "The best" is a wish for advice; "the lightest" has an answer.
  const { sort } = clause.frame
  const isSorted = sort !== null && sort.scale !== null
  if (!isAdvice || isSorted || state.shown.length < 2 || clause.price !== null) return null
  const words = [...clause.words.map(({ word }) => word), ...(sort?.names ?? [])]
  const said = wordsOf(clause.text)
  const terms = shop.termsOf(words, [...new Set([...clause.codes, ...shop.codes])])
  const fits = (item: Item) => (term: Term) => shop.fit(item, term) !== null
  // "Which tent for two?" asks for tents, whatever was shown.
  const [kind] = terms.filter(
    (term) => said[1] === term.words[0] && shop.items.some((item) => shop.fit(item, term)?.field === 'head'),
  )
  if (kind && !state.shown.every((item) => fits(item)(kind))) return null
  const needed = terms.filter((term) => term !== kind && state.shown.some((item) => fits(item)(term)))
  const having = needed.length === 0 ? [] : state.shown.filter((item) => needed.every(fits(item)))
  if (having.length > 0 && having.length < state.shown.length) return answerOf(input, having)
  const items = near ? [...state.shown].sort((a, b) => near(b) - near(a)) : state.shown
  const picks = items
    .slice(0, few)
    .map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const replies = repliesIn(voice)
  return {
    confidence: 0.72,
    rule: 'advice',
    intent: 'product',
    composed: listed(replies.picks(null), picks, voice, { after: replies.pickQuestion }),
    memory: { shown: items.map(rowOf), subject: null, topic: 'products', doubts: 0 },
    because: items.map(({ title }) => title),
  }
}

const rowOf = ({ versions, id }: Item) => versions[0]?.row.id ?? id

/** "Which of the two has Bluetooth?", "is there alcohol in any of them?": those of what was shown that say so. */
export function whichOfShown(input: GoodsInput): GoodsAnswer | null {
  const { clause, state } = input
  const { frame } = clause
  const isOfShown = frame.has.these || frame.has.both || asksWhich(clause.said)
  if (state.shown.length < 2 || !isOfShown || isRanked(input)) return null
  if (!clause.isQuestion && !asksWhich(clause.said)) return null
  const asksVersion =
    Object.keys(clause.facets).length > 0 || frame.has.haveIt || clause.asked.size > 0 || clause.onSale
  if (asksVersion || clause.nth !== null) return null
  return byItsWords(input) ?? byItsMeaning(input)
}

function byItsWords(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, shop } = input
  const { frame } = clause
  const { excluded, diets } = frame
  const wish = { excluded, diets, isAllergy: frame.has.allergy, words: state.query?.words ?? [] }
  const isWithout = excluded.length + diets.length > 0
  const isStrict = frame.has.allergy || diets.length > 0
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const words = [...clause.words.map(({ word }) => word), ...(frame.sort?.names ?? [])]
  const terms = shop.termsOf(words, codes)
  // "There are five of us, which one will do?"
  const limits = limitsOf(clause, state.shown)
  // "Which of them is the ladies' one?"
  const forWhom = state.shown.some(({ audiences }) => clause.audiences.some((one) => audiences.has(one)))
  if (terms.length === 0 && !isWithout && limits.length === 0 && !forWhom) return null
  const isNewKind = terms.some(
    (term) =>
      shop.items.some((item) => shop.fit(item, term)?.field === 'head') &&
      !state.shown.some((item) => shop.fit(item, term) !== null),
  )
  // "Which heater for 54 litres?", behind tanks that come with one.
  const [first] = clause.words
  const isOtherKind =
    first !== undefined &&
    wordsOf(clause.text)[1] === first.word &&
    isCalledElsewhere(input, first.word, codes)
  if (isNewKind || isOtherKind) return null
  const known = terms.filter((term) => state.shown.some((item) => shop.fit(item, term) !== null))
  if (limits.length === 0 && !forWhom && known.length < terms.length / 2) return null
  const having = state.shown.filter((item) => {
    const [version] = item.versions
    const held = isWithout && version ? lacks(item, version, wish, codes) : 'yes'
    const isLacking = held === 'yes' || (held === 'unsaid' && !isStrict)
    const keeps = limits.every(
      (bound) => item.versions.some((one) => keepsBound(one, bound) === true) || isDescribed(item, bound),
    )
    const isMeant = !forWhom || clause.audiences.some((one) => item.audiences.has(one))
    return isLacking && keeps && isMeant && known.every((term) => shop.fit(item, term) !== null)
  })
  if (having.length === 0 || having.length === state.shown.length) return null
  return answerOf(input, having)
}

/** "Which of them could I take on a plane?": those whose facts answer it, where none has the words. */
function byItsMeaning(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, similarity } = input
  if (!similarity || !comparesShown(input)) return null
  // "And which one does?" asks what was asked before.
  const question = clause.words.length === 0 && state.asked !== null ? state.asked : clause.said
  const having = state.shown.filter((item) => {
    const asked = askedProduct(item)
    const found = asked && answerAbout(asked, question, clause.language, similarity(item, question))
    return found && !found.notSaid && found.polarity !== 'no' && found.confidence >= surelySaid
  })
  return having.length === 0 || having.length === state.shown.length ? null : answerOf(input, having)
}
const surelySaid = 0.6

/** The facts of a longer list are not looked up. */
const mostCompared = 4

/** The products a clause may be about, likeliest first: what they say of themselves is compared with it by meaning. */
export function itemsAsked(input: GoodsInput): Item[] {
  const { state, acts } = input
  if (acts.ask_about + acts.compare + acts.policy + acts.find < 0.2) return []
  const named = namedIn(input).slice(0, 2)
  const target = targetOf(input, named)
  const all = [target?.item, ...named.map(({ item }) => item), state.focus ?? state.shown[0]]
  const compared = comparesShown(input) ? state.shown : []
  const asked = all.filter((item): item is Item => item !== null && item !== undefined).slice(0, 2)
  return [...new Set([...asked, ...compared])]
}

/** "Which of them …?", of few enough that the facts of all of them are looked at. */
function comparesShown({ state: { shown }, clause }: GoodsInput): boolean {
  const isLimited = limitsOf(clause, shown).length > 0
  return asksWhich(clause.said) && !isLimited && shown.length > 1 && shown.length <= mostCompared
}

function limitsOf({ frame }: GoodsInput['clause'], among: readonly Item[]): Bound[] {
  return [
    ...frame.bounds,
    ...(frame.people === null ? [] : [peopleBound(frame.people, among)]),
    ...(frame.years === null ? [] : [ageBound(frame.years)]),
  ]
}

/** Whether other things are called so, and none of those shown. */
function isCalledElsewhere(
  { shop, state }: GoodsInput,
  word: string,
  codes: readonly LanguageCode[],
): boolean {
  const terms = shop.termsOf([word], codes)
  const isCalled = (item: Item) =>
    terms.some((term) => ['head', 'category', 'title'].includes(shop.fit(item, term)?.field ?? ''))
  return shop.items.some(isCalled) && !state.shown.some(isCalled)
}

/** Of two that were named, the only one that says what is asked beside their names. */
export function chosenOf(input: GoodsInput, items: readonly Item[]): GoodsAnswer | null {
  const { clause, shop } = input
  const isOfTitle = (field: Field | undefined) => field === 'head' || field === 'title'
  // "What do I get for the extra money?" asks for none that speaks of money.
  const asking = clause.codes.flatMap((code) =>
    wordsOf(cuesIn(code).ask.compareThem.exec(clause.text)?.[0] ?? ''),
  )
  const words = clause.words.flatMap(({ word }) =>
    asking.includes(word) || items.some((item) => isOfTitle(item.words.get(stem(word)))) ? [] : word,
  )
  const terms = shop
    .termsOf(words, [...new Set([...clause.codes, ...shop.codes])])
    .filter((term) => items.some((item) => shop.fit(item, term) !== null))
  const having = items.filter((item) => terms.every((term) => shop.fit(item, term) !== null))
  return terms.length > 0 && having.length === 1 ? answerOf(input, having) : null
}

/** "Which has more RAM?" goes by a number; "which is better for dandruff?" by what they say. */
function isRanked({ clause, state }: GoodsInput): boolean {
  const { sort } = clause.frame
  if (sort === null || sort.scale !== null) return sort !== null
  const picks = state.shown.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  return sorted(picks, sort).length > 0
}

function answerOf(input: GoodsInput, items: readonly Item[]): GoodsAnswer {
  const { voice, clause, similarity } = input
  const [only] = items
  const parts = items.map((item) => {
    const shown = shownVersions(item.versions)
    const asked = askedProduct(item)
    const found = asked && answerAbout(asked, clause.said, clause.language, similarity?.(item, clause.said))
    const named = { ...shown, row: { ...shown.row, title: item.title, color: null, size: null } }
    if (found && !found.notSaid) return composeAbout(named, { ...found, polarity: null }, voice).text
    const sentence = sentencesOf(item.description).find((one) =>
      clause.words.some(({ word }) => speaksOfWord(one, word)),
    )
    const kept = item.versions[0]?.said.find(
      (one) =>
        one.name !== '' &&
        limitsOf(clause, items).some((bound) => keepsBound({ said: [one] }, bound) === true),
    )
    if (!sentence && kept) return `${item.title}, ${labelOf(kept)}: ${kept.value}.`
    return sentence ? voice.say.quoted(item.title, sentence.trim()) : item.title
  })
  const text =
    items.length === 1 ? (parts[0] ?? '') : [repliesIn(voice).some(items.length, ''), ...parts].join('\n')
  return {
    confidence: 0.85,
    rule: 'which_of_shown',
    intent: 'product',
    composed: withProducts(
      text,
      items.map((item) => shownVersions(item.versions)),
    ),
    memory:
      items.length === 1 && only
        ? focusOn(input, only)
        : { shown: items.map(rowOf), subject: null, topic: 'products', doubts: 0 },
    because: items.map(({ title }) => title),
  }
}
