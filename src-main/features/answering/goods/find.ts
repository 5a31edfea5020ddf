import { isRealWord } from '#main/features/embeddings/index.ts'
import type { RuleCode } from '#shared/trace-codes.ts'
import { textOnly, withProducts } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asksWhich } from '../understand/intent.ts'
import { advise, adviseCheaper } from './advice.ts'
import { isNewName, refusesSome } from './anew.ts'
import { givesNamed } from './bounds.ts'
import { extremeOf, saidSo } from './extreme.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Pick } from './limits.ts'
import { besideIt, isGone, maxShown, noFurther, noneKeeps, noneLeft, stepFrom, stepsFor } from './offers.ts'
import { ownQuery } from './own-query.ts'
import { isOfObjects } from './purpose.ts'
import {
  beginsBehind,
  fitting,
  hasLimits,
  isBare,
  isCalled,
  isForSomebody,
  isHowMuch,
  isKindOf,
  isOfAttribute,
  isOfNewThing,
  isOfShownAlone,
  isOnlyPersonal,
  isSaidWell,
  merged,
  namesOneThing,
  namesPerson,
  narrowsPrice,
  onlyVersion,
  searchText,
  wishesFor,
  withoutVersion,
  withPersonal,
  withRefused,
} from './query.ts'
import { sizeEnd, sizesSaid } from './said-sizes.ts'
import { choicesIn, limitsText, listed, repliesIn, shownPick, wordsSaid } from './say.ts'
import { topicsOfScale } from './scaling.ts'
import { confidenceOf, select, withoutWords } from './select.ts'
import { countIn } from './several.ts'
import { sumAnswer } from './sum-answer.ts'
import type { NamedItem } from './targets.ts'
import { slipsIn, strangeAmong, talkIn } from './unknown-words.ts'
import { hasFacets, versionAnswer, withoutSize } from './versions.ts'
import { isOfTheirs, isOfWholeKind } from './which.ts'

/** Goods by kind, words and limits; goes on from what was asked before where the clause names no kind of its own. */
export function find(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { shop, clause, state, acts, voice } = input
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const own = ownQuery(input)
  const isLimiting =
    hasLimits(own) ||
    clause.frame.sort !== null ||
    clause.wantsMore ||
    clause.frame.has.refused ||
    clause.frame.has.anyPrice
  const terms = shop.termsOf(
    own.words.map(({ word }) => word),
    codes,
  )
  // "More than 25 g of protein", "under 1.60 wide": what is limited is no thing that is looked for.
  const things = own.words.filter(({ word }) => isCalled(shop, word, codes, ['head', 'category']))
  const gives = (items: readonly Item[], word: string) =>
    own.bounds.some(
      ({ topic: _, ...bound }) =>
        bound.names.includes(word) &&
        items.some(({ versions }) => versions.some((one) => givesNamed(one, { ...bound, names: [word] }))),
    )
  // "Amps under 30 W", where a kit says "Amp: 10 W": the amp is the thing, unless it is said of what was shown.
  const isOnlyThing = (word: string) =>
    things.length === 1 && things[0]?.word === word && !gives(state.shown, word)
  const isOfBound = (word: string) => !isOnlyThing(word) && gives(shop.items, word)
  // "The one with most strings": strings are counted, though they are sold too.
  const { sort: order } = clause.frame
  const counted = new Set([
    ...(order?.names.filter(shop.hasAttribute) ?? []),
    // "Aged the longest": of what is given as "ageing".
    ...(order?.scale && order.scale !== 'price'
      ? own.words.flatMap(({ word }) => (isHowMuch(shop, word, codes) ? word : []))
      : []),
  ])
  const isThingAlone = namesOneThing(shop, clause, terms)
  const hasKind = terms.some(
    (term) =>
      (isThingAlone || !isOfAttribute(term.words, clause)) &&
      !term.words.every((word) => counted.has(word)) &&
      !isOfObjects(term, own.words) &&
      !term.words.every(isOfBound) &&
      (shop.items.some((item) => {
        const fit = shop.fit(item, term)
        return fit?.field === 'head' || fit?.field === 'category'
      }) ||
        isNewName(input, term, codes) ||
        term.kinds.size > 0),
  )
  const wished = acts.find + acts.recommend
  const isForDoing = !hasKind && wished > 0.45 && own.words.some(({ isObject }) => isObject)
  const isTold = clause.frame.has.gift || (own.words.length > 3 && own.price !== null)
  const least = isTold ? 0.15 : 0.45
  const mayAdvise = isForDoing || ((!own.onSale || own.words.length > 0) && acts.recommend > least)
  const isOfPath =
    clause.begins === 'wish' && !beginsBehind(clause) && terms.some((term) => isSaidWell(shop, term))
  // "What's on offer?" is asked of the whole shop.
  const isMeant = terms.some((term) => term.kinds.size > 0 || isSaidWell(shop, term))
  const isOfAll =
    !clause.goesOn &&
    !clause.frame.has.these &&
    clause.frame.sort === null &&
    ((own.onSale && !isMeant && state.query?.need === undefined) ||
      (own.price !== null &&
        own.words.length === 0 &&
        state.query !== null &&
        !narrowsPrice(clause, state.query)))
  // "With a battery", "for roses", behind a list: it narrows that, though batteries are sold too.
  const isBehind =
    beginsBehind(clause) && !isForSomebody(clause) && !!state.query?.words.length && state.shown.length > 0
  // "No, I meant the blue ones" goes on; "I meant a rucksack" and "and of all your tents, which is lightest?" begin anew.
  const isOfAllSuch = clause.frame.has.ofAll && clause.frame.sort !== null && own.words.length > 0
  const isAnew = (clause.frame.has.correction && hasKind) || isOfAllSuch
  const isKindOfThem = !mayAdvise && !isLimiting && isKindOf(clause, own, state.query)
  const goesOn =
    state.query !== null && (!hasKind || isBehind || isKindOfThem) && !isOfPath && !isOfAll && !isAnew
  // A need of its own begins anew: "and something warm for my grandad"; behind a list it tells more of the same need.
  const tellsMore = state.shown.length > 1 && (state.query?.words.length ?? 0) > 0 && !hasKind
  const isOwnNeed = own.words.length >= 2 || (own.words.length > 0 && wishesFor(clause))
  // Who looks for a present behind something else looks for another thing.
  const isElse = state.query?.need === undefined || (namesPerson(clause) && own.words.length > 0)
  const isNewGift = clause.frame.has.gift && isElse
  const isNewNeed =
    mayAdvise && (isNewGift || (isOwnNeed && !(tellsMore && !clause.isQuestion && !wishesFor(clause))))
  const isBack =
    goesOn &&
    !isNewNeed &&
    !isOfNewThing(input, { ...own, words: own.words.filter(({ word }) => !isOfBound(word)) }) &&
    (isLimiting || clause.goesOn || clause.frame.has.these || own.words.length <= 2)
  const isAdvised = isBack && state.query?.need !== undefined && clause.frame.sort === null
  const isAdvice =
    isAdvised ||
    (mayAdvise && !(isBack && isLimiting && state.query !== null && state.query.words.length > 0))
  const sortTopics = clause.frame.sort?.scale ? topicsOfScale(clause.frame.sort.scale) : []
  const isOfSort = (word: string) =>
    sortTopics.length > 0 &&
    clause.codes.some((code) =>
      [...topicsAsked([word], code).keys()].some((topic) => sortTopics.includes(topic)),
    )
  const isThing = (word: string) =>
    isCalled(shop, word, codes, own.words.length === 1 ? ['head', 'title'] : ['head'])
  // "Bike light, the brightest": here light is the thing itself; behind another thing it is what is sorted by.
  const talk = talkIn(shop, terms, own)
  const meant = {
    ...own,
    bounds: own.bounds.map((bound) => ({
      ...bound,
      names: bound.names.filter((name) => !isOnlyThing(name)),
    })),
    words: own.words.filter(
      ({ word, after }) =>
        !talk.has(word) &&
        !isOfBound(word) &&
        !counted.has(word) &&
        (!isOfSort(word) || (isThing(word) && after !== 'break')),
    ),
  }
  const added = fitting(shop, meant, codes, isBehind ? state.shown : [])
  // "Haha, you're funny" and "nice one" add nothing to what was asked for.
  const isWishing = acts.find + acts.recommend > 0.3
  const isIdle = isBack && !isLimiting && added.words.length === 0 && (own.words.length > 0 || !isWishing)
  const isAsked = (clause.isQuestion && isWishing) || clause.asked.size > 0 || own.inStock || mayAdvise
  if (isIdle && !isAsked) return null
  const query =
    isBack && state.query
      ? withRefused(merged(state.query, added, clause), clause, state)
      : withPersonal(meant, isOfAllSuch ? null : state.query, hasKind || isNewNeed)
  const isEmpty = !hasKind && !isBack && own.words.length === 0 && !clause.asked.has('brands')
  if (isEmpty && (!isLimiting || (isOnlyPersonal(own, acts) && !clause.frame.has.anything))) return null
  // "And if I spend more than 60?", behind what delivery costs.
  if (own.words.length === 0 && own.price !== null && !isBack && acts.policy > 0.5) return null
  const options = {
    language: clause.language,
    codes,
    near: input.near,
    found: input.search(isBack ? searchText(query) : null),
    isLoose: isAdvice || own.words.length > 5,
  }
  let selection = select(shop, query, options)
  // "Anything thicker?", behind the purple one: in whatever colour.
  if (clause.frame.sort?.isStep && isBack && selection.ofKind.length < 2 && own.facets.color === undefined) {
    const { color: _, size: __, ...facets } = query.facets
    selection = select(shop, { ...query, facets }, options)
  }
  // What was reduced was asked for before; where nothing is, anything will do.
  if (selection.failed === 'sale' && !own.onSale)
    selection = select(shop, { ...query, onSale: false }, options)
  const among = (items: readonly Item[]) => ({
    ...selection,
    picks: items.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false })),
  })
  if (named.length > 1 && clause.frame.sort !== null) selection = among(named.map(({ item }) => item))
  const isOfShown =
    clause.frame.sort !== null &&
    !(isBack && isOfWholeKind(input, selection.picks)) &&
    (!hasKind || isOfTheirs(input)) &&
    state.shown.length > 1 &&
    (added.words.every(({ word }) => shop.hasAttribute(word)) || asksWhich(clause.said)) &&
    (clause.frame.has.these ||
      clause.frame.has.both ||
      asksWhich(clause.said) ||
      (isOfShownAlone(state.query, clause) && own.words.length === 0))
  // "The cheapest", behind what only came closest: of those.
  const isOfClosest = isBack && !!clause.frame.sort && !added.words.length && state.shown.length > 1
  if (isOfShown || (isOfClosest && selection.picks.length === 0))
    selection = { ...among(state.shown), failed: null }
  const memory = (picks: readonly Pick[], focus: Item | null): Partial<Memory> => ({
    shown: picks.slice(0, maxShown).map((pick) => shownPick(pick).row.id),
    subject: focus
      ? (focus.versions[0]?.row.id ?? null)
      : picks.length === 1 && picks[0]
        ? shownPick(picks[0]).row.id
        : null,
    goods: { ...withoutVersion(query), sort: null, ...onlyVersion(picks) } as unknown as Record<
      string,
      unknown
    >,
    topic: 'products',
    doubts: 0,
    asked: null,
  })
  const isThingNamed = selection.heads.length > 0
  const unsaid = selection.unmet
    .filter(({ kinds, words }) => kinds.size === 0 && (isThingNamed || !words.some(isRealWord)))
    .flatMap(({ words }) => words)
  // What was mistyped is found, but not said back.
  const what = wordsSaid(query, [...unsaid, ...(selection.picks.length ? slipsIn(shop, query, codes) : [])])
  const replies = repliesIn(voice)
  const say = (
    confidence: number,
    rule: RuleCode,
    composed: GoodsAnswer['composed'],
    keep: Partial<Memory>,
  ): GoodsAnswer => ({
    confidence,
    rule,
    intent: 'product',
    composed,
    memory: keep,
    because: [what, limitsText(query, voice, shop.items[0]?.versions[0])].filter(Boolean),
  })
  const sure = Math.max(
    confidenceOf(selection, query, acts, hasKind),
    isBack && isLimiting ? (own.words.length <= 3 ? 0.84 : 0.72) : 0,
  )
  const cheaper = isBack ? adviseCheaper(input, selection, query, say, memory) : null
  if (cheaper) return cheaper
  if (clause.frame.sort && selection.picks.length > 0) {
    if (clause.frame.sort.isStep && state.shown.length > 0 && !hasKind && !isOfShown)
      return stepFrom(input, selection, query, say, memory) ?? saidSo(input, selection, say, memory)
    const extreme = extremeOf(input, selection.picks, { isOfShown, sure }, say, memory)
    if (extreme) return extreme
  }
  // "Cheaper?", where the only one was refused: there are no others, and it is not that none is sold.
  const isRefused = isBack && (query.refused?.length ?? 0) > 0
  if (clause.frame.sort?.isStep && selection.picks.length === 0 && (isRefused || selection.ofKind.length > 0))
    return say(0.8, 'no_further', textOnly(noFurther(clause.frame.sort, query, voice)), {})
  // A need described at length, of which nothing is sold by name: what comes near to it may help.
  const isLong = own.words.length >= 4 && wished > 0.45
  // "Do you sell skateboards?" asks for a thing, and "something cheaper" for another of what was shown.
  const goesOnNeed = state.query?.need !== undefined && clause.begins !== 'wish'
  // "Not that one, anything else?", behind a list: of those, and no other need.
  const isRefusing = clause.frame.has.refused && isBack && query.words.length > 0
  // "Our kettle is broken, what have you got?", where there are no kettles: nothing else will do.
  const isNamedAlone =
    terms.length > 0 && terms.every((term) => term.kinds.size > 0 && !isOfObjects(term, own.words))
  const isNeed =
    selection.ofKind.length === 0 &&
    !isRefusing &&
    !isNamedAlone &&
    clause.frame.sort === null &&
    (isLong || clause.frame.has.anything || (goesOnNeed && wished > 0.3))
  const near = isAdvised ? (input.nearNeed ?? input.near) : input.near
  if (isAdvice || isNeed) return advise({ ...input, near }, selection, query, say, memory)
  if (clause.frame.has.refused && (selection.ofKind.length === 0 || selection.picks.length > 0)) {
    // What is only found because the better was refused does not fit what was asked for.
    const asked = select(shop, { ...query, refused: [] }, options).picks.map(({ item }) => item)
    const left = selection.picks.filter(({ item }) => asked.includes(item))
    if (left.length === 0) return noneLeft(input, query, what, selection.picks, say, memory)
    selection = { ...selection, picks: left }
  }
  if (selection.ofKind.length === 0) {
    const isWish =
      wished > 0.45 ||
      clause.begins === 'wish' ||
      // "Do you do printers?"
      (isNamedAlone && clause.begins === null && own.words.length <= 2) ||
      (!clause.isQuestion && own.words.length <= 2 && own.words.some(({ word }) => isRealWord(word)))
    if (!isWish || what === '') return null
    const person = { label: voice.say.button.person, value: voice.say.button.person }
    return say(0.4, 'not_sold', { ...textOnly(replies.notSold(what)), buttons: [person] }, {})
  }
  const wider = () => withoutWords(shop, query, selection, options, own)
  if (selection.picks.length === 0) return noneKeeps(input, wider(), query, say, memory)
  const [single] = selection.picks
  if (single && selection.picks.length === 1 && clause.asked.has('price') && countIn(clause) > 1) {
    const sum = sumAnswer(input, [{ item: single.item, count: countIn(clause), versions: single.versions }])
    if (sum) return sum
  }
  const isPriced = clause.asked.has('price') && Object.keys(query.facets).length > 0
  // "How many cooling mats do you have?", where there is one: how many are left of it.
  const asksStock =
    clause.frame.has.howManyLeft || clause.asked.has('stock') || clause.asked.has('count') || isPriced
  const asksVersion = Object.keys(own.facets).some((name) => name === 'size' || name === 'color')
  const ofSize = single
    ? sizesSaid(single.item, clause).filter((version) => hasFacets(version, withoutSize(own.facets)))
    : []
  const left = ofSize.filter((version) => single?.versions.includes(version))
  // "The big jar of honey", where there is one honey in two sizes.
  const bySize = single && clause.frame.sort === null ? sizeEnd(single.item, clause) : null
  // One that is gone was asked for all the same.
  const sized = bySize ? [bySize] : left.length > 0 ? left : ofSize
  if (single && selection.picks.length === 1 && (asksStock || asksVersion || sized.length > 0)) {
    const answer = versionAnswer(input, single.item, sized.length > 0 ? sized : single.versions, false)
    if (answer) return answer
  }
  const choices = choicesIn(input, selection.picks, what, hasKind)
  // The brands of the whole shop limit nothing.
  if (choices) return say(sure, 'choices', choices, what === '' ? {} : memory(selection.picks, null))
  if (clause.asked.has('count') && hasKind)
    return say(
      sure,
      'count',
      withProducts(
        replies.countOf(input.countOf(query) ?? selection.picks.length, what),
        selection.picks.slice(0, maxShown).map(shownPick),
      ),
      memory(selection.picks, null),
    )
  const ordered = [...selection.picks].sort(
    (a, b) => Number(a.isUnsaid) - Number(b.isUnsaid) || Number(isGone(a)) - Number(isGone(b)),
  )
  const sureOnes = ordered.filter(({ isUnsaid }) => !isUnsaid)
  const shown =
    (clause.frame.has.allergy || query.isAllergy || query.diets.length > 0) && sureOnes.length > 0
      ? sureOnes
      : ordered
  const after = [
    ...(shown.some(({ isUnsaid }) => isUnsaid) ? [replies.checkLabel] : []),
    ...(query.isAllergy ? [replies.allergyNote] : []),
  ].join(' ')
  const page =
    clause.wantsMore && !refusesSome(clause) && state.shown.length > 0
      ? shown.filter(({ item }) => !state.shown.includes(item))
      : shown
  if (page.length === 0) {
    // "Something like it": what stands beside it on the shelf.
    const beside = state.focus
      ? besideIt(shop, state.focus).filter((pick) => pick.item !== state.focus && !isGone(pick))
      : []
    return beside.length > 0
      ? say(
          0.8,
          'products',
          listed(replies.closest, beside.slice(0, 3), voice),
          memory(beside.slice(0, 3), null),
        )
      : say(0.85, 'no_more', textOnly(voice.say.noMore), {})
  }
  const strange = strangeAmong(shop, selection.unmet, query, clause)
  const isWished = acts.find > 0.4 || clause.begins === 'wish' || isBare(clause)
  if (strange && query.words.length <= 4 && hasKind && clause.begins !== 'question' && isWished)
    return say(
      0.6,
      'none_keeps',
      listed(`${replies.noneKeeps(wordsSaid(query), '')} ${replies.closest}`, page.slice(0, 3), voice),
      memory(page, null),
    )
  const intro =
    page.length === 1
      ? replies.one(what)
      : page.length > maxShown
        ? replies.best(
            maxShown,
            Math.max(page.length, (clause.wantsMore ? null : input.countOf(query)) ?? 0),
            what,
          )
        : replies.some(page.length, what)
  return say(
    sure,
    'products',
    listed(intro, page, voice, { ...(after && { after }), buttons: stepsFor(page, voice) }),
    memory(page, null),
  )
}
