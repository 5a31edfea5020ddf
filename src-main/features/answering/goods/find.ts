import { languages } from '#main/languages/index.ts'
import { nextSteps } from '../compose/buttons.ts'
import { sortedSizes } from '../compose/sizes.ts'
import { asksWhich } from '../understand/intent.ts'
import { withProducts, textOnly } from '../compose/parts.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import type { Memory } from '../memory.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Clause } from './reading.ts'
import { labelOf, limitsText, lineOf, listed, money, repliesIn, shownPick, shownVersions, titleOf } from './say.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { sorted, topicsOfScale } from './scaling.ts'
import { noQuery, type Pick, type Query, select, type Selection } from './select.ts'
import type { NamedItem } from './targets.ts'
import { versionAnswer } from './versions.ts'

const maxShown = 5

/** Goods by kind, words and limits; goes on from what was asked before where the clause names no kind of its own. */
export function find(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { shop, clause, state, acts, voice } = input
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const own = queryOf(clause)
  const isLimiting = hasLimits(own) || clause.frame.sort !== null || clause.wantsMore
  const mayAdvise = acts.recommend > 0.45 || (clause.frame.has.gift && acts.recommend > 0.15)
  const terms = shop.termsOf(own.words.map(({ word }) => word), codes)
  const hasKind = terms.some((term) => !isOfAttribute(term.words, clause) && (
    shop.items.some((item) => {
      const fit = shop.fit(item, term)
      return fit?.field === 'head' || fit?.field === 'category'
    }) || term.kinds.size > 0),
  )
  const isOfPath = clause.begins === 'wish' && !beginsBehind(clause) && terms.some((term) => shop.items.some((item) => (shop.fit(item, term)?.score ?? 0) >= 0.5))
  // "What's on offer?" is asked of the whole shop.
  const isOfAll = own.onSale && own.words.length === 0 && !clause.goesOn && !clause.frame.has.these
  const goesOn = state.query !== null && !hasKind && !isOfPath && !isOfAll && !clause.frame.has.correction
  const isBack = goesOn && (isLimiting || clause.goesOn || clause.frame.has.these || own.words.length <= 2)
  const isAdvice = mayAdvise && !(isBack && isLimiting && state.query !== null && state.query.words.length > 0)
  const sortTopics = clause.frame.sort?.scale ? topicsOfScale(clause.frame.sort.scale) : []
  const isOfSort = (word: string) => sortTopics.length > 0 && clause.codes.some((code) => [...topicsAsked([word], code).keys()].some((topic) => sortTopics.includes(topic)))
  const meant = { ...own, words: own.words.filter(({ word }) => !isOfSort(word)) }
  const query = isBack && state.query ? merged(state.query, fitting(shop, meant, codes), clause) : withPersonal(meant, state.query, hasKind)
  if (!hasKind && !isBack && !isLimiting && own.words.length === 0) return null
  const options = { language: clause.language, codes, near: input.near, isLoose: isAdvice || own.words.length > 5 }
  let selection = select(shop, query, options)
  if (named.length > 1 && clause.frame.sort !== null)
    selection = { ...selection, picks: named.map(({ item }) => ({ item, versions: item.versions, score: 1, isUnsaid: false })) }
  const isOfShown = clause.frame.sort !== null && !hasKind && state.shown.length > 1 && (clause.frame.has.these || clause.frame.has.both || asksWhich(clause.said))
  if (isOfShown) selection = { ...selection, picks: state.shown.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false })), failed: null }
  const memory = (picks: readonly Pick[], focus: Item | null): Partial<Memory> => ({
    shown: picks.slice(0, maxShown).map((pick) => shownPick(pick).row.id),
    subject: focus ? (focus.versions[0]?.row.id ?? null) : picks.length === 1 && picks[0] ? shownPick(picks[0]).row.id : null,
    goods: { ...query, sort: null } as unknown as Record<string, unknown>,
    topic: 'products',
    doubts: 0,
    asked: null,
  })
  const what = wordsSaid(query)
  const replies = repliesIn(voice)
  const say = (confidence: number, rule: string, composed: GoodsAnswer['composed'], keep: Partial<Memory>): GoodsAnswer => ({
    confidence,
    rule,
    intent: 'product',
    composed,
    memory: keep,
    because: [what, limitsText(query, voice, shop.items[0]?.versions[0])].filter(Boolean),
  })
  const sure = Math.max(confidenceOf(selection, query, input, hasKind), isBack && isLimiting ? 0.72 : 0)

  if (clause.frame.sort && selection.picks.length > 0) {
    const { sort } = clause.frame
    const ranked = sorted(selection.picks, sort, clause)
    const [first] = ranked
    if (sort.isStep && state.shown.length > 0 && !hasKind && !isOfShown) return stepFrom(input, selection, query, say, memory)
    if (first) {
      const value = sort.scale === 'price' && !first.said ? money(first.value, first.version, voice) : (first.said?.value ?? '')
      const label = labelOf(first.said)
      const name = titleOf(first.pick.item)
      const text = sort.scale && !first.isByName ? replies.extreme(replies.ends[sort.scale][sort.end], name, value) : replies.extremeOf(name, label, value, sort.end)
      const next = isOfShown ? [] : ranked.slice(1, 3).map(({ version }) => shownVersions([version]))
      return say(Math.max(0.8, sure), 'superlative', withProducts(text, [shownVersions([first.version]), ...next]), {
        ...memory(selection.picks, first.pick.item),
        shown: [first.version.row.id, ...ranked.slice(1, 4).map(({ pick }) => shownPick(pick).row.id)],
        subject: first.version.row.id,
      })
    }
    if (sort.scale !== null && !sort.isStep && selection.picks.length > 1) {
      const nearest = [...selection.picks].sort((a, b) => b.score - a.score)
      return say(0.55, 'superlative_unknown', listed(replies.extremeUnknown(what), nearest.slice(0, 3), voice), memory(nearest, null))
    }
  }
  if (isAdvice) return advise(input, selection, query, say, memory)
  if (selection.ofKind.length === 0) {
    const isWish = acts.find + acts.recommend > 0.45 || clause.begins === 'wish' || (!clause.isQuestion && own.words.length <= 2)
    if (!isWish || what === '') return null
    const person = { label: voice.say.button.person, value: voice.say.button.person }
    return say(0.4, 'not_sold', { ...textOnly(replies.notSold(what)), buttons: [person] }, {})
  }
  if (selection.picks.length === 0) return noneKeeps(input, selection, query, say, memory)
  const [single] = selection.picks
  const asksStock = clause.frame.has.howManyLeft || clause.asked.has('stock') || (clause.asked.has('price') && Object.keys(query.facets).length > 0)
  const asksVersion = Object.keys(own.facets).some((name) => name === 'size' || name === 'color')
  if (single && selection.picks.length === 1 && (asksStock || asksVersion)) {
    const answer = versionAnswer(input, single.item, single.versions, false)
    if (answer) return answer
  }
  if (clause.asked.has('brands') || ((clause.asked.has('sizes') || clause.asked.has('colours')) && hasKind)) {
    const name = clause.asked.has('brands') ? 'brand' : clause.asked.has('sizes') ? 'size' : 'color'
    const values = [...new Set(selection.picks.flatMap(({ versions }) => versions.flatMap(({ row }) => row[name] ?? [])))]
    const shownValues = name === 'size' ? sortedSizes(values) : values
    if (values.length > 0)
      return say(sure, 'choices', withProducts(voice.say[name === 'brand' ? 'brands' : name === 'size' ? 'sizes' : 'colours'](voice.say.list(shownValues.slice(0, 12), Math.max(0, shownValues.length - 12)), what), selection.picks.slice(0, 3).map(shownPick)), memory(selection.picks, null))
  }
  if (clause.asked.has('count') && hasKind)
    return say(sure, 'count', withProducts(replies.countOf(selection.picks.length, what), selection.picks.slice(0, maxShown).map(shownPick)), memory(selection.picks, null))
  const isNot = selection.picks.some(({ isUnsaid }) => isUnsaid)
  const ordered = [...selection.picks].sort((a, b) => Number(a.isUnsaid) - Number(b.isUnsaid) || Number(isGone(a)) - Number(isGone(b)))
  const sureOnes = ordered.filter(({ isUnsaid }) => !isUnsaid)
  const shown = (clause.frame.has.allergy || query.isAllergy || query.diets.length > 0) && sureOnes.length > 0 ? sureOnes : ordered
  const isUnsaidShown = isNot && shown.some(({ isUnsaid }) => isUnsaid)
  const after = [
    ...(isUnsaidShown ? [replies.checkLabel] : []),
    ...(query.isAllergy ? [replies.allergyNote] : []),
  ].join(' ')
  const page = clause.wantsMore && state.shown.length > 0 ? shown.filter(({ item }) => !state.shown.includes(item)) : shown
  if (page.length === 0) return say(0.85, 'no_more', textOnly(voice.say.noMore), {})
  const [only] = page
  const intro =
    page.length === 1 && only
      ? replies.one(what)
      : page.length > maxShown
        ? replies.best(maxShown, page.length, what)
        : replies.some(page.length, what)
  return say(sure, 'products', listed(intro, page, voice, { ...(after && { after }), buttons: stepsFor(page, voice) }), memory(page, null))
}

/** "biggest battery": what is sorted by is no thing that is looked for. */
function isOfAttribute(words: readonly string[], { frame, codes }: Clause): boolean {
  const topics = frame.sort?.scale ? topicsOfScale(frame.sort.scale) : []
  return topics.length > 0 && codes.some((code) => [...topicsAsked(words, code).keys()].some((topic) => topics.includes(topic)))
}

/** Words that nothing here has are talk, where the clause goes on from another. */
function fitting(shop: GoodsInput['shop'], query: Query, codes: readonly LanguageCode[]): Query {
  const terms = shop.termsOf(query.words.map(({ word }) => word), codes)
  const kept = new Set(terms.filter((term) => shop.items.some((item) => (shop.fit(item, term)?.score ?? 0) >= 0.5)).flatMap(({ words }) => words))
  return { ...query, words: query.words.filter(({ word }) => kept.has(word)) }
}

/** What somebody must not eat or can spend holds for the next thing too. */
function withPersonal(query: Query, before: Query | null, hasKind: boolean): Query {
  if (!before || !hasKind) return query
  return {
    ...query,
    diets: [...new Set([...query.diets, ...before.diets])],
    isAllergy: query.isAllergy || before.isAllergy,
    excluded: before.isAllergy ? [...before.excluded, ...query.excluded] : query.excluded,
  }
}

const prepositions = wordsInAll(({ words }) => words.prepositions)

/** "for men", "in blue": it goes on from what was said before. */
function beginsBehind({ text }: Clause): boolean {
  return prepositions.has(text.split(/[^a-zßæœø']+/).find(Boolean) ?? '')
}

type Say = (confidence: number, rule: string, composed: GoodsAnswer['composed'], keep: Partial<Memory>) => GoodsAnswer
type Keep = (picks: readonly Pick[], focus: Item | null) => Partial<Memory>

/** What parts the picks best, more of them, and only those that are there. */
function stepsFor(picks: readonly Pick[], voice: GoodsInput['voice']) {
  const tally = (name: 'brand' | 'category' | 'color' | 'size' | 'material') => {
    const counts = new Map<string, number>()
    for (const { versions } of picks)
      for (const value of new Set(versions.map(({ row }) => row[name]))) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].map(([value, count]) => ({ value, count }))
  }
  const shown = picks.slice(0, maxShown)
  return nextSteps({
    say: voice.say,
    left: picks.length - shown.length,
    total: picks.length,
    facets: { brand: tally('brand'), category: tally('category'), color: tally('color'), size: tally('size'), material: tally('material') },
    someGone: shown.length > 1 && shown.some(isGone) && !shown.every(isGone),
  })
}

function isGone({ versions }: Pick): boolean {
  return !versions.some(({ isThere }) => isThere)
}

/** "Cheaper", "something smaller": on from what was shown, in that direction. */
function stepFrom({ state, voice, clause }: GoodsInput, selection: Selection, query: Query, say: Say, memory: Keep): GoodsAnswer | null {
  const { sort } = clause.frame
  if (!sort) return null
  const reference = state.focus ?? state.shown[0]
  const ranked = sorted(selection.ofKind.filter(({ item }) => limitsKeep(item, selection)), { ...sort, isStep: false })
  const own = ranked.find(({ pick }) => pick.item === reference)
  if (!own) {
    const all = sorted(selection.picks, sort)
    return all.length > 0 ? say(0.7, 'step', listed(voice.say.foundSome(all.length, all.length), all.map(({ pick }) => pick), voice), memory(all.map(({ pick }) => pick), null)) : null
  }
  const beyond = ranked.filter(({ value, pick }) => pick.item !== own.pick.item && (sort.end === 'most' ? value > own.value : value < own.value))
  // The nearest step first.
  const nearest = [...beyond].reverse()
  if (nearest.length === 0)
    return say(0.85, 'no_further', textOnly(sort.scale === 'price' ? (sort.end === 'least' ? voice.say.noCheaper : voice.say.noDearer) : repliesIn(voice).nothingLeft(wordsSaid(query))), {})
  const picks = nearest.map(({ pick, version }) => ({ ...pick, versions: sort.scale === 'price' ? [version] : pick.versions }))
  const intro = picks.length === 1 ? repliesIn(voice).one('') : repliesIn(voice).some(picks.length, '')
  return say(0.85, 'step', listed(intro, picks, voice), memory(picks, null))
}

function limitsKeep(item: Item, { ofKind }: Selection): boolean {
  return ofKind.some((pick) => pick.item === item)
}

/** A need or a gift: two or three of different kinds within the budget, and one question. */
function advise({ voice, shop, near }: GoodsInput, selection: Selection, query: Query, say: Say, memory: Keep): GoodsAnswer {
  const replies = repliesIn(voice)
  const budget = query.price?.max ?? null
  // A thing that was named is what is wanted; a word of its category only says whom it is for.
  const isOpen = !selection.picks.some(({ item }) => selection.heads.some((head) => shop.fit(item, head)?.field === 'head' || shop.fit(item, head)?.field === 'category'))
  const inKind = new Set(selection.ofKind.map(({ item }) => item))
  const from = isOpen
    ? shop.items
        .map((item) => ({ item, versions: item.versions, score: (near?.(item) ?? 0) + (inKind.has(item) && selection.heads.length > 0 ? 0.15 : 0), isUnsaid: false }))
        .sort((a, b) => b.score - a.score)
        .slice(0, 40)
    : selection.picks
  const affordable = from.flatMap((pick) => {
    const versions = pick.versions.filter(({ price, isThere }) => isThere && (budget === null || (price !== null && price <= budget * 1.0001)))
    return versions.length > 0 ? [{ ...pick, versions }] : []
  })
  if (isOpen && budget === null && query.words.length < 2) return say(0.6, 'advice_ask', textOnly(replies.adviceAsk), {})
  if (affordable.length === 0) {
    const cheapest = sorted(from, { scale: 'price', names: [], end: 'least', isStep: false })[0]
    const text = cheapest ? replies.overBudget(lineOf(shownVersions([cheapest.version]), voice)) : replies.adviceAsk
    return say(0.6, 'advice_over_budget', cheapest ? withProducts(text, []) : textOnly(text), memory([], null))
  }
  const chosen: Pick[] = []
  const seen = new Set<string>()
  for (const pick of affordable) {
    const kind = pick.versions[0]?.row.category ?? pick.item.title
    if (isOpen && seen.has(kind)) continue
    seen.add(kind)
    chosen.push(pick)
    if (chosen.length === 3) break
  }
  const intro = replies.picks(budget === null ? null : money(budget, chosen[0]?.versions[0], voice))
  return say(0.72, 'advice', listed(intro, chosen, voice, { after: replies.pickQuestion }), memory(chosen, null))
}

/** There is such a thing, but not as wished: said so, with what comes nearest. */
function noneKeeps({ voice, shop }: GoodsInput, selection: Selection, query: Query, say: Say, memory: Keep): GoodsAnswer {
  const replies = repliesIn(voice)
  const limits = limitsText(query, voice, shop.items[0]?.versions[0])
  const text = replies.noneKeeps(wordsSaid(query), limits)
  const near = selection.failed === 'excluded' ? [] : nearestFirst(selection, query).slice(0, 3)
  const composed = near.length > 0 ? listed(`${text} ${replies.closest}`, near, voice) : textOnly(text)
  return say(0.75, 'none_keeps', composed, memory(near, null))
}

/** Where only the price stood in the way, what comes nearest to it. */
function nearestFirst({ before, failed }: Selection, { price }: Query): Pick[] {
  if (failed !== 'price' || !price) return [...before]
  const away = ({ versions }: Pick) =>
    Math.min(...versions.map(({ price: pays }) => (pays === null ? Number.POSITIVE_INFINITY : Math.max((price.min ?? 0) - pays, pays - (price.max ?? Number.POSITIVE_INFINITY), 0))))
  return [...before].sort((a, b) => away(a) - away(b))
}

function confidenceOf(selection: Selection, query: Query, { acts }: GoodsInput, hasKind: boolean): number {
  const wish = acts.find + acts.recommend + acts.compare + acts.ask_about
  const base = selection.isByMeaning ? 0.5 : hasKind ? 0.86 : query.words.length === 0 ? 0.75 : 0.62
  const unmet = selection.unmet.length / Math.max(1, query.words.length)
  return Math.min(0.95, Math.max(0.2, base - 0.35 * unmet) * (0.75 + 0.25 * wish))
}

function queryOf(clause: Clause): Query {
  const { frame, price, facets } = clause
  return {
    ...noQuery,
    words: clause.words,
    bounds: frame.bounds,
    excluded: frame.excluded,
    diets: frame.diets,
    isAllergy: frame.has.allergy,
    price,
    facets,
    onSale: clause.onSale,
    inStock: clause.inStock,
    sort: frame.sort,
    years: frame.years,
    people: frame.people,
    isPerUnit: frame.isPerUnit,
  }
}

function hasLimits(query: Query): boolean {
  return (
    query.bounds.length + query.excluded.length + query.diets.length > 0 ||
    query.price !== null ||
    Object.keys(query.facets).length > 0 ||
    query.onSale ||
    query.years !== null ||
    query.people !== null
  )
}

/** What was asked for before, with what this clause says of it; a new limit takes the place of the old one of its kind. */
function merged(before: Query, now: Query, clause: Clause): Query {
  const bounds = [...before.bounds.filter(({ dimension }) => !now.bounds.some((own) => own.dimension === dimension)), ...now.bounds]
  return {
    ...before,
    words: [...before.words, ...now.words.map((word, at) => (at === 0 ? { ...word, after: 'break' as const } : word))],
    bounds,
    excluded: [...before.excluded, ...now.excluded],
    diets: [...new Set([...before.diets, ...now.diets])],
    isAllergy: before.isAllergy || now.isAllergy,
    price: now.price ?? (clause.frame.sort?.scale === 'price' ? null : before.price),
    facets: { ...before.facets, ...now.facets },
    onSale: before.onSale || now.onSale,
    inStock: before.inStock || now.inStock,
    sort: now.sort,
    years: now.years ?? before.years,
    people: now.people ?? before.people,
    isPerUnit: now.isPerUnit,
  }
}

function wordsSaid(query: Query): string {
  return query.words.map(({ word }) => word).slice(0, 6).join(' ')
}

export const grammarOf = (clause: Clause) => languages[clause.language].grammar
