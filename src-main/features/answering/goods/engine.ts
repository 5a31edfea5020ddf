import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { composeDetails } from '../compose/one-product.ts'
import { textOnly } from '../compose/parts.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asksWhich } from '../understand/intent.ts'
import { about, askedAgain, countsIn, saysWhether } from './about.ts'
import { isAnother, isAnyWished, withAnything } from './anew.ts'
import { asksAmount, asksPieces, ofVersions, piecesIn, withThing } from './asked-amount.ts'
import { withAwaited } from './awaited.ts'
import { fitsBody } from './body-height.ts'
import { keepsBound } from './bounds.ts'
import { companionOf, withCompanion } from './companion.ts'
import { withComparative, withEnd } from './extreme.ts'
import { find } from './find.ts'
import { fitting } from './fits.ts'
import { withoutIdleLimits } from './idle-limits.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { ageBound } from './limits.ts'
import { isUnit } from './measures.ts'
import { isNoun, withToldApart } from './mention.ts'
import { ofFocusFirst, ofFocusRather } from './of-focus.ts'
import { withPointed } from './of-shown.ts'
import { withoutPack } from './packs.ts'
import { compared, isOfName } from './pairs.ts'
import { withPlainWish } from './plain-wish.ts'
import { asksPriceOnly, asksTerms } from './price-asked.ts'
import { isCalled, isSizeWord } from './query.ts'
import { askedIn, type Clause, tellsWhatNot } from './reading.ts'
import { isOnSize, sizeEnd, sizesSaid, sortsSizes } from './said-sizes.ts'
import { repliesIn, shownVersions } from './say.ts'
import { asksUnit } from './search-words.ts'
import { lastTwo, sumOf } from './several.ts'
import { withShelf } from './shelf.ts'
import { namedIn, saysSize, sizedFocus, targetOf } from './target.ts'
import { itemsByCode, type NamedItem, sibling, withoutNameFacets } from './targets.ts'
import { kindsNamed } from './things.ts'
import { withVersion } from './version-meant.ts'
import { hasFacets, savingAnswer, unitPriceAnswer, versionAnswer, withoutSize } from './versions.ts'
import { versionsCompared } from './versions-compared.ts'
import { adviceOfShown, whichOfShown } from './which.ts'

/** What this clause asks about the goods, answered; null where it asks nothing of them. */
export function answerGoods(given: GoodsInput): GoodsAnswer | null {
  const read = withoutPack(withCompanion(withShelf(given)))
  const wished = withThing(withAnything(withPlainWish(withoutIdleLimits(read))))
  const input = withAwaited(withToldApart(withComparative(withEnd(withPointed(withVersion(wished))))))
  const { shop, clause } = input
  if (shop.items.length === 0) return null
  const codes = itemsByCode(shop, clause.said)
  const [code] = codes
  const named = namedIn(input)
  if (code && codes.length === 1) {
    const others = clause.words.filter(({ word }) => !code.rowId.toLowerCase().includes(word))
    // "DE-20, how wide?"
    const isAskedOfIt =
      asksElse(others, clause) ||
      topicsAsked(
        others.map(({ word }) => word),
        clause.language,
      ).has('size')
    const told = isAskedOfIt && clause.asked.size === 0 ? about(input, code.item, true) : null
    if (told?.rule === 'product_question') return told
    if (others.length <= 1 || named.length === 0) {
      const exact = code.item.versions.filter(({ row }) => row.id === code.rowId)
      return versionAnswer(
        input,
        code.item,
        exact.length > 0 && code.rowId !== code.item.id ? exact : code.item.versions,
        true,
      )
    }
  }
  const unknown = unknownCode(clause.said)
  if (!code && unknown && clause.words.length <= 3) return notFound(input, unknown)
  return (
    companionOf(given) ??
    fitsBody(input) ??
    fitting(input) ??
    otherOfCompared(input) ??
    // "Which is better for oily skin?" has an answer where only one of them is for that.
    (clause.isCompared || clause.frame.people !== null ? whichOfShown(input) : null) ??
    sumOf(input, named) ??
    versionsCompared(input, named) ??
    compared(input, named) ??
    adviceOfShown(input) ??
    whichOfShown(input) ??
    ofBoth(input, named) ??
    ofFocusFirst(input, named) ??
    ofOne(input, named) ??
    ofFocusRather(input, named, ofOnlyFound(input, find(input, named)))
  )
}

/** "Bar stool height?": of the only one that is found, what is asked is said at once. */
function ofOnlyFound(input: GoodsInput, found: GoodsAnswer | null): GoodsAnswer | null {
  const { clause, shop } = input
  const [card, ...others] = found?.composed.products ?? []
  const item = card && others.length === 0 && found?.rule === 'products' ? shop.byId.get(card.id) : undefined
  const { sort, bounds, excluded } = clause.frame
  if (!item || sort !== null || bounds.length + excluded.length > 0) return found
  const rest = clause.words.filter(({ word, isDegree }) => isDegree || !isOfName(item, word))
  const isKind = rest.some(({ word }) => kindsNamed([word], clause.codes).length > 0)
  const isNamedOnly = rest.length === 0 && clause.words.length > 0 && asksUnit(clause.text)
  const isAsked =
    isNamedOnly || (rest.length > 0 && rest.length < clause.words.length && !isKind && asksElse(rest, clause))
  const answer = isAsked ? about(input, item, true) : null
  return answer?.rule === 'product_question' ? answer : found
}

/** Written like an article number, and none of ours. */
function unknownCode(said: string): string | null {
  return (
    /(?<![\w-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}-[A-Z\d-]{2,}(?![\w-])/.exec(said)?.[0] ?? null
  )
}

function notFound({ voice }: GoodsInput, code: string): GoodsAnswer {
  return {
    confidence: 0.4,
    rule: 'not_sold',
    intent: 'product',
    composed: textOnly(repliesIn(voice).notSold(code)),
    memory: { doubts: 0 },
    because: [code],
  }
}

/** "Not the first one", of two that were compared: the other. */
function otherOfCompared(input: GoodsInput): GoodsAnswer | null {
  const { clause, state } = input
  const { shown, query } = state
  const refused = clause.nth === null ? undefined : shown.at(clause.nth > 0 ? clause.nth - 1 : clause.nth)
  const other = shown.find((item) => item !== refused)
  const isOfTwo = query === null && shown.length === 2 && refused !== undefined
  return clause.frame.has.refused && isOfTwo && other ? details(input, other) : null
}

/** "Are both in stock?": each answered for itself. */
function ofBoth(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { clause, state } = input
  const { asked, frame, inStock } = clause
  // "And the camera?", behind two that were compared.
  const says = ({ versions }: Item) =>
    clause.words.every(({ word }) =>
      versions[0]?.said.some(({ nameStems }) => nameStems.includes(stem(word))),
    )
  const isOfCompared =
    clause.goesOn &&
    state.query === null &&
    state.shown.length === 2 &&
    clause.words.length > 0 &&
    state.shown.every(says)
  if (!(frame.has.both || isOfCompared) || named.length > 0 || frame.sort !== null) return null
  const both = state.shown.length < 2 ? lastTwo(state) : state.shown.slice(0, 2)
  if (both.length < 2) return null
  const isOfVersions = asked.has('stock') || asked.has('price') || inStock
  if (!isOfVersions && !clause.isQuestion) return null
  const answers = both.flatMap(
    (item) => (isOfVersions ? versionAnswer(input, item, null, false) : about(input, item, true)) ?? [],
  )
  const [first, second] = answers
  if (!first || !second) return null
  return {
    ...first,
    confidence: Math.min(first.confidence, second.confidence),
    composed: {
      ...first.composed,
      text: answers.map(({ composed }) => composed.text).join('\n'),
      products: answers.flatMap(({ composed }) => composed.products),
      buttons: [],
    },
    // They stay the ones spoken of.
    memory: { topic: 'products', doubts: 0, asked: first.memory.asked ?? null },
  }
}

const mayBeOfShop = 0.4

/** A clause about one product: named, or pointed at. */
function ofOne(given: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { focus } = given.state
  const target = targetOf(given, named)
  const spoken = target?.item ?? (given.clause.words.length === 0 ? focus : null)
  const other = spoken && sibling(given.shop, spoken, given.clause)
  const item = other ?? target?.item ?? (given.move === null && !asksPriceOnly(given.clause) ? null : focus)
  if (!item) return null
  const isNamed = target?.isNamed ?? other !== null
  const input = isNamed ? { ...given, clause: withoutNameFacets(given.clause, item) } : given
  const { clause, acts, state } = input
  const { frame, asked, facets } = clause
  // "Do you have them from Yamaha?": others of the kind are asked for.
  const isElse = isAnother(clause, input) || frame.has.refused || tellsWhatNot(clause) || isAnyWished(given)
  if (!isNamed && (isElse || (facets.brand && state.shown.length > 1))) return null
  // "Something firm, the soft ones kill my back".
  if (isNamed && !clause.isQuestion && isAnyWished(given)) return null
  const saving = given.move === 'saving' ? savingAnswer(input, item) : null
  // Only the meaning told that this one is meant.
  const isGuessed = (other ?? target) === null
  if (saving || (isGuessed && given.move === 'saving')) return saving
  if (given.move === 'page') return details(input, item)
  // "How many are there?", of a "set of 3".
  if (asksPieces(clause, item) && piecesIn(item.title) !== null) return about(input, item, isNamed)
  const isOfSizes = sizesSaid(item, clause).length > 0
  // "How many pieces does it have?": what it says of itself, and not how many are left of it.
  const beside = clause.words.filter(({ word }) => !isNamed || isUnit(word) || !isOfName(item, word))
  const isCounted =
    asked.has('count') && (beside.some(({ word }) => countsIn(item, word)) || asksElse(beside, clause))
  // "I carry a 15 inch laptop, is there enough room?"
  const isOfRoom = frame.bounds.some((bound) => !isOnSize(item, bound))
  const asksStock =
    asked.has('stock') ||
    clause.inStock ||
    (frame.has.howManyLeft && !isCounted && !isOfRoom) ||
    frame.has.backWhen
  // "Does it leave white marks?": a colour of something else.
  const isOfElse = clause.words.some(
    ({ word }) =>
      !isOfName(item, word) && clause.facetWords.some((one) => clause.text.includes(`${one} ${word}`)),
  )
  const asksVersion =
    (facets.color !== undefined && !isOfElse) || facets.size !== undefined || asksStock || isOfSizes
  const isSized = item.versions.length > 1 && (frame.sort?.scale === 'size' || saysSize(clause))
  const bySize = isSized && sizedFocus(input) === item ? sizeEnd(item, clause) : null
  if (bySize) {
    // "And the smaller one, how many people is it for?"
    const said = wordsOf(clause.text).map((word) => ({ word, after: 'near' as const }))
    const told =
      clause.isQuestion && asked.size === 0 && asksElse(said, clause)
        ? about(input, { ...item, versions: [bySize] }, true)
        : null
    return told?.rule === 'product_question' ? told : versionAnswer(input, item, null, false)
  }
  const isAskedOfIt = clause.isQuestion && (clause.begins === 'question' || acts.ask_about > 0.5)
  // "Is the yellow raincoat really waterproof?", of one that is called "Waterproof": asked all the same.
  const rest = clause.words.filter(
    ({ word }) => !/\d/.test(word) && (!isOfName(item, word) || (isAskedOfIt && saysWhether(item, word))),
  )
  const asksValue =
    rest.some(({ word }) => countsIn(item, word) && topicsAsked([word], clause.language).size === 0) ||
    asksElse(rest, clause)
  const isOfVersion = asksStock || ((frame.has.haveIt || !asksValue) && !asksAmount(clause))
  if (asksVersion && isOfVersion) {
    const answer = versionAnswer(input, item, null, false)
    if (answer) return answer
  }
  // "Which heater suits 100 litres?": the version that is made for so much.
  const wanted = [...frame.bounds, ...(frame.years === null ? [] : [ageBound(frame.years)])]
  const ofAll = item.versions.filter((version) =>
    wanted.every((bound) => keepsBound(version, bound) === true),
  )
  // "It's for a five year old", of what was chosen in yellow: the yellow one.
  const chosen = state.focus === item ? { ...state.query?.facets, ...clause.facets } : clause.facets
  const ofChoice = ofAll.filter((version) => hasFacets(version, withoutSize(chosen)))
  const made = ofChoice.length > 0 ? ofChoice : ofAll
  const isChosen = made.length > 0 && made.length < item.versions.length
  if (wanted.length > 0 && isChosen && (asksWhich(clause.said) || !asksElse(rest, clause))) {
    const answer = versionAnswer(input, item, made, false)
    if (answer) return answer
  }
  if (frame.isPerUnit && !asksElse(rest, clause) && !asksAmount(clause)) {
    const answer = unitPriceAnswer(input, item)
    if (answer) return answer
  }
  // "How many pairs are there?" of the one spoken of; "how many jackets" would be another kind.
  const saysKind = rest.length === 0 && clause.words.length > 0 && !clause.pointsAtIt
  const isOfOther = rest.some(({ word }) => isCalled(input.shop, word, clause.codes, ['head', 'category']))
  if (asked.has('count') && !isCounted && (!isNamed || rest.length === 0))
    return !isNamed && (saysKind || isOfOther) ? null : versionAnswer(input, item, null, false)
  const hasColour = asked.has('colours') && item.versions.some(({ row }) => row.color !== null)
  if (hasColour || (asked.has('sizes') && item.versions.length > 1))
    return versionAnswer(input, item, null, false)
  if (frame.sort && sortsSizes(item, frame.sort) && sizeEnd(item, clause))
    return versionAnswer(input, item, null, false)
  // "What does it cost again?", "how much is the wool plaid?", where it is called so in another language: what names nothing here
  // is talk, and no more is asked than the price.
  const isTalk =
    (isNamed || (acts.policy < mayBeOfShop && (rest.length <= 1 || acts.ask_about > 0.7))) &&
    !asksElse(rest, clause) &&
    rest.every((word) => !input.shop.hasWord(word.word) && (isNamed || !isNoun(clause, word)))
  // "What would delivery cost for it?" asks no price of it.
  const isOfTerms = !isNamed && asksTerms(clause)
  // "Is it reduced?": its price says so, with what it was before.
  const asksSale = clause.onSale && rest.length === 0
  if (asksSale)
    return versionAnswer({ ...input, clause: { ...clause, asked: new Set(['price']) } }, item, null, false)
  if (
    asked.has('price') &&
    !isOfTerms &&
    !asksAmount(clause) &&
    (given.move === 'price' ||
      rest.every(({ word }) => isSizeWord(word)) ||
      isTalk ||
      isSized ||
      isOfSizes) &&
    (frame.sort === null || isSized || (frame.sort.isStep && frame.sort.scale !== 'price'))
  )
    return versionAnswer(input, item, null, false)
  // "Do you have smoked salmon?": the one that is called so is there, or not.
  // "And the crackers?" asks of them what was asked before.
  const isOfBefore = clause.goesOn && state.asked !== null
  const isWished =
    !isOfBefore &&
    (clause.begins === 'wish' ||
      (clause.isQuestion &&
        ((frame.has.haveIt && facets.material === undefined) || acts.find > 0.6) &&
        acts.ask_about < 0.2))
  if (isNamed && isWished && rest.length === 0 && frame.sort === null && frame.diets.length === 0)
    return versionAnswer(input, item, null, false)
  const soundsAsked = clause.words.length > 0 && clause.goesOn && acts.ask_about > 0.5
  // "Appel juice", in another language or mistyped, is called so too.
  const isCalledBy = ({ word }: Clause['words'][number]) =>
    input.shop.termsOf([word], clause.codes).every((term) => {
      const field = input.shop.fit(item, term)?.field
      return field === 'head' || field === 'title'
    })
  const isBare =
    rest.every(isCalledBy) &&
    !clause.isQuestion &&
    !soundsAsked &&
    frame.bounds.length === 0 &&
    frame.sort === null
  const isOther =
    isNamed &&
    clause.begins !== 'question' &&
    state.focus !== null &&
    state.focus !== item &&
    clause.words.length <= 2
  const isAgain =
    rest.length === 0 &&
    state.asked !== null &&
    (clause.goesOn || clause.nth !== null || isOther || (isNamed && state.isPending)) &&
    asked.size === 0 &&
    wanted.length === 0 &&
    // "And what leather is it?" asks something new.
    facets.material === undefined &&
    !asksVersion
  if (isAgain && state.asked) {
    const before = askedIn(state.asked, clause)
    if (before.size > 0)
      return versionAnswer({ ...input, clause: { ...clause, asked: before } }, item, null, false)
    const again = about(
      { ...input, clause: { ...clause, said: askedAgain(input), nth: null, isQuestion: true } },
      item,
      true,
    )
    if (again && again.rule !== 'product_does_not_say') return again
  }
  // "Last time the loaf was mouldy": what is complained of is not asked about.
  if (acts.complaint > 0.5 && !clause.isQuestion) return null
  if (frame.has.tellMore || isBare) {
    if (!isNamed && !frame.has.tellMore && clause.nth === null && !frame.has.other) return null
    return details(input, item)
  }
  if (
    isNamed ||
    acts.ask_about + acts.compare + acts.policy > 0.3 ||
    clause.isQuestion ||
    clause.pointsAtIt
  ) {
    const answer = about(input, item, isNamed)
    // "My skin is so dry these days": a need in the words of a title asks nothing of it.
    const isNeed = isNamed && !clause.isQuestion && asked.size === 0
    const isWish = acts.recommend > acts.ask_about
    if (answer?.rule === 'product_does_not_say' && isNeed && isWish) return details(input, item)
    // "And how many is the other one for?": nothing more is said of what was not spoken of yet.
    const isNew = frame.has.other && rest.length === 0
    // "My son is left-handed, what would you suggest?" names the one that is for that.
    const isAdvised = acts.recommend > 0.6 && acts.ask_about < 0.2
    const isTold = answer?.rule === 'product_does_not_say' && (isNew || isAdvised)
    if (answer) return isTold ? details(input, item) : answer
  }
  return null
}

/** Whether the words ask for anything but which versions there are. */
function asksElse(rest: Clause['words'], { language, codes }: Clause): boolean {
  const words = rest.map(({ word }) => word)
  return [language, ...codes].some((code) =>
    [...topicsAsked(words, code).keys()].some((topic) => !ofVersions.has(topic)),
  )
}

function details(input: GoodsInput, item: Item): GoodsAnswer {
  const shown = shownVersions(item.versions)
  return {
    confidence: 0.85,
    rule: 'product_details',
    intent: 'product',
    composed: composeDetails({ ...shown, row: { ...shown.row, title: item.title } }, input.voice),
    // Nothing was asked of it.
    memory: { ...focusOn(input, item), asked: null },
    because: [item.title],
  }
}
