import { stem } from '#main/lib/text/stem.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { RuleCode } from '#shared/trace-codes.ts'
import { nextSteps } from '../compose/buttons.ts'
import { lineOf } from '../compose/describe.ts'
import { textOnly, withProducts } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import { keepsBound } from './bounds.ts'
import type { Bound, Sort } from './frame.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import { type Item, isWhom, type Said } from './item.ts'
import { denies } from './lacks.ts'
import { limited, type Pick, type Query } from './limits.ts'
import { isOfObjects } from './purpose.ts'
import { hasLimits } from './query.ts'
import { limitsText, listed, money, repliesIn, shownVersions, wordsSaid } from './say.ts'
import { type Scaled, sorted } from './scaling.ts'
import { asNear, type Near, type Selection } from './select.ts'
import type { Shop } from './shop.ts'
import { isProperName } from './targets.ts'
import { kindsIn } from './things.ts'

const maxShown = 5

export type Say = (
  confidence: number,
  rule: RuleCode,
  composed: GoodsAnswer['composed'],
  keep: Partial<Memory>,
) => GoodsAnswer

export type Keep = (picks: readonly Pick[], focus: Item | null) => Partial<Memory>

/** What parts the picks best, more of them, and only those that are there. */
export function stepsFor(picks: readonly Pick[], voice: GoodsInput['voice']) {
  const tally = (name: 'brand' | 'category' | 'color' | 'size' | 'material') => {
    const counts = new Map<string, number>()
    for (const { versions } of picks)
      for (const value of new Set(versions.map(({ row }) => row[name])))
        if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].map(([value, count]) => ({ value, count }))
  }
  const shown = picks.slice(0, maxShown)
  return nextSteps({
    say: voice.say,
    left: picks.length - shown.length,
    total: picks.length,
    facets: {
      brand: tally('brand'),
      category: tally('category'),
      color: tally('color'),
      size: tally('size'),
      material: tally('material'),
    },
    someGone: shown.length > 1 && shown.some(isGone) && !shown.every(isGone),
  })
}

export function isGone({ versions }: Pick): boolean {
  return !versions.some(({ isThere }) => isThere)
}

/** There is nothing more in the direction asked for. */
export function noFurther({ scale, end }: Sort, query: Query, voice: GoodsInput['voice']): string {
  if (scale !== 'price') return repliesIn(voice).nothingLeft(wordsSaid(query))
  return end === 'least' ? voice.say.noCheaper : voice.say.noDearer
}

/** All that fits was refused; what comes near, or was shown beside it, was not. */
export function noneLeft(
  { state, voice }: GoodsInput,
  query: Query,
  what: string,
  near: readonly Pick[],
  say: Say,
  memory: Keep,
): GoodsAnswer {
  const replies = repliesIn(voice)
  const beside = [...new Set([...state.shown, ...state.earlier])]
    .filter(({ id }) => !query.refused?.includes(id))
    .map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const others = (near.length > 0 ? near : beside).slice(0, 3)
  const none = replies.nothingLeft(what)
  return others.length > 0
    ? say(0.8, 'no_more', listed(`${none} ${replies.closest}`, others, voice), memory(others, null))
    : say(0.8, 'no_more', textOnly(none), { goods: memory([], null).goods ?? null })
}

/** "Cheaper", "something smaller": on from what was shown, in that direction. */
export function stepFrom(
  { state, voice, clause, shop }: GoodsInput,
  selection: Selection,
  query: Query,
  say: Say,
  memory: Keep,
): GoodsAnswer | null {
  const { sort } = clause.frame
  if (!sort) return null
  const replies = repliesIn(voice)
  const nth =
    clause.nth === null ? null : (state.shown.at(clause.nth > 0 ? clause.nth - 1 : clause.nth) ?? null)
  const reference = nth ?? state.focus ?? state.shown[0]
  // What is cheaper must still be for four; what is smaller than asked for cannot keep the size that was.
  const kept = sort.scale === 'price' ? selection.picks : selection.ofKind
  const from = kept.length > 1 || !reference || hasLimits(query) ? kept : besideIt(shop, reference)
  const ranked = sorted(from, { ...sort, isStep: false })
  const own = ranked.find(({ pick }) => pick.item === reference)
  if (!own) {
    const all = sorted(selection.picks, sort)
    return all.length > 0
      ? say(
          0.7,
          'step',
          listed(
            all.length === 1 ? replies.one('') : voice.say.foundSome(all.length, all.length),
            all.map(({ pick }) => pick),
            voice,
          ),
          memory(
            all.map(({ pick }) => pick),
            null,
          ),
        )
      : null
  }
  // "Something more secure, under 90": what is said with it holds.
  const isKept = ({ item }: Pick) =>
    (clause.price === null && query.excluded.length + query.diets.length === 0) ||
    selection.picks.some((pick) => pick.item === item)
  const beyond = ranked.filter(
    ({ value, pick }) =>
      pick.item !== own.pick.item &&
      isKept(pick) &&
      (sort.end === 'most' ? value > own.value : value < own.value),
  )
  // The nearest step first.
  const nearest = [...beyond].reverse()
  if (nearest.length === 0)
    return beyondLimits(own, sort) ?? say(0.85, 'no_further', textOnly(noFurther(sort, query, voice)), {})
  const picks = nearest.map(({ pick, version }) => ({
    ...pick,
    versions: sort.scale === 'price' ? [version] : pick.versions,
  }))
  const intro =
    picks.length === 1
      ? replies.one('')
      : picks.length > maxShown
        ? replies.best(maxShown, picks.length, '')
        : replies.some(picks.length, '')
  return say(0.85, 'step', listed(intro, picks, voice), memory(picks, null))

  /** None as wished is cheaper; but one of the kind that is not quite so. */
  function beyondLimits({ value: limit, pick: { item } }: Scaled, { end }: Sort): GoodsAnswer | null {
    if (!hasLimits(query) || sort?.scale !== 'price') return null
    const others = sorted(selection.ofKind, { ...sort, isStep: false })
      .filter(({ value, pick }) => pick.item !== item && (end === 'most' ? value > limit : value < limit))
      .map(({ pick }) => pick)
    if (others.length === 0) return null
    const said = replies.noneKeeps(wordsSaid(query), limitsText(query, voice, shop.items[0]?.versions[0]))
    return say(
      0.75,
      'step',
      listed(`${said} ${replies.closest}`, others.slice(0, 3), voice),
      memory(others, null),
    )
  }
}

/** What stands in the same place of the shop: "something cheaper" than a Barolo is another red wine. */
export function besideIt(shop: GoodsInput['shop'], item: Item): Pick[] {
  const category = item.versions[0]?.row.category ?? null
  return shop.items
    .filter((other) => other === item || (category !== null && other.versions[0]?.row.category === category))
    .map((other) => ({ item: other, versions: other.versions, score: 1, isUnsaid: false }))
}

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
  // A thing that was named is what is wanted; a word of its category only says whom it is for.
  const isOpen = !selection.ofKind.some(({ item }) =>
    selection.heads.some((head) => {
      const field = shop.fit(item, head)?.field
      return !isWhom(head.kinds) && (field === 'head' || field === 'category')
    }),
  )
  // What somebody weighs or measures says whom it is for; only "at least" and "at most", or what it says it is for, limit the thing itself.
  const bounds = query.bounds.filter(
    (bound) => bound.from === null || bound.to === null || isSuited(selection.ofKind, bound),
  )
  const needed = { ...query, price: null, words: [], bounds }
  const own = sectionOf(shop, query.words, codes)
  const isSame = own.words.length === 0 && state.query?.need !== undefined
  const section = isSame ? sectionOf(shop, state.query?.words ?? [], codes) : own
  const ofNeed = isOpen ? byNeed(shop, query, near, codes).filter(({ item }) => section.has(item)) : []
  const within = (picks: readonly Pick[]) =>
    picks.flatMap((pick) => {
      const versions = pick.versions.filter(
        ({ price, isThere }) => isThere && (budget === null || (price !== null && price <= budget * 1.0001)),
      )
      return versions.length > 0 ? [{ ...pick, versions }] : []
    })
  const made = isOpen
    ? limited(ofNeed, needed, codes).picks.slice(0, 40)
    : nearestFew(limited(selection.ofKind, { ...query, price, bounds }, codes).picks, near)
  // Nothing affordable is made for that many people or that age: then they only describe the occasion.
  const anybody = { people: null, years: null, audiences: [] }
  const others = isOpen
    ? limited(ofNeed, { ...needed, ...anybody }, codes)
    : limited(selection.ofKind, { ...query, price, bounds, ...anybody }, codes)
  const suiting = within(made).length > 0 ? made : others.picks.slice(0, 40)
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
  const isVague = clause.words.length < 2 && !shop.items.some((item) => isMeantFor(item, query))
  if (isOpen && budget === null && isVague && query.need === undefined)
    return say(0.6, 'advice_ask', textOnly(replies.adviceAsk), keep([]))
  if (affordable.length === 0) {
    const ofAnyPrice = limited(selection.ofKind, { ...query, price: null, bounds }, codes).picks
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
  if (chosen.length === 1) chosen.push(...ordered.filter((pick) => pick !== chosen[0]).slice(0, 2))
  const intro = replies.picks(budget === null ? null : money(budget, chosen[0]?.versions[0], voice))
  const after = [...(query.isAllergy ? [replies.allergyNote] : []), replies.pickQuestion].join('\n')
  return say(0.72, 'advice', listed(intro, chosen, voice, { after }), keep(chosen))
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
      .filter(({ item }) => !objects.some((term) => shop.fit(item, term)?.field === 'head'))
      // "An induction hob": nothing that says "induction: no".
      .filter(({ versions }) => !query.words.some(({ word }) => versions.every((one) => denies(one, [word]))))
      .sort((a, b) => b.score - a.score)
  )
}

const byWords = 0.25
const forThem = 0.05

function isMeantFor({ audiences }: Item, query: Query): boolean {
  return query.audiences?.some((audience) => audiences.has(audience)) ?? false
}

/** There is such a thing, but not as wished: said so, with what comes nearest. */
export function noneKeeps(
  { voice, shop, clause }: GoodsInput,
  selection: Selection,
  query: Query,
  say: Say,
  memory: Keep,
): GoodsAnswer {
  const replies = repliesIn(voice)
  const limits = limitsText(query, voice, shop.items[0]?.versions[0])
  const what = wordsSaid(query)
  // What was refused was there: "nothing for tents" would be wrong.
  const text = clause.frame.has.refused ? replies.nothingLeft(what) : replies.noneKeeps(what, limits)
  const near = selection.failed === 'excluded' ? [] : nearestFirst(selection, query).slice(0, 3)
  const composed = near.length > 0 ? listed(`${text} ${replies.closest}`, near, voice) : textOnly(text)
  const { shown, subject, ...kept } = memory(near, null)
  // A colour that there is none in is not looked for any longer; with nothing to show, what was shown stays spoken of.
  return say(0.75, 'none_keeps', composed, {
    ...kept,
    ...(selection.failed === 'facets' && { goods: { ...kept.goods, facets: {} } }),
    ...(near.length > 0 && { shown, subject }),
  })
}

/** Where only the price stood in the way, what comes nearest to it. */
function nearestFirst({ before, failed }: Selection, { price }: Query): Pick[] {
  if (failed !== 'price' || !price) return [...before]
  const away = ({ versions }: Pick) =>
    Math.min(
      ...versions.map(({ price: pays }) =>
        pays === null
          ? Number.POSITIVE_INFINITY
          : Math.max((price.min ?? 0) - pays, pays - (price.max ?? Number.POSITIVE_INFINITY), 0),
      ),
    )
  return [...before].sort((a, b) => away(a) - away(b))
}
