import type { Diet } from '#main/languages/frame.ts'
import type { Topic } from '#main/languages/topics.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { RuleCode } from '#shared/trace-codes.ts'
import { composeAbout } from '../compose/one-product.ts'
import { withProducts } from '../compose/parts.ts'
import { type AskedProduct, answerAbout, sentencesOf } from '../product-questions/index.ts'
import { isWithout } from '../product-questions/polarity.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { readable, without } from '../understand/text.ts'
import { asksHowMuch, asksPieces, piecesIn } from './asked-amount.ts'
import { saysJust } from './bounds.ts'
import { amountSaid, dietCue, saysDiet } from './diets.ts'
import { readFrame } from './frame.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item, Said } from './item.ts'
import { lacks } from './lacks.ts'
import { mentioned } from './mention.ts'
import { asksOwnMeasure } from './own-measure.ts'
import { isOnSize, sizesSaid } from './said-sizes.ts'
import { labelOf, repliesIn, shownVersions } from './say.ts'
import { sorted } from './scaling.ts'
import { speaksOfWord } from './speaks-of.ts'
import { namedIn, targetOf } from './target.ts'
import { substancesIn } from './things.ts'
import { chosenVersion } from './versions.ts'

/** What the product's own texts say to a question about it. */
export function about(input: GoodsInput, item: Item, isNamed: boolean): GoodsAnswer | null {
  const { clause, voice, similarity, state } = input
  const { frame } = clause
  const shown = shownVersions(item.versions)
  const first = item.versions[0]
  if (!first) return null
  const replies = repliesIn(voice)
  const name = item.title
  const answer = (
    confidence: number,
    rule: RuleCode,
    composed: GoodsAnswer['composed'],
    because: string,
  ): GoodsAnswer => ({
    confidence,
    rule,
    intent: 'product_question',
    composed,
    memory: focusOn(input, item),
    because: because === '' ? [] : [because],
  })
  const contains = (isIn: boolean, list: Said | null): GoodsAnswer => {
    const proof = list ? `${name}, ${labelOf(list)}: ${list.value}.` : `${name}.`
    // "And gluten, is it free of that?" asks the other way round.
    const isYes = isIn !== isWithout(wordsOf(clause.text))
    const text = `${isYes ? replies.yes : replies.no}. ${proof}`
    return answer(0.85, 'diet', withProducts(text, [shown]), list?.value ?? name)
  }
  // "My son is a coeliac, is there wheat in it?": what is asked is whether it is in it.
  const inIt = frame.diets.length > 0 ? containedIn(input, item) : null
  // "Do you have them without nuts?", "and without nuts?" look for others.
  const wantsOther = clause.begins === 'wish' || (clause.goesOn && !clause.pointsAtIt)
  if (wantsOther && frame.diets.length + frame.excluded.length > 0) return null
  if (inIt) return contains(inIt.isIn, inIt.list)
  // "Is it vegan?", "is it without nuts?"
  if (frame.diets.length > 0) {
    const kept = lacks(item, first, { excluded: [], diets: frame.diets, isAllergy: true }, input.shop.codes)
    // Only who slaughtered it can call it halal; that there is no pork in it is not enough.
    const isUntold = kept === 'yes' && /hall?al|helal/.test(clause.text) && !saysDiet(item, first, 'halal')
    const held = isUntold ? 'unsaid' : kept
    const isAsked = (label: string) => frame.diets.some((diet) => dietCue(diet).test(fold(label)))
    const proof = dietProof(first.said, frame.diets, isAsked)
    const sentence = sentencesOf(item.description).find(isAsked)
    const quoted = !proof && sentence ? voice.say.quoted(name, sentence.trim()) : `${name}.`
    const shownProof = proof ? `${proof.name}: ${proof.value}.` : ''
    if (held !== 'unsaid') {
      // "Up to 0.5 %" may be called free of it, and is not none.
      const isSome = held === 'yes' && proof?.measures.some(({ to }) => to > 0)
      const text = [
        isSome ? '' : `${held === 'yes' ? replies.yes : replies.no}.`,
        shownProof === '' ? quoted : `${name}, ${shownProof}`,
        held === 'yes' && frame.has.allergy ? replies.allergyNote : '',
      ]
        .filter(Boolean)
        .join(' ')
      return answer(0.85, 'diet', withProducts(text, [shown]), shownProof)
    }
    return answer(
      0.8,
      'diet_unsaid',
      withProducts(`${replies.notStated(name, '')} ${replies.checkLabel}`, [shown]),
      '',
    )
  }
  // "Without fluoride?", of what says that it has it: the sentence that speaks of it is no yes.
  const [unwanted] = frame.excluded
  if (unwanted && clause.isQuestion && clause.words.length === 0) {
    const wish = { excluded: frame.excluded, diets: [], isAllergy: true }
    const proof = sentencesOf(item.description).find((sentence) =>
      unwanted.every((word) => speaksOfWord(sentence, word)),
    )
    if (proof && lacks(item, first, wish, input.shop.codes) === 'no')
      return answer(
        0.85,
        'diet',
        withProducts(`${replies.no}. ${voice.say.quoted(name, proof.trim())}`, [shown]),
        proof.trim(),
      )
  }
  const asked = askedProduct(meantVersions(input, item))
  if (!asked) return null
  // "How many are in a pack?", of "Teats, 2 pieces".
  const pieces = asksPieces(clause, item) ? piecesIn(name) : null
  if (pieces !== null)
    return answer(0.85, 'product_question', withProducts(`${name}: ${pieces}.`, [shown]), pieces)
  // "20 m is enough, does it come with connectors?": the number only says of which.
  const isChosen = state.focus !== item && clause.words.length > 0 && hasJust(item, clause)
  const question = isChosen ? frame.rest : questionIn(clause)
  const found = answerAbout(asked, question, clause.language, similarity?.(item, question), {
    language: input.shop.language,
    same: (word) => input.shop.sameAs(word, clause.codes),
  })
  const isAsked = isNamed || clause.pointsAtIt || state.focus === item
  if (found.notSaid && asksTitle(item, clause))
    return answer(0.8, 'product_question', withProducts(`${replies.yes}. ${name}.`, [shown]), name)
  // "How much sugar is in it?" is no question for a yes, nor for all that is written of it.
  const isAmount = asksHowMuch(clause)
  // The list of what is in it, without a yes: what is not on it is not in it.
  const isOpen = found.notSaid || found.polarity === null
  const contained = isOpen && !isAmount ? containedIn(input, item) : null
  if (contained) return contains(contained.isIn, contained.list)
  const measured = asksDimensions(clause) ? dimensionsOf(first.said) : []
  if (measured.length > 1) {
    const all = measured.map((one) => `${labelOf(one)}: ${one.value}`).join(', ')
    return answer(0.85, 'product_question', withProducts(`${name}, ${all}.`, [shown]), all)
  }
  const degree = found.notSaid ? degreeOf(item, clause) : null
  if (degree)
    return answer(
      0.8,
      'product_question',
      withProducts(`${name}, ${labelOf(degree)}: ${degree.value}.`, [shown]),
      degree.value,
    )
  // "Ingredients: see the single products" tells nothing; its description may.
  const isElsewhere = !found.notSaid && refersOn.test(fold(found.text))
  const told =
    isElsewhere || (found.notSaid && !isAmount && asksContents(clause, item))
      ? sentencesOf(item.description).slice(0, 2).join(' ')
      : ''
  if (told !== '')
    return answer(0.7, 'product_question', withProducts(voice.say.quoted(name, told), [shown]), told)
  if (found.notSaid) {
    const isOfIts = (isNamed || isAsked) && asksOwnMeasure(clause)
    const confidence = isOfIts ? 0.72 : isNamed ? 0.48 : isAsked ? 0.4 : 0.3
    return answer(
      confidence,
      'product_does_not_say',
      composeAbout({ ...shown, row: { ...shown.row, title: name }, choices: null }, found, voice),
      '',
    )
  }
  return answer(
    Math.max(found.confidence, isAsked ? 0.7 : 0.55),
    'product_question',
    composeAbout({ ...shown, row: { ...shown.row, title: name, color: null, size: null } }, found, voice),
    found.text,
  )
}

/** What tells whether it keeps a diet: what says so, the amount of it, or else the list of what is in it. */
function dietProof(said: readonly Said[], diets: readonly Diet[], isAsked: (text: string) => boolean) {
  const named = said.filter(({ name, value }) => name !== '' && value !== '')
  const isOf = (names: RegExp) => named.find(({ name }) => names.test(fold(name)))
  return (
    named.find(({ name }) => isAsked(name)) ??
    diets.map((diet) => amountSaid(named, diet)).find((one) => one !== undefined) ??
    named.find(({ value }) => isAsked(value)) ??
    isOf(/ingred|zutat|compos|material|samenstelling/) ??
    // "Allergens: none" says nothing of meat or sugar.
    (diets.some((diet) => ofAllergens.has(diet)) ? isOf(/allerg/) : undefined)
  )
}
const ofAllergens: ReadonlySet<Diet> = new Set<Diet>([
  'gluten_free',
  'lactose_free',
  'dairy_free',
  'nut_free',
])

const refersOn = /^[^:]{0,40}: (?:see|siehe|voir|vedi|ver|vease|zie) /

/** "Is there milk in it?", of what lists all that is in it. */
function containedIn({ clause, shop }: GoodsInput, item: Item) {
  const [version] = item.versions
  const words = clause.words.flatMap(({ word }) => (item.titleStems.includes(stem(word)) ? [] : word))
  const isSubstance = (word: string) => substancesIn([word], clause.codes).size > 0
  // Beside a diet other words tell who keeps it; "vegan butter" asks for no butter.
  const isOfDiet = clause.frame.diets.length > 0
  const topics = topicsAsked(wordsOf(clause.text), clause.language)
  const telling = topics.get('ingredients') ?? []
  // "Est-ce très sucré ?" asks for the taste.
  if (topics.has('flavour') && telling.length === 0) return null
  const isDiet = (said: string) => clause.frame.diets.some((diet) => dietCue(diet).test(said))
  if (isOfDiet && telling.every((said) => isSubstance(said) || isDiet(said))) return null
  const [word, ...others] = isOfDiet ? words.filter(isSubstance) : words
  if (!version || !clause.isQuestion || word === undefined || others.length > 0 || !isSubstance(word))
    return null
  const held = lacks(item, version, { excluded: [[word]], diets: [], isAllergy: true }, shop.codes)
  const [list = null] = version.said
    .filter(({ topics }) => topics.has('ingredients'))
    .sort((a, b) => b.value.length - a.value.length)
  // "Peat-free compost": where there is no list, its title says it.
  const isOfTitle = shop.sameAs(word, clause.codes).some((one) => item.titleStems.includes(stem(one)))
  return held === 'unsaid' || (!list && !isOfTitle) ? null : { isIn: held === 'no', list }
}

const across: readonly Topic[] = ['length', 'width', 'height', 'depth', 'diameter']

/** "How big is it?", "dimensions?": of no one side more than of another. */
function asksDimensions({ words, language }: GoodsInput['clause']): boolean {
  const topics = topicsAsked(
    words.map(({ word }) => word),
    language,
  )
  return topics.has('size') && topics.size === 1
}

/** Each side that it gives by itself; one that gives them together needs no list. */
function dimensionsOf(said: readonly Said[]): Said[] {
  const isOf = ({ name, topics }: Said, wanted: readonly Topic[]) =>
    name !== '' && wanted.some((one) => topics.has(one))
  if (said.some((one) => isOf(one, ['size']) && !isOf(one, across) && one.name !== 'size')) return []
  return said.filter(
    (one) => isOf(one, across) && one.measures.some(({ dimension }) => dimension === 'length'),
  )
}

const endings = ['est', 'ste'] as const

/** "How strong is it?": by what the strongest would be chosen. */
function degreeOf(item: Item, { words, codes }: GoodsInput['clause']): Said | null {
  const [adjective] = words.flatMap(({ word, isDegree }) => (isDegree ? word : []))
  if (adjective === undefined) return null
  const sort = endings
    .map((end) => readFrame(`${adjective}${end}`, codes).sort)
    .find((one) => one?.scale != null)
  const picks = [{ item, versions: item.versions, score: 1, isUnsaid: false }]
  return sort ? (sorted(picks, sort)[0]?.said ?? null) : null
}

const asking = wordsInAll(({ words }) => words.question.asking)

/** "What's in it?", and nothing that it may or may not have: all that is written of it is the answer. */
function asksContents({ text, words, language }: GoodsInput['clause'], { titleStems }: Item): boolean {
  const said = wordsOf(text)
  const topics = topicsAsked(said, language)
  const telling = [...(topics.get('ingredients') ?? []), ...(topics.get('included') ?? [])]
  return (
    telling.length > 0 &&
    said.some((word) => asking.has(word)) &&
    words.every(({ word }) => telling.includes(word) || titleStems.includes(stem(word)))
  )
}

/** "Is it dimmable?", "the Boreal, is that goose down?", of one that is called so; "how mature is it?" is no yes or no. */
function asksTitle(
  { titleStems, words: fields }: Item,
  { begins, isQuestion, words, text }: GoodsInput['clause'],
): boolean {
  const isOfTitle = (word: string) => titleStems.includes(stem(word)) && fields.get(stem(word)) !== 'head'
  const said = wordsOf(text)
  const isOpen = said.some((word) => word.length > 2 && asking.has(word))
  // "The wool plaid?" says its name and no more.
  const [first, last] = [said.indexOf(words[0]?.word ?? ''), said.indexOf(words.at(-1)?.word ?? '')]
  const isApart = isQuestion && first >= 0 && last - first > words.length
  return (
    (begins === 'question' || isApart) &&
    !isOpen &&
    words.length > 0 &&
    words.every(({ word }) => isOfTitle(word))
  )
}

function hasJust({ versions }: Item, { frame: { bounds } }: GoodsInput['clause']): boolean {
  return bounds.length > 0 && versions.some((one) => bounds.every((bound) => saysJust(one, bound)))
}

/** "How heavy is the second?", "does the bigger one float?": what points at the product asks nothing of it. */
function questionIn({ said, nth, codes, frame }: GoodsInput['clause']): string {
  if (nth === null) return frame.sort?.isStep ? frame.rest : said
  const text = readable(said)
  const spans = codes.flatMap((code) =>
    cuesIn(code).nths.flatMap(({ word }) => {
      const match = word.exec(text)
      return match ? [{ start: match.index, end: match.index + match[0].length }] : []
    }),
  )
  return without(text, spans)
}

/** "How heavy is the crate of 91 cm?": of that version alone, and of the one that was chosen before. */
export function meantVersions(input: GoodsInput, item: Item): Item {
  const { color, size } = input.clause.facets
  const said = sizesSaid(item, input.clause)
  // "Do you have that in 128 GB?", of the one of 64: a size it may come in is asked of all its versions.
  const isOther = input.clause.frame.bounds.some((bound) => bound.dimension !== null && isOnSize(item, bound))
  const chosen = said.length === 0 && !color && !size && !isOther ? chosenVersion(input, item) : null
  const versions = chosen
    ? [chosen]
    : said.length > 0
      ? said
      : item.versions.filter(
          ({ row }) =>
            (!color || color.includes(row.color ?? '')) && (!size || size.includes(row.size ?? '')),
        )
  return versions.length > 0 && versions.length < item.versions.length ? { ...item, versions } : item
}

/** What a message names, by its name or by what it is, whoever answers it: "can the walnut desk be engraved?". */
export function itemNamed(input: GoodsInput): Item | null {
  const target = targetOf(input, namedIn(input))
  return target?.isNamed ? target.item : mentioned(input)
}

/** A product as its questions are answered from. */
export function askedProduct(item: Item): AskedProduct | null {
  const row = item.versions[0]?.row
  return row ? { ...row, title: item.title, attributes: attributesOf(item) } : null
}

/** All that its versions say, each name once; where they differ, all of it. */
function attributesOf(item: Item): Record<string, string> {
  const all = new Map<string, Set<string>>()
  for (const { said } of item.versions)
    for (const { name, value } of said)
      if (name !== '' && name !== 'size' && name !== 'color' && name !== 'material') {
        const known = all.get(name)
        if (known) known.add(value)
        else all.set(name, new Set([value]))
      }
  return Object.fromEntries([...all].map(([name, values]) => [name, [...values].slice(0, 4).join('; ')]))
}

/** What was asked before, without the name of what it was asked of: "is the goat's cheese pasteurised?", and then of the brie. */
export function askedAgain({ shop, state }: GoodsInput): string {
  const isOfName = (word: string) =>
    state.focus?.titleStems.includes(stem(word)) === true && !shop.hasAttribute(word) && !isCommonWord(word)
  return (state.asked ?? '').replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isOfName(fold(word)) ? '' : word))
}

const yesOrNo = wordsInAll(({ words }) => `${words.yes} ${words.no}`)

/** Whether it says yes or no to something of that name: "Waterproof: yes". */
export function saysWhether({ versions }: Item, word: string): boolean {
  return (versions[0]?.said ?? []).some(
    ({ nameStems, value }) => nameStems.includes(stem(word)) && yesOrNo.has(wordsOf(value)[0] ?? ''),
  )
}

/** "Strings: 6", or "60 cards" among what it has. */
export function countsIn({ versions }: Item, word: string): boolean {
  const isCounted = (value: string) =>
    wordsOf(value).some((said, at, all) => stem(said) === stem(word) && /^\d{1,4}$/.test(all[at - 1] ?? ''))
  return (versions[0]?.said ?? []).some(
    ({ nameStems, measures, value }) =>
      measures.length > 0 && (nameStems.includes(stem(word)) || isCounted(value)),
  )
}
