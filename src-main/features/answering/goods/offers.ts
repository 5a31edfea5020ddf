import type { RuleCode } from '#shared/trace-codes.ts'
import { nextSteps } from '../compose/buttons.ts'
import { textOnly } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import type { Sort } from './frame.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Pick, Query } from './limits.ts'
import { hasLimits } from './query.ts'
import { limitsText, listed, repliesIn, wordsSaid } from './say.ts'
import { type Scaled, sorted } from './scaling.ts'
import type { Selection } from './select.ts'

export const maxShown = 5

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

/** "Anything lighter?", of the lightest: it is at the end already. */
function atEndAlready(
  { value, said, pick }: Scaled,
  { scale, end }: Sort,
  { from, ranked }: { readonly from: readonly Pick[]; readonly ranked: readonly Scaled[] },
  voice: GoodsInput['voice'],
): string | null {
  const replies = repliesIn(voice)
  if (scale === null || scale === 'price') return null
  if (from.length === 1) return replies.onlyOne
  if (ranked.length === 1) return replies.extremeUnknown
  return replies.extreme(replies.ends[scale][end], pick.item.title, said?.value ?? String(value))
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
  if (nearest.length === 0) {
    const none = atEndAlready(own, sort, { from, ranked }, voice) ?? noFurther(sort, query, voice)
    return beyondLimits(own, sort) ?? say(0.85, 'no_further', textOnly(none), {})
  }
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
