import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { withProducts } from '../compose/parts.ts'
import { sentencesOf } from '../product-questions/index.ts'
import { asksWhich } from '../understand/intent.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { isDefinite } from './mention.ts'
import { listed, repliesIn, shownVersions } from './say.ts'
import { hasAny, stemWords } from './speaks-of.ts'
import { bestNamed } from './targets.ts'

const cueIn = memoize((code) => compile(languages[code as LanguageCode].frame.fits))

/** "Which blades fit it?", "do they fit the Sonic 2?": what either of two things says of the other. */
export function fitting(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, acts } = input
  const match = cueIn(clause.language).exec(clause.text)
  if (!match || clause.frame.sort !== null || clause.frame.bounds.length > 0) return null
  const wanted = thingsIn(input, clause.text.slice(0, match.index))
  const [behind = ''] = clause.text.slice(match.index + match[0].length).split(/[.!?]/)
  const to = thingsIn(input, behind)
  const [focus] = state.focus ? [state.focus] : state.shown
  // "Passen die in die Brinja?": the one spoken of, and another that is named.
  if (wanted === null) {
    const named = to?.filter((item) => item !== focus) ?? []
    // "In my bag" is no bag of the shop.
    const isOurs = said(clause).some((word) => isDefinite(behind, [word], clause.language))
    return focus && isOurs && named.length <= fewest ? whether(input, focus, named) : null
  }
  const named = to?.filter((item) => !wanted.includes(item)) ?? []
  const others = named.length > 0 || to !== null ? named : focus ? [focus] : []
  const isWished = asksWhich(clause.said) || clause.begins === 'wish' || acts.find + acts.recommend > 0.4
  const kind = wanted.filter((item) => !others.includes(item))
  if (!isWished || kind.length === 0 || others.length === 0) return null
  return which(input, kind, others)
}

const fewest = 3

/** A name of ours may be read as a brand. */
function said({ words, facetWords }: GoodsInput['clause']) {
  return [...words, ...facetWords.map((word) => ({ word, after: 'start' as const }))]
}

/** The things of the kind that a text names. */
export function kindNamed(input: GoodsInput, text: string): readonly Item[] {
  return thingsIn(input, text) ?? []
}

/** What the words of a part name: things of a kind, or one by its name; null where it only points at something. */
function thingsIn({ shop, clause }: GoodsInput, part: string): readonly Item[] | null {
  const words = said(clause).flatMap(({ word }) => (wordsOf(part).includes(word) ? word : []))
  const terms = shop.termsOf(words, [...new Set([...clause.codes, ...shop.codes])])
  const isCalled = (item: Item) => (term: (typeof terms)[number]) => {
    const field = shop.fit(item, term)?.field
    return field === 'head' || field === 'category' || field === 'title'
  }
  const all = terms.filter((term) => shop.items.some((item) => isCalled(item)(term)))
  if (all.length === 0) return null
  const byName = bestNamed(shop, part)
  const called = shop.items.filter((item) => all.every(isCalled(item)))
  return called.length > 1 && byName && /\d/.test(part) ? [byName] : called
}

/** Whether one fits the other, by the sentence of either that speaks of both. */
function whether(input: GoodsInput, item: Item, others: readonly Item[]): GoodsAnswer | null {
  const { voice, clause } = input
  const typed = wordsOf(clause.text)
  const pairs = others.flatMap((other) => [[item, other] as const, [other, item] as const])
  const [found] = pairs.flatMap(([own, about]) => {
    // That a machine has a needle threader says nothing of needles that fit it.
    const saysFit = (text: string) => input.shop.codes.some((code) => cueIn(code).test(fold(text)))
    const sentence = textsOf(own).find((text) => saysFit(text) && speaksOf(text, about, typed))
    return sentence ? [{ own, about, sentence }] : []
  })
  if (!found) return null
  const text = `${repliesIn(voice).yes}. ${voice.say.quoted(found.own.title, found.sentence.trim())}`
  return {
    confidence: 0.85,
    rule: 'product_question',
    intent: 'product_question',
    composed: withProducts(text, [shownVersions(item.versions)]),
    memory: {
      ...focusOn(input, item),
      earlier: earlierWith(input, found.own === item ? found.about : found.own),
    },
    because: [found.sentence.trim()],
  }
}

/** Its sentences, and what else it says of itself in words. */
function textsOf({ description, versions }: Item): string[] {
  const said = (versions[0]?.said ?? []).filter(({ name }) => name !== '')
  return [...sentencesOf(description), ...said.map(({ name, value }) => `${name}: ${value}`)]
}

/** Whether a sentence speaks of a product: by what it is, and by each number of its name that was said. */
function speaksOf(sentence: string, { head, title, versions }: Item, said: readonly string[]): boolean {
  const own = wordsOf(sentence)
  const names = wordsOf(title).filter((word) => /\d/.test(word) && said.includes(word))
  const shelf = versions[0]?.row.category?.split(categorySeparator).at(-1) ?? ''
  const called = wordsOf(title).filter((word) => said.includes(word))
  const words = [head, ...wordsOf(shelf), ...called].filter((word) => word.length > 3).map(stem)
  return names.every((name) => own.includes(name)) && hasAny(sentence, stemWords(new Set(words)))
}

/** Of a kind, those that have the most in common with what they are for; all of them where none has. */
export function which(input: GoodsInput, kind: readonly Item[], others: readonly Item[]): GoodsAnswer | null {
  const { voice } = input
  const shared = kind.map((item) => Math.max(...others.map((other) => common(input, item, other))))
  const best = Math.max(...shared)
  if (best === 0) return null
  const picks = kind
    .filter((_, at) => (shared[at] ?? 0) >= best * nearly)
    .map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const [only, ...more] = picks
  if (!only || picks.length > most) return null
  const replies = repliesIn(voice)
  const memory = { ...focusOn(input, only.item), shown: picks.map(({ item }) => rowOf(item)) }
  const [other] = others
  const earlier = earlierWith(input, others.length === 1 ? other : undefined)
  return {
    confidence: 0.86,
    rule: 'products',
    intent: 'product',
    composed: listed(more.length === 0 ? replies.one('') : replies.some(picks.length, ''), picks, voice),
    memory: { ...memory, earlier, ...(more.length > 0 && { subject: null }) },
    because: other ? [other.title] : [],
  }
}

const rowOf = ({ versions, id }: Item) => versions[0]?.row.id ?? id

/** The one it is for was spoken of, too: "how much for both?" */
function earlierWith({ state }: GoodsInput, other: Item | undefined): string[] {
  return [...state.earlier, ...(other ? [other] : [])].map(rowOf)
}

const nearly = 0.8
const most = 5

/** How much either says of what the other is, rare words counting more. */
function common({ shop }: GoodsInput, item: Item, other: Item): number {
  const names = (one: Item) =>
    stemsOf([one.title, ...(one.versions[0]?.said ?? []).map(({ value }) => value)])
  const all = (one: Item) => new Set([...names(one), ...stemsOf([one.description])])
  const [own, theirs] = [all(item), all(other)]
  const both = [...new Set([...names(item)].filter((word) => theirs.has(word)))]
  const back = [...names(other)].filter((word) => own.has(word))
  return [...new Set([...both, ...back])].reduce((sum, word) => sum + weight(shop.items, word), 0)
}

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      wordsOf(text)
        .filter((word) => word.length > (/^\d+$/.test(word) ? 1 : 2) && !isCommonWord(word))
        .map(stem),
    ),
  )
}

function weight(items: readonly Item[], word: string): number {
  const count = items.filter(({ words }) => words.has(word)).length
  return Math.log(1 + items.length / Math.max(1, count))
}
