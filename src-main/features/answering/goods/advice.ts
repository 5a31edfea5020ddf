import { stem } from '#main/lib/text/stem.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { lineOf } from '../compose/describe.ts'
import { textOnly, withProducts } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import { behindWhich } from '../understand/intent.ts'
import { keepsBound } from './bounds.ts'
import type { Bound } from './frame.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import { type Item, isWhom, type Said } from './item.ts'
import { denies } from './lacks.ts'
import { ageBound, limited, type Pick, type Query } from './limits.ts'
import { type Keep, noFurther, type Say } from './offers.ts'
import { isOfObjects } from './purpose.ts'
import { listed, money, repliesIn, shownVersions } from './say.ts'
import { sorted } from './scaling.ts'
import { asNear, type Near, type Selection } from './select.ts'
import type { Shop, Term } from './shop.ts'
import { isProperName } from './targets.ts'
import { kindsIn } from './things.ts'

/** A need or a gift: two or three of different kinds within the budget, and one question. */
export function advise(
  { voice, shop, near, clause, state }: GoodsInput,
  selection: Selection,
  query: Query,
  say: Say,
  memory: Keep,
): GoodsAnswer {
  const replies = repliesIn(voice)
  const { min = null, max = null, around = null } = query.price ?? {}
  // "About 50" is 50, not what lies around it.
  const budget = around ?? max
  const price = around === null ? query.price : null
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  // A thing that was named is what is wanted; a word of its category only says whom it is for. "I cook for myself, which pan?": what is
  // far from all that was said is no kettle that was named, though "cook" is in its name.
  const asked = askedFor(shop, clause.said, codes)
  const ofKind = asked ?? selection.ofKind
  const isNamed = ofKind.some(({ item }) =>
    selection.heads.some((head) => !isWhom(head.kinds) && isOf(shop, item, head)),
  )
  const isOpen = asked === null && (!isNamed || isFarFrom(ofKind, near, shop.items))
  // What somebody weighs or measures says whom it is for; only "at least" and "at most", or what it says it is for, limit the thing itself.
  const bounds = query.bounds.filter(
    (bound) => bound.from === null || bound.to === null || isSuited(ofKind, bound),
  )
  const needed = { ...query, price: null, words: [], bounds }
  const isSame = state.query?.need !== undefined
  const own = sectionOf(shop, query.words, codes)
  const section = own.words.length === 0 && isSame ? sectionOf(shop, state.query?.words ?? [], codes) : own
  // "For a 5 year old", and nothing else: only what says that it is for them.
  const isOfAge =
    query.years !== null &&
    clause.words.length === 0 &&
    (!isSame || (state.shown.length > 0 && state.shown.every((item) => isForAge(item, query))))
  const suits = (item: Item) => section.has(item) && (!isOfAge || isForAge(item, query))
  const ofNeed = isOpen ? byNeed(shop, query, near, codes).filter(({ item }) => suits(item)) : []
  const within = (picks: readonly Pick[]) =>
    picks.flatMap((pick) => {
      const versions = pick.versions.filter(
        ({ price, isThere }) => isThere && (budget === null || (price !== null && price <= budget * 1.0001)),
      )
      return versions.length > 0 ? [{ ...pick, versions }] : []
    })
  const made = isOpen
    ? limited(ofNeed, needed, codes).picks.slice(0, 40)
    : nearestFew(limited(ofKind, { ...query, price, bounds }, codes).picks, near)
  // Nothing affordable is made for that many people or that age: then they only describe the occasion.
  const anybody = { people: null, years: null, audiences: [] }
  const others = isOpen
    ? limited(ofNeed, { ...needed, ...anybody }, codes)
    : limited(ofKind, { ...query, price, bounds, ...anybody }, codes)
  // "My son starts guitar lessons, he's 10": the keyboard that is made for children is no guitar.
  const isElsewhere =
    isOpen &&
    isFarFrom(
      within(made),
      near,
      within(others.picks).map(({ item }) => item),
    )
  const suiting = within(made).length > 0 && !isElsewhere ? made : others.picks.slice(0, 40)
  // "A present for a drummer, 30 euros", where no drum costs so little: what else suits the need.
  const besides = limited(byNeed(shop, query, near, codes), needed, codes).picks.slice(0, 40)
  const isElse = !isOpen && within(suiting).length === 0 && clause.frame.has.gift
  const from = isElse && within(besides).length > 0 ? besides : suiting
  const all = within(from)
  // "Something else": of what suits, what was not shown yet.
  const unseen = clause.wantsMore ? all.filter(({ item }) => !state.shown.includes(item)) : all
  const affordable = unseen.length > 0 ? unseen : all
  const keep = (picks: readonly Pick[]): Partial<Memory> => {
    const kept = memory(picks, null)
    const { words } = section
    return { ...kept, goods: { ...kept.goods, ...(isOpen && { words }), need: query.need ?? clause.said } }
  }
  // "What do you have for children?", where something is made for them.
  const isVague =
    clause.words.length < (query.years === null ? 2 : 1) &&
    !shop.items.some((item) => isMeantFor(item, query) || isForAge(item, query))
  if (isOpen && budget === null && isVague && query.need === undefined)
    return say(0.6, 'advice_ask', textOnly(replies.adviceAsk), keep([]))
  if (affordable.length === 0) {
    // All that is for them is sold out, and that is said beside each.
    if (budget === null && from.length > 0)
      return say(0.6, 'advice', listed(replies.picks(null), from.slice(0, 3), voice), keep(from.slice(0, 3)))
    const ofAnyPrice = limited(ofKind, { ...query, price: null, bounds }, codes).picks
    const cheapest = sorted(from.length > 0 ? from : ofAnyPrice, {
      scale: 'price',
      names: [],
      end: 'least',
      isStep: false,
    })[0]
    const text = cheapest
      ? replies.overBudget(lineOf(shownVersions([cheapest.version]), voice))
      : replies.adviceAsk
    // "How heavy is it?" is of the one that was named, though it is not shown.
    const kept = cheapest ? { ...keep([cheapest.pick]), subject: cheapest.version.row.id } : keep([])
    return say(0.6, 'advice_over_budget', cheapest ? withProducts(text, []) : textOnly(text), kept)
  }
  // Who names two amounts does not want the cheapest.
  const dear = affordable.flatMap((pick) => {
    const versions = pick.versions.filter(({ price }) => price !== null && price >= (min ?? 0))
    return versions.length > 0 ? [{ ...pick, versions }] : []
  })
  const ordered = min === null || around !== null || dear.length === 0 ? affordable : dear
  const chosen: Pick[] = []
  const seen = new Set<string>()
  const best = Math.max(...ordered.map(({ score }) => score))
  for (const pick of ordered) {
    const kind = pick.versions[0]?.row.category ?? pick.item.title
    // A linen shirt is another kind than the down jacket, and no answer to the cold.
    if (isOpen && (seen.has(kind) || pick.score < best - farBehind)) continue
    seen.add(kind)
    chosen.push(pick)
    if (chosen.length === 3) break
  }
  // Where there is but one kind of it, others of the kind are a choice too.
  if (chosen.length === 1)
    chosen.push(
      ...ordered
        .filter((pick) => pick !== chosen[0] && (!isOpen || pick.score >= best - farBehind))
        .slice(0, 2),
    )
  const intro = replies.picks(budget === null ? null : money(budget, chosen[0]?.versions[0], voice))
  const after = [...(query.isAllergy ? [replies.allergyNote] : []), replies.pickQuestion].join('\n')
  return say(0.72, 'advice', listed(intro, chosen, voice, { after }), keep(chosen))
}

/** "Something cheaper", behind what was advised: for the same need, and less than any of that costs. */
export function adviseCheaper(
  input: GoodsInput,
  selection: Selection,
  query: Query,
  say: Say,
  memory: Keep,
): GoodsAnswer | null {
  const { clause, state } = input
  const { sort } = clause.frame
  const isCheaper = sort?.isStep === true && sort.scale === 'price' && sort.end === 'least'
  if (!isCheaper || state.query?.need === undefined || clause.words.length > 0) return null
  const than = state.focus ? [state.focus] : state.shown
  const prices = than.flatMap(({ versions }) => versions.flatMap(({ price }) => price ?? []))
  const price = { min: null, max: Math.min(...prices) - 0.01 }
  const near = input.nearNeed ?? input.near
  const advised = advise({ ...input, near }, selection, { ...query, price, sort: null }, say, memory)
  if (advised.rule === 'advice') return advised
  // Of any goods the cheapest is said all the same.
  if (!state.shown.every((item) => isForAge(item, query))) return null
  return say(0.8, 'no_further', textOnly(noFurther(sort, query, input.voice)), {})
}

/** "Nappies for a baby of 10 kg", of which some say for which weight they are. */
function isSuited(ofKind: readonly Pick[], bound: Bound): boolean {
  const isRange = ({ isUpTo, isFrom, measures }: Said) =>
    measures.some(
      ({ dimension, from, to }) => dimension === bound.dimension && (from < to || isUpTo || isFrom),
    )
  return ofKind.some(({ versions }) =>
    versions.some((version) => version.said.some(isRange) && keepsBound(version, bound) === true),
  )
}

const fewest = 3
const farBehind = 0.15

/** Whether one of the others is much nearer to what was said than what was found by its words. */
function isFarFrom(found: readonly Pick[], near: Near | null, others: readonly Item[]): boolean {
  if (near === null) return false
  const bestOf = (items: readonly Item[]) => Math.max(0, ...items.map(near))
  return bestOf(others) - bestOf(found.map(({ item }) => item)) > farBehind
}

/** "I sweat at night, which duvet would you take?": a duvet, however near the pillows are. */
function askedFor(shop: Shop, said: string, codes: readonly LanguageCode[]): Pick[] | null {
  const [thing] = shop.termsOf([behindWhich(said) ?? ''], codes)
  const items = thing ? shop.items.filter((item) => isOf(shop, item, thing)) : []
  return items.length > 0
    ? items.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
    : null
}

function isOf(shop: Shop, item: Item, term: Term): boolean {
  const field = shop.fit(item, term)?.field
  return field === 'head' || field === 'category'
}

/** "For my cat", where the shop has a part for cats: nothing of the other parts suits, however near it sounds. */
function sectionOf(shop: Shop, words: Query['words'], codes: readonly LanguageCode[]) {
  const names = words.filter(
    ({ word }) =>
      isWhom(kindsIn([word], codes)) && shop.items.some((item) => item.words.get(stem(word)) === 'path'),
  )
  const terms = shop.termsOf(
    names.map(({ word }) => word),
    codes,
  )
  const inside = new Set(shop.items.filter((item) => terms.every((term) => shop.fit(item, term) !== null)))
  const isPart = terms.length > 0 && inside.size >= fewest
  return { words: isPart ? names : [], has: (item: Item) => !isPart || inside.has(item) }
}

/** Of a kind that was named, those that say the most of the need, and those that suit it about as well as the one that suits it best. */
function nearestFew(picks: readonly Pick[], near: Near | null): Pick[] {
  const ordered = [...picks].sort((a, b) => b.score - a.score)
  const best = Math.max(0, ...ordered.map(({ item }) => near?.(item) ?? 0))
  const saysMore = ({ score }: Pick) => score === ordered[0]?.score && score !== ordered.at(-1)?.score
  return ordered.filter((pick) => near === null || saysMore(pick) || near(pick.item) >= best - asNear)
}

/** What says the most of the need, by meaning and by its words; a rare word says more, a name nothing. */
function byNeed(shop: Shop, query: Query, near: Near | null, codes: readonly LanguageCode[]): Pick[] {
  const terms = shop.termsOf(
    query.words.map(({ word }) => word),
    codes,
  )
  const objects = terms.filter((term) => isOfObjects(term, query.words))
  const weighed = terms.flatMap((term) => {
    const isName = term.words.every((word) => isProperName(shop, word))
    const fits = shop.items.map((item) => (isName ? 0 : (shop.fit(item, term)?.score ?? 0)))
    const count = fits.filter((fit) => fit > 0).length
    return count === 0 ? [] : [{ fits, weight: Math.log(1 + shop.items.length / count) }]
  })
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (
    shop.items
      .map((item) => {
        const said = weighed.reduce((sum, { fits, weight }) => sum + weight * (fits[item.at] ?? 0), 0) / all
        return {
          item,
          versions: item.versions,
          score: (near?.(item) ?? 0) + byWords * said + (isMeantFor(item, query) ? forThem : 0),
          isUnsaid: false,
        }
      })
      // "Something to store coffee in" is no coffee.
      .filter(({ item }) => !objects.some((term) => isThing(item, term)))
      // "An induction hob": nothing that says "induction: no".
      .filter(({ versions }) => !query.words.some(({ word }) => versions.every((one) => denies(one, [word]))))
      .sort((a, b) => b.score - a.score)
  )
}

/** "A tin for coffee" is none; "Lippenbalsam" only begins with what it is for. */
function isThing({ head, kinds }: Item, { kinds: asked, words }: Term): boolean {
  return [...asked].some((kind) => kinds.has(kind)) || stem(head).endsWith(stem(words.at(-1) ?? ''))
}

const byWords = 0.25
const forThem = 0.05

/** "What do you have for a 3 year old?": what says from what age it is, or that it is for children. */
function isForAge({ versions, audiences }: Item, { years }: Query): boolean {
  if (years === null) return false
  const isForChild = audiences.has(years < walking ? 'baby' : 'child')
  return isForChild || versions.some((version) => keepsBound(version, ageBound(years)) === true)
}
const walking = 2

function isMeantFor({ audiences }: Item, query: Query): boolean {
  return query.audiences?.some((audience) => audiences.has(audience)) ?? false
}
