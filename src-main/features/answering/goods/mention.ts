import { languages } from '#main/languages/index.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { lacks } from './lacks.ts'
import { keepsFacets, type Query } from './limits.ts'
import { isSizeWord } from './query.ts'
import type { Clause } from './reading.ts'
import { sizesSaid } from './said-sizes.ts'
import type { Word } from './search-words.ts'
import type { Shop, Term } from './shop.ts'
import { nearest } from './targets.ts'

/** The one product that is spoken of by what it is: "the turkey", "the basil one", "is the rye bread vegan?". */
export function mentioned({ shop, clause, state, acts }: GoodsInput): Item | null {
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  // "And the bread knife?", behind a question on another, is asked the same.
  const isOfBefore = clause.goesOn && state.asked !== null && clause.begins !== 'wish'
  const isWish =
    clause.begins === 'wish' ||
    (!isOfBefore && clause.begins !== 'question' && acts.find + acts.recommend > acts.ask_about)
  for (const phrase of phrasesOf(clause)) {
    // "the rye bread vegan": how far the name goes is seen by what there is.
    for (let length = Math.min(phrase.length, maxName); length > 0; length--) {
      const words = phrase.slice(0, length).map(({ word }) => word)
      const terms = shop.termsOf(words, codes)
      const current = state.focus
      // "Is the strap included?" asks of the product that was spoken of.
      const isCurrent = current !== null && terms.every((term) => shop.fit(current, term) !== null)
      if (isCurrent && (isNamedBy(current, terms) || !shop.items.some((item) => isNamedBy(item, terms))))
        return null
      // "Ist die dimmbar?" asks what the one spoken of is like, though another has that in its name.
      const isProperty =
        state.shown.length > 0 &&
        clause.isQuestion &&
        words.every(shop.hasAttribute) &&
        !terms.some((term) => isName(shop, term))
      if (isProperty) continue
      if (words.every(isSizeWord)) continue
      const told = toldApart(shop, state.shown, terms, saysOne(clause.text, words))
      if (told) return told
      // "With the acrylic": a material that one thing here is called by.
      const isMaterial = topicsAsked(words, clause.language).has('material')
      const isCalledSo = isMaterial && isOnlyOne(shop, terms)
      if (!isCalledSo && terms.every((term) => isAsked(term, clause) && !isName(shop, term))) continue
      const item = meantBy(
        shop,
        terms,
        [...new Set([...state.shown, ...state.earlier])],
        isWish && clause.asked.size === 0,
      )
      // "Can I play it with headphones?" asks of the one spoken of, though those are sold too.
      const isBeside =
        clause.pointsAtIt &&
        !isWish &&
        current !== null &&
        !state.shown.includes(item ?? current) &&
        standsBehind(clause.text, words)
      if (item && !isBeside) return item
    }
  }
  return null
}

/**
 * "How long does the rye keep?", "the 20000 one": what only one of those shown has in its name says which; "the folding one", what
 * only one of them says of itself.
 */
function toldApart(shop: Shop, shown: readonly Item[], terms: readonly Term[], isOne: boolean): Item | null {
  if (shown.length < 2) return null
  const words = terms.flatMap((term) => term.words)
  const isNumber = words.every((word) => /^\d+$/.test(word))
  const named = shown.filter((item) =>
    isNumber ? words.every((word) => titleNumbers(item).includes(word)) : isNamedBy(item, terms),
  )
  const fitting =
    named.length === 0 && isOne
      ? shown.filter((item) => terms.every((term) => shop.fit(item, term) !== null))
      : named
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** "20,000 mAh" is 20000. */
function titleNumbers({ title }: Item): string[] {
  const plain = title.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
  return Array.from(plain.matchAll(/\d+/g), ([number]) => number)
}

/** "The folding one", "die beschichtete": with nothing behind it that it could belong to. */
function saysOne(text: string, words: readonly string[]): boolean {
  return placesOf(plain(words.at(-1) ?? ''), text).some(
    ({ behind }) => one.test(behind) || /^\s?(?:[,.;:?!]|$)/.test(behind),
  )
}

const maxName = 4
const prepositions = wordsInAll(({ words }) => words.prepositions)

/** "The one made of bamboo", "the spicy one", behind another: of those shown, or of the kind spoken of, the one that is so. */
export function described({ shop, clause, state, near }: GoodsInput): Item | null {
  const { focus, query } = state
  const { material, color } = clause.facets
  const facets = { ...(material && { material }), ...(color && { color }) }
  const saidOf = [...clause.words, ...clause.facetWords.map((word) => ({ word, after: 'start' as const }))]
  if (!focus || !query || !saidOf.some((word) => isDefinite(clause.text, [word], clause.language)))
    return null
  const terms = shop.termsOf(
    clause.words.map(({ word }) => word),
    clause.codes,
  )
  // "Can it go in the dishwasher?": asked of the one spoken of, though another says more of it.
  const isProperty = ({ words }: Term) => clause.isQuestion && words.every((word) => shop.hasAttribute(word))
  // "And the white one?" asks for no colour: it says which.
  const isColour = ({ words }: Term) => words.every((word) => colourWords.has(word))
  const own = terms.filter(
    (term) =>
      (isColour(term) || !isAsked(term, clause)) && !isProperty(term) && !term.words.every(isSizeWord),
  )
  const isSo = (item: Item) =>
    own.every((term) => (shop.fit(item, term)?.score ?? 0) >= saidOfIt) &&
    item.versions.some((version) => keepsFacets(version, facets))
  if (own.length + Object.keys(facets).length === 0 || isSo(focus)) return null
  const others = state.shown.filter((item) => item !== focus)
  const shown = others.find(isSo)
  // "And the white one?", behind "Sancerre, the red one": of the Sancerres.
  const wider = { ...query, words: query.words.slice(0, -1) }
  const ofQuery = shown ? [shown] : limitedTo(shop, query, clause.codes).filter(isSo)
  const [found, ...more] = ofQuery.length > 0 ? ofQuery : limitedTo(shop, wider, clause.codes).filter(isSo)
  if (found) return more.length === 0 ? found : null
  // In the shop's own language a word that nothing has describes none of them: "à quelle température le servir".
  const isForeign =
    clause.language !== shop.language &&
    own.length > 0 &&
    own.every((term) => !shop.items.some((item) => shop.fit(item, term)))
  return isForeign ? nearest([focus, ...others], clause, near) : null
}

/** "How much is the one with the lid?", of those that were shown: the only one that says so is spoken of. */
export function withToldApart(input: GoodsInput): GoodsInput {
  const { clause, state, shop } = input
  const { asked, words, frame, codes, nth } = clause
  const isPlain = asked.size > 0 || frame.has.howManyLeft || clause.inStock
  // "How much are the wired ones?"
  const isOnes = (word: Word) =>
    isDefinite(clause.text, [word], clause.language) &&
    placesOf(plain(word.word), clause.text).some(({ behind }) => one.test(behind))
  if (!isPlain || frame.sort !== null || nth !== null) return input
  if (!words.some((word) => isOfOne(clause, word) || isOnes(word))) return input
  const says = (item: Item) =>
    words.every(
      ({ word }) =>
        shop.termsOf([word], codes).every((term) => shop.fit(item, term) !== null) ||
        wordsOf(item.description).some((own) => stem(own) === stem(word)),
    )
  const [item, ...others] = state.shown.length > 1 ? state.shown.filter(says) : []
  if (!item || others.length > 0) return input
  return {
    ...input,
    clause: { ...clause, words: [], pointsAtIt: true, frame: { ...frame, rest: '' } },
    state: { ...state, focus: item },
  }
}

/** "The one with lid", "celui avec couvercle": an article or "one", and what joins it to the word. */
function isOfOne({ text, language }: Clause, { word }: Word): boolean {
  const definite = new Set(wordsOf(`${languages[language].words.definite} one`))
  const said = wordsOf(text)
  return said.some((one, at) => {
    const joins = said[at - 1] ?? ''
    const isJoined = prepositions.has(joins) || joinsName.has(joins)
    return one === word && isJoined && definite.has(said[at - 2] ?? '')
  })
}

/** More than in passing, in its description. */
const saidOfIt = 0.5

/** The goods that the words of a query name, whatever it limits. */
function limitedTo(shop: Shop, { words }: Query, codes: readonly LanguageCode[]): Item[] {
  const terms = shop.termsOf(
    words.map(({ word }) => word),
    codes,
  )
  return shop.items.filter((item) => terms.length > 0 && terms.every((term) => shop.fit(item, term) !== null))
}

/** Runs of words that stand together, each behind an article or before "one". */
function phrasesOf({ words, text, language }: Clause): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    // "Paint on with the acrylic": an article begins another name.
    const isNext = placesOf(plain(word.word), text).some(({ before }) =>
      articlesIn(language).next.test(before),
    )
    if (last && word.after === 'near' && !isNext) last.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => isDefinite(text, run, language))
}

const one = /^ (?:one|ones)(?![a-z])/

/** "the rye bread": with its article, at most one word between; or "basil one". */
export function isDefinite(text: string, run: readonly Word[], language: LanguageCode): boolean {
  const [first, last] = [plain(run[0]?.word ?? ''), plain(run.at(-1)?.word ?? '')]
  return (
    placesOf(first, text).some(({ before }) => isBehindArticle(before, language)) ||
    placesOf(last, text).some(({ before, behind }) => !/[a-z]$/.test(before) && one.test(behind))
  )
}

/** "Celui de Sancerre", "la de cápsulas", "the one of oak". */
const joinsName: ReadonlySet<string> = new Set([
  'de',
  'del',
  'du',
  'des',
  'di',
  'da',
  'do',
  'of',
  'von',
  'aus',
  'van',
])

/** "Kann die auch …": before a word that says nothing it is no article; "celui en bambou" is one. */
function isBehindArticle(before: string, language: LanguageCode): boolean {
  const { next, near } = articlesIn(language)
  const between = near.exec(before)?.[1]?.trim()
  return (
    next.test(before) ||
    (between !== undefined &&
      (prepositions.has(between) || joinsName.has(between) || !cuesIn(language).stop.has(between)))
  )
}

/** "The course": a thing of its own, and no "exactly" behind "what does it cost". */
export function isNoun({ text, language }: Clause, { word }: Word): boolean {
  return placesOf(plain(word), text).some(
    ({ before, behind }) => articlesIn(language).next.test(before) && !/^[a-z]/.test(behind),
  )
}

/** As much as an article and a word between have room in. */
const looked = 60

/** What stands before and behind a word, wherever it is said. */
function placesOf(word: string, text: string) {
  const places: { readonly before: string; readonly behind: string }[] = []
  for (let at = word === '' ? -1 : text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length
    places.push({ before: text.slice(Math.max(0, at - looked), at), behind: text.slice(end, end + looked) })
  }
  return places
}

/** What stands before a word that has an article, of the language alone that is spoken: an article of one is a preposition of another. */
function articlesIn(language: LanguageCode) {
  const made = articles.get(language) ?? patternsOf(wordsOf(languages[language].words.definite).join('|'))
  articles.set(language, made)
  return made
}
const articles = new Map<LanguageCode, ReturnType<typeof patternsOf>>()

function patternsOf(words: string) {
  const article = `(?<![a-z])(?:${words})[ ']?`
  return { next: new RegExp(`${article}$`), near: new RegExp(`${article}([a-z'-]+ )$`) }
}

function plain(word: string): string {
  return word.replaceAll(/[^a-z0-9ßæœø]/g, '')
}

/** A word for what is asked ("the weight"), not for a thing. */
function isAsked({ words }: Term, { language }: Clause): boolean {
  return topicsAsked(words, language).size > 0
}

function isName(shop: Shop, term: Term): boolean {
  return shop.items.some((item) => shop.fit(item, term)?.field === 'head')
}

function isCalled(shop: Shop, item: Item, term: Term, isShown: boolean): boolean {
  const field = shop.fit(item, term)?.field
  // "the red one" is one of those that were shown.
  return field === 'head' || field === 'category' || field === 'title' || (isShown && field === 'value')
}

/** Whether all of these words stand in its name; "parmesan" and "pecorino" are both cheese, and not the same. */
function isNamedBy(item: Item, terms: readonly Term[]): boolean {
  const isOfName = (word: string) => {
    const field = item.words.get(stem(word))
    return field === 'head' || field === 'title'
  }
  return terms.every(({ words }) => words.every((word) => !/\d/.test(word) && isOfName(word)))
}

function isOnlyOne(shop: Shop, terms: readonly Term[]): boolean {
  const called = shop.items.filter((item) => terms.every((term) => isCalled(shop, item, term, false)))
  return called.length === 1
}

const clearly = 0.15

/** What was shown goes first; of others only one that nothing else comes near to. */
function meantBy(
  shop: Shop,
  terms: readonly Term[],
  shown: readonly Item[],
  isOnlyShown: boolean,
): Item | null {
  const scored = (items: readonly Item[], isShown: boolean) =>
    items
      .flatMap((item) => {
        const fits = terms.map((term) =>
          isCalled(shop, item, term, isShown) ? (shop.fit(item, term)?.score ?? 0) : 0,
        )
        const isAll = fits.every((fit) => fit > 0)
        return isAll ? [{ item, score: fits.reduce((sum, fit) => sum + fit, 0) / fits.length }] : []
      })
      .sort((a, b) => b.score - a.score)
  const here = scored(shown, true)
  const all = isOnlyShown ? [] : scored(shop.items, false)
  // Called by its very name, it is not one of the same kind that was shown.
  const isByName = ({ item }: { readonly item: Item }) => isNamedBy(item, terms)
  const isOther = all[0] !== undefined && isByName(all[0]) && !here.some(isByName)
  const [first, second] = isOther || here.length === 0 ? all : here
  if (!first) return null
  const isClear = !second || first.score - second.score > clearly || (isOther && !isByName(second))
  return isClear ? first.item : null
}

/** "And the gluten-free one?": the only one of those shown that is so. */
export function oneThatKeeps({ clause, state, shop }: GoodsInput): Item | null {
  const { diets, excluded } = clause.frame
  if (diets.length === 0 || !clause.goesOn || !/(?<![a-z])one(?![a-z])/.test(clause.text)) return null
  const wish = { diets, excluded, isAllergy: false }
  const [item, ...others] = state.shown.filter(
    (one) => one.versions[0] && lacks(one, one.versions[0], wish, shop.codes) === 'yes',
  )
  return item && others.length === 0 ? item : null
}

/** "HDMI in 5 m": the only one that is called so and sold in that size. */
export function sizedByName({ shop, clause }: GoodsInput): Item | null {
  const names = clause.words.flatMap(({ word }) => (/\d/.test(word) ? [] : stem(word)))
  if (names.length === 0 || clause.frame.bounds.length === 0 || clause.frame.sort !== null) return null
  const isCalled = ({ titleStems }: Item) => names.every((name) => titleStems.includes(name))
  const [item, ...others] = shop.items.filter((one) => isCalled(one) && sizesSaid(one, clause).length > 0)
  return item && others.length === 0 ? item : null
}

/** "With headphones", "in cuffia", "with my headphones". */
function standsBehind(text: string, [first = '']: readonly string[]): boolean {
  const said = wordsOf(text)
  const at = said.indexOf(first)
  const before = mine.has(said[at - 1] ?? '') ? said[at - 2] : said[at - 1]
  return prepositions.has(before ?? '')
}
const mine = wordsInAll(({ words }) => words.mine)
