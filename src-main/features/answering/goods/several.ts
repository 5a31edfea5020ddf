import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { readable } from '../understand/text.ts'
import { numbersIn, readFrame } from './frame.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { isUnit } from './measures.ts'
import { mentioned } from './mention.ts'
import { asksPriceGap } from './price-asked.ts'
import { askedIn } from './reading.ts'
import { sizesSaid } from './said-sizes.ts'
import { sumAnswer } from './sum-answer.ts'
import { namesOther, sizedFocus } from './target.ts'
import { bestNamed, type NamedItem } from './targets.ts'
import { soldBy } from './unit-price.ts'

/** "Two jars of jam and one shortbread, how much?" */
export function sumOf(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { clause, state, shop } = input
  const { frame, asked, text } = clause
  // "And 10 of the lavender?" goes on from a price.
  const isOfPrice = state.asked !== null && askedIn(state.asked, clause).has('price')
  // "Do I need two to get apples?" asks no price.
  const isNumber = clause.begins !== 'question' && saysLittle(input, 1) && countIn(clause) > 1
  const goesOn = isOfPrice && (clause.goesOn || (state.focus !== null && isNumber))
  // "And 2 of them?", "and two?", of the one spoken of.
  const isMore =
    (clause.goesOn || frame.has.these || clause.pointsAtIt) &&
    state.focus !== null &&
    saysLittle(input, 0) &&
    asked.size === 0 &&
    !frame.has.howManyLeft &&
    countIn(clause) > 1 &&
    !isOfModel(state.focus, countIn(clause)) &&
    !isForSome(clause) &&
    (frame.has.these || sizesSaid(state.focus, clause).length === 0)
  const topics = topicsAsked(
    clause.words.map(({ word }) => word),
    clause.language,
  )
  const isAsked =
    frame.has.together ||
    goesOn ||
    isMore ||
    addsTo(clause) ||
    (asked.has('price') && !topics.has('weight') && !topics.has('volume'))
  if (!isAsked || asksPriceGap(clause) || (frame.has.howManyLeft && !frame.has.together)) return null
  const withIt = boughtWithIt(input) ?? boughtBeside(input)
  if (withIt) return sumAnswer(input, withIt)
  const metres = metresOf(input, named)
  if (metres) return metres
  // "Six of the small ones", "two of them": of the product spoken of, whatever else is called small or a two-seater.
  const isSpoken = state.focus !== null || state.shown.length > 0 || named.length === 0
  const isOfIt = sizedFocus(input) !== null || (isSpoken && countIn(clause) > 1 && saysLittle(input, 0))
  const spoken = named.length === 0 && !isOfIt ? mentioned(input) : null
  const { items: parts, isList } = isOfIt ? { items: [], isList: false } : partsNamed(shop, clause, named)
  const said = parts.length === 0 && spoken ? [spoken] : parts
  const isOfFocusRather = state.focus !== null && said.every((item) => isCountIn(item, clause))
  const inOrder = isOfFocusRather ? [] : said
  // "3 packs of the penne, what's the total?": of them alone, whatever was spoken of before.
  const [single] = inOrder.length === 1 ? inOrder : []
  const isCounted = single !== undefined && countBefore(text, single, inOrder, clause.language) > 1
  const isWithIt = frame.has.together || (frame.has.both && asked.has('price'))
  const withFocus =
    isWithIt && single && state.focus && state.focus !== single && !isCounted
      ? [state.focus, ...inOrder]
      : inOrder
  // "I need six bulbs", and then: "what does that come to?"
  const before = state.asked === null ? null : numberSaid(readable(state.asked), clause.language)
  const wanted = state.query?.wanted ?? before
  const isBare = frame.has.together && clause.words.every(({ word }) => !shop.hasWord(word))
  const spokenOf = lastTwo(state)
  const both = state.shown.length === 2 || spokenOf.length < 2 ? state.shown.slice(0, 2) : spokenOf
  // "And what does it all come to?", of the two that were spoken of.
  const isAll = frame.has.together && isBare && !wanted && countIn(clause) === 1 && spokenOf.length === 2
  const isOfShown =
    withFocus.length === 0 &&
    both.length === 2 &&
    ((frame.has.both && (frame.has.together || asked.has('price'))) || isAll)
  // Of several, what is asked next is of the first.
  const [meant] = state.focus ? [state.focus] : state.shown
  const items = isOfShown
    ? both
    : withFocus.length === 0 &&
        (asked.has('price') || frame.has.together || goesOn || isMore) &&
        meant &&
        // "Two bags of 2 kg": in bags it is sold.
        (isOfIt || !namesOther(input, meant) || sizesSaid(meant, clause).length > 0) &&
        countIn(clause) > 1
      ? [meant]
      : withFocus.length > 0
        ? withFocus
        : frame.has.together && state.shown.length > 1 && (frame.has.both || frame.has.these)
          ? state.shown.slice(0, 2)
          : []
  if (items.length === 0 && wanted && meant && isBare)
    return sumAnswer(input, [{ item: meant, count: wanted }])
  // "What do the mask and the tube cost?": each, and both.
  const isAllPriced =
    isList && asked.has('price') && clause.pair === null && !clause.isCompared && !frame.sort?.scale
  const isOfFocus = withFocus.length === 0 && items.length === 1
  const counts = isOfFocus
    ? [countIn(clause)]
    : items.map((item) =>
        isOfShown || !inOrder.includes(item) ? 1 : countBefore(text, item, items, clause.language),
      )
  if (
    !(items.length > 1 && (isWithIt || isAllPriced || counts.some((count) => count > 1))) &&
    !(items.length === 1 && (counts[0] ?? 1) > 1)
  )
    return null
  return sumAnswer(
    input,
    items.map((item, at) => ({ item, count: counts[at] ?? 1 })),
  )
}

/** "What do 2.5 metres of it cost?", of what is sold by the metre, by the kilo or by the litre. */
function metresOf(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { clause, state, shop } = input
  const { text, codes, language } = clause
  const parts = text.split(joinedBy(language)).filter((part) => /\d/.test(part))
  const [only] = parts.length === 1 ? [named.length === 1 ? named[0]?.item : state.focus] : []
  const bought = parts.flatMap((part) => {
    const [bound] = readFrame(part, codes).bounds.filter(({ from, to }) => from !== null && from === to)
    const rest = bound ? part.replace(bound.text, ' ') : part
    const item = bestNamed(shop, rest) ?? only
    const [version] = item?.versions ?? []
    const sold = version && soldBy(version)
    if (!bound?.from || !item || sold?.dimension !== bound.dimension) return []
    return [{ item, count: bound.from / sold.from, said: bound.text }]
  })
  return bought.length > 0 && bought.length === parts.length ? sumAnswer(input, bought) : null
}

/** "6 bottles", where something is called "Box of 3 bottles": that is how many are in it, and no name. */
function isCountIn({ title }: Item, { words }: GoodsInput['clause']): boolean {
  const name = wordsOf(title)
  const things = words.filter(({ word }) => !/\d/.test(word))
  const isCounted = (word: string) => /\d$/.test(name[name.indexOf(word) - 1] ?? '')
  return things.length > 0 && things.every(({ word }) => isCounted(word))
}

/** The two that were asked about one after the other. */
export function lastTwo({ earlier, focus }: GoodsInput['state']): Item[] {
  const last = earlier.findLast((item) => item !== focus)
  return [last, focus].flatMap((item) => item ?? [])
}

/** "Two of those and a pack of cartridges": the one spoken of among others. */
function boughtWithIt({ shop, clause, state }: GoodsInput) {
  const { focus } = state
  if (!focus || !clause.frame.has.these) return null
  const { language, codes, text } = clause
  const bought = text.split(joinedBy(language)).flatMap((part) => {
    const isIt = readFrame(part, codes).has.these
    const item = isIt ? focus : (bestNamed(shop, part) ?? onlyOfKind(shop, part, language))
    return item ? [{ item, count: numberSaid(part, language) ?? 1 }] : []
  })
  return bought.length > 1 && bought.some(({ item }) => item === focus) ? bought : null
}

const withIt = wordsInAll(({ words }) => words.with)

/** "If I add the lamp", "plus the lamp". */
function addsTo({ text, language, frame }: GoodsInput['clause']): boolean {
  const adding = new Set(wordsOf(languages[language].words.adding))
  return frame.sort === null && wordsOf(text).some((word) => adding.has(word))
}

/** "How much is it with a 30 W charger?", "and if I add the lamp?": both together, where the other is sold. */
function boughtBeside({ shop, clause, state }: GoodsInput) {
  const { focus } = state
  const { text, frame, asked, language } = clause
  const beside = tokensOf(text).find(({ word }) => withIt.has(word))
  const isAdded =
    addsTo(clause) || (asked.has('price') && frame.sort === null && new RegExp(` ?${plus} `).test(text))
  if (!focus || !(beside || isAdded) || !(asked.has('price') || frame.has.together || isAdded)) return null
  const before = beside ? text.slice(0, beside.start) : ''
  if (!clause.pointsAtIt && bestNamed(shop, before) !== null) return null
  const name = text.slice(beside?.end ?? 0).replaceAll(/(\d)([a-z])/g, '$1 $2')
  const other = bestNamed(shop, name) ?? onlyOfKind(shop, name, language)
  if (!other || other === focus) return null
  return [
    { item: focus, count: 1 },
    { item: other, count: countBefore(text, other, [focus, other], language) },
  ]
}

function numberSaid(text: string, language: keyof typeof languages): number | null {
  const digits = /(?:^|[\s¿])(\d{1,2})(?=\s|$|[,.?](?!\d))/.exec(text)?.[1]
  if (digits) return Number(digits)
  const said = text.split(/[^a-z0-9ßæœø]+/).flatMap((word) => numbersIn(language).get(word) ?? [])
  return said.find((n) => n > 1) ?? null
}

/** What is bought, in the order it was said: by its name, or as the one that each part of a list with numbers calls best. */
function partsNamed(
  shop: GoodsInput['shop'],
  { text, language }: GoodsInput['clause'],
  named: readonly NamedItem[],
): { readonly items: readonly Item[]; readonly isList: boolean } {
  const inOrder = [...named].sort((a, b) => a.first - b.first).map(({ item }) => item)
  const counts = numbersIn(language)
  const isCounted = (part: string) =>
    part.split(/\s+/).some((word) => counts.has(word) || /^\d{1,3}$/.test(word))
  // The first number counts them; one behind it is of the name: "2 pots of 21 cm".
  const oneOf = (part: string) => {
    const isInWords = wordsOf(part).some((word) => counts.has(word) || one.has(word))
    const name = isInWords ? part : part.replace(/(?<![a-z\d])\d{1,3}(?![a-z\d])/, ' ')
    // "A microwave of 20 l" is called so; "two bags of 2 kilos" names nothing of 2 kilos.
    const bare = readFrame(name, [language]).rest
    const item = bestNamed(shop, bare) ?? onlyOfKind(shop, bare, language)
    const exact = bestNamed(shop, name)
    return exact && exact.head === item?.head ? exact : item
  }
  const whole = text.replace(compile(languages[language].frame.together), ' ')
  const isSaid = (part: string) => wordsOf(part).some((word) => !isCommonWord(word) && shop.hasWord(word))
  const joined = joinedBy(language).source
  // "The mask plus the tube", "the mask with the tube", where each is a name; elsewhere one may be "more", the other a part.
  const beside = [` (?:${wordsOf(languages[language].words.with).join('|')}) | ${plus} `, ` ${plus} `]
  const split = beside
    .map((between) => whole.split(new RegExp(`${joined}|${between}`)))
    .find((tried) => tried.every((part) => oneOf(part) !== null || !isSaid(part)))
  const parts = (split ?? whole.split(joinedBy(language))).filter(isSaid)
  const found: (Item | null)[] = []
  for (const part of parts) {
    // "The Pro 60, the grinder": said once more of what kind it is.
    const own = wordsOf(part).filter((word) => !isCommonWord(word) && shop.hasWord(word))
    const last = found.at(-1)
    const isSame = last != null && own.every((word) => last.words.get(stem(word)) === 'head')
    found.push(isSame ? last : oneOf(part))
  }
  const isWhole = parts.every((part, at) => found[at] !== null || !isCounted(part))
  const items = [...new Set(found.flatMap((item) => item ?? []))]
  // A part of a list is one thing, however many have words of it in their names.
  const isList = items.length > 1 && items.length === parts.length
  return { items: isWhole && (isList || items.length > inOrder.length) ? items : inOrder, isList }
}

/** "2 pyjamas", where there is but one. */
function onlyOfKind(shop: GoodsInput['shop'], part: string, language: keyof typeof languages): Item | null {
  const { stop, talk } = cuesIn(language)
  const words = wordsOf(part).filter((word) => !stop.has(word) && !talk.has(word))
  const terms = shop.termsOf(words, [language, ...shop.codes])
  const isCalled = (item: Item) => terms.every((term) => shop.fit(item, term)?.field === 'head')
  const [only, ...others] = terms.length > 0 ? shop.items.filter(isCalled) : []
  return only && others.length === 0 ? only : null
}

/** "A mask plus a tube": before a number it adds, elsewhere it may be "more". */
const plus = '(?:plus|mas|mais|piu)'
const one = wordsInAll(({ words }) => words.one)
const joining = new Map<string, RegExp>()

/** What stands between the parts of a list; a comma in a number does not. */
function joinedBy(language: keyof typeof languages): RegExp {
  const counts = [...numbersIn(language).keys(), ...wordsOf(languages[language].words.one)].join('|')
  const known =
    joining.get(language) ??
    new RegExp(`,(?!\\d)|[+]| ${plus} (?=\\d|${counts})|${compile(languages[language].frame.and).source}`)
  joining.set(language, known)
  return known
}

const packs = wordsInAll(({ words }) => words.pack)

/** "And if I take three boxes?": no thing is named beside the number, nor is anything measured. */
function saysLittle({ clause, shop }: GoodsInput, most: number): boolean {
  const { words, language, frame, facets } = clause
  const isNumber = (word: string) =>
    /^\d+$/.test(word) ||
    numbersIn(language).has(word) ||
    (packs.has(word) && !shop.items.some((item) => item.words.get(stem(word)) === 'head'))
  const isMeasured = frame.bounds.some(({ dimension }) => dimension !== 'pieces')
  const isOther = facets.size !== undefined || facets.color !== undefined
  return !isMeasured && !isOther && words.filter(({ word }) => !isNumber(word)).length <= most
}

/** "And for two?" says whom it is for, "and the 50?" which one. */
function isForSome({ text, language }: GoodsInput['clause']): boolean {
  const words = wordsOf(text)
  const before = new Set(
    wordsOf(`${languages[language].words.prepositions} ${languages[language].words.definite}`),
  )
  return words.some(
    (word, at) => (/^\d+$/.test(word) || numbersIn(language).has(word)) && before.has(words[at - 1] ?? ''),
  )
}

/** A number that counts pieces: neither a size nor a price. */
export function countIn({ frame, language }: GoodsInput['clause']): number {
  const pieces = frame.bounds.find(({ dimension }) => dimension === 'pieces')?.from
  return pieces || (numberSaid(frame.rest, language) ?? 1)
}

/** "Would it do for a 9 Max?", of a case for the 9: what it is called by counts nothing. */
function isOfModel({ title }: Item, count: number): boolean {
  return wordsOf(title).includes(String(count))
}

const furthest = 4
/** "20,000 mAh" is one number. */
const betweenWords = /(?:(?!(?<=\d)[.,]\d)[^a-z0-9ßæœø])+/

/** "two jars of raspberry jam": the number in front of its name, a few words before. */
function countBefore(
  text: string,
  item: Item,
  items: readonly Item[],
  language: keyof typeof languages,
): number {
  const said = Array.from(text.matchAll(/(?<![\d.,])(\d{1,3}) ?([a-z×ßæœø]+)(?! ?\d)/g))
  const ofPieces = said.find(([, , what = '']) => packs.has(what) || what === 'x' || what === '×')
  if (items.length === 1 && ofPieces) return Number(ofPieces[1])
  const titleWords = wordsOf(item.title)
  const isIn = (word: string, name: string) =>
    word.length > 3 || /^[a-z]+\d/.test(word)
      ? fold(name).includes(word.replace(/e?s$/, ''))
      : word.length === 3 && !isCommonWord(word) && wordsOf(name).includes(word)
  // Words that another of them has too do not tell where this one is spoken of.
  const others = items.filter((other) => other !== item)
  const isOwn = (word: string) => isIn(word, item.title) && !others.some((other) => isIn(word, other.title))
  const parts = text.split(joinedBy(language)).map((part) => part.split(betweenWords))
  const words = parts.find((part) => part.some(isOwn)) ?? text.split(betweenWords)
  const own = words.findIndex(isOwn)
  const at = own >= 0 ? own : words.findIndex((word) => isIn(word, item.title))
  if (at < 0) return numberSaid(readFrame(text, [language]).rest, language) ?? 1
  for (let back = at - 1; back >= Math.max(0, at - furthest); back--) {
    const word = words[back] ?? ''
    // "Price of the Pro 60, the grinder?": that is what another is called.
    const isOfOther = others.some((other) => wordsOf(other.title).includes(word))
    const isOfName = isOfOther || (titleWords.includes(word) && back < at - 1)
    if (/^\d{1,3}$/.test(word) && !isOfName && !isUnit(words[back + 1] ?? '')) return Number(word)
    const spelled = numbersIn(language).get(word)
    if (spelled !== undefined) return spelled
  }
  return 1
}
