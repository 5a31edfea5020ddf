import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { withProducts } from '../compose/parts.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asksWhich } from '../understand/intent.ts'
import type { Sort } from './frame.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import { saysWhatItIs } from './lacks.ts'
import type { Pick } from './limits.ts'
import type { Keep, Say } from './offers.ts'
import { isOfName } from './pairs.ts'
import type { Clause } from './reading.ts'
import { labelOf, listed, priceOf, repliesIn, shownPick, shownVersions } from './say.ts'
import { sorted } from './scaling.ts'
import { asksUnit } from './search-words.ts'
import type { Selection } from './select.ts'
import { affirmedWords } from './speaks-of.ts'

type Asked = {
  /** Of what was shown, and of nothing else. */
  readonly isOfShown: boolean
  readonly sure: number
}

/** "The lightest", "which has the most": the one at that end, with the next ones; or that nobody gives a number for it. */
export function extremeOf(
  { clause, voice }: GoodsInput,
  picks: readonly Pick[],
  { isOfShown, sure }: Asked,
  say: Say,
  memory: Keep,
): GoodsAnswer | null {
  const { sort } = clause.frame
  if (!sort) return null
  const replies = repliesIn(voice)
  const ranked = sorted(picks, sort, clause)
  const [first] = ranked
  if (first) {
    const value =
      sort.scale === 'price' && !first.said
        ? priceOf(first.value, first.version, voice)
        : (first.said?.value ?? '')
    const name = first.pick.item.title
    const text =
      sort.scale && !first.isByName
        ? replies.extreme(replies.ends[sort.scale][sort.end], name, value)
        : replies.extremeOf(name, labelOf(first.said), value, sort.end)
    const next = isOfShown ? [] : ranked.slice(1, 3).map(({ version }) => shownVersions([version]))
    // Of two that were compared, both stay spoken of, the second as the second.
    const spoken = isOfShown ? picks : ranked.slice(0, 4).map(({ pick }) => pick)
    const rowOf = (pick: Pick) => (pick.item === first.pick.item ? first.version : shownPick(pick)).row.id
    const kept = memory(picks, first.pick.item)
    // "The stick that holds the most" is the one of 256 GB, also when five of those are asked for.
    const isOneVersion = first.pick.item.versions.some(
      (version) => sorted([{ ...first.pick, versions: [version] }], sort, clause)[0]?.value !== first.value,
    )
    return say(
      Math.max(0.8, sure),
      'superlative',
      withProducts(text, [shownVersions([first.version]), ...next]),
      {
        ...kept,
        ...(isOneVersion && kept.goods && { goods: { ...kept.goods, version: first.version.row.id } }),
        shown: spoken.map(rowOf),
        subject: first.version.row.id,
      },
    )
  }
  if (sort.scale === null || sort.isStep || picks.length < 2) return null
  const nearest = [...picks].sort((a, b) => b.score - a.score)
  return say(
    0.55,
    'superlative_unknown',
    listed(replies.extremeUnknown, nearest.slice(0, 3), voice),
    memory(nearest, null),
  )
}

const no = wordsInAll(({ words }) => words.question.negating)
const shortest = 4

/** "Quieter", "süßeres": the adjectives that a word may be made of, itself among them. */
function adjectivesOf(word: string, codes: readonly LanguageCode[]): string[] {
  const bare = codes.flatMap((code) =>
    languages[code].grammar.comparative
      .filter(([more]) => word.endsWith(more) && word.length - more.length >= shortest - 1)
      .map(([more, end]) => `${word.slice(0, -more.length)}${end}`),
  )
  return [word, ...bare]
}

/** "Something glossier", behind what was shown: of what products say in words, there is more and less, too. */
export function withComparative(input: GoodsInput): GoodsInput {
  const { clause, state, shop } = input
  const { frame, words, codes } = clause
  if (frame.sort !== null || words.length !== 1 || clause.isCompared) return input
  const [{ word } = { word: '' }] = words
  if (/\d/.test(word) || shop.hasWord(word) || saysWhatItIs(word, codes)) return input
  const [, ...bare] = adjectivesOf(word, codes)
  const names = bare.filter((adjective) => shop.hasWord(adjective) && !saysWhatItIs(adjective, codes))
  if (names.length === 0 || state.shown.length === 0) return input
  const sort = { scale: null, names, end: 'most' as const, isStep: true }
  return { ...input, clause: { ...clause, words: [], frame: { ...frame, sort } } }
}

/** "Not too strong", of what gives no number and says "Taste: strong": those that say so, or those that do not. */
export function saidSo(
  { clause, voice, state }: GoodsInput,
  { picks, ofKind }: Selection,
  say: Say,
  memory: Keep,
): GoodsAnswer | null {
  const words = wordsOf(clause.text)
  const stems = words
    .filter((word) => word.length >= shortest && !no.has(word))
    .flatMap((word) => adjectivesOf(word, clause.codes).map(stem))
  const isNot = words.some((word) => no.has(word))
  const isSo = ({ item }: Pick) =>
    item.versions.some(({ said }) =>
      said.some(
        ({ name, value }) => name !== '' && wordsOf(value).some((word) => stems.includes(stem(word))),
      ),
    ) ||
    // A description that says so is enough for a yes; one that doesn't mention it is not a no.
    (!isNot && affirmedWords(item.description, clause.language).some((word) => stems.includes(stem(word))))
  const isLeft = (pick: Pick) => isSo(pick) !== isNot && (isNot || pick.item !== state.focus)
  const kept = picks.filter(isLeft)
  const left = kept.length > 0 ? kept : ofKind.filter(isLeft)
  if (left.length === 0 || left.length === picks.length) return null
  const replies = repliesIn(voice)
  const intro = left.length === 1 ? replies.one('') : replies.some(left.length, '')
  return say(0.8, 'step', listed(intro, left, voice), memory(left, null))
}

/** "Does the bigger one charge my laptop?", "how heavy is the cheapest?", of those that were shown: that one is spoken of. */
export function withEnd(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  const { sort } = clause.frame
  // "And which lasts longest?" asks which one it is.
  const asked = clause.goesOn ? clause.said.replace(/^\P{L}*\p{L}+\s+/u, '') : clause.said
  if (!sort || state.shown.length < 2 || asksWhich(asked)) return input
  // "The cheaper one", of several: none of them was spoken of yet, so that it is the end of them.
  const isOfThem = ({ word }: Clause['words'][number]) =>
    versionNames.has(word) || state.shown.every((item) => isOfName(item, word))
  const isOfSeveral =
    sort.isStep &&
    (state.focus === null || state.shown.length === 2) &&
    clause.words.every(isOfThem) &&
    isEndNamed(clause)
  if ((isOfSeveral && !clause.isQuestion) || !isAskedOfEnd(input, sort))
    return isOfSeveral
      ? {
          ...input,
          clause: {
            ...clause,
            words: [],
            frame: {
              ...clause.frame,
              sort: { ...sort, isStep: false },
              // Of two that were compared, though more of the kind are sold.
              has: { ...clause.frame.has, both: state.shown.length === 2 },
            },
          },
        }
      : input
  const picks = state.shown.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const [end] = sorted(picks, { ...sort, isStep: false })
  if (!end) return input
  return {
    ...input,
    clause: {
      ...clause,
      pointsAtIt: true,
      // "How long is the heavier one?" asks nothing of its weight.
      said: sort.isStep ? clause.frame.rest : clause.said,
      // "The larger of the two": no more of both.
      frame: { ...clause.frame, sort: null, has: { ...clause.frame.has, both: false } },
    },
    state: { ...state, focus: end.pick.item },
  }
}

const versionNames = wordsInAll(({ words }) => words.versionNames)
const among = wordsInAll(({ words }) => words.among)

function isAskedOfEnd({ clause, state, acts, shop }: GoodsInput, { isStep, scale }: Sort): boolean {
  const { asked, words, frame, inStock, language } = clause
  const isOfThem = frame.has.both || (words.length === 0 && (frame.has.howManyLeft || frame.has.backWhen))
  if (!isOfThem && !isEndNamed(clause)) return false
  // "And among the scented ones, the cheapest?" says of which, and asks nothing of it.
  if (wordsOf(clause.text).some((word) => among.has(word))) return false
  const isPlain = frame.has.howManyLeft || frame.has.backWhen || inStock || asked.size > 0
  const terms = shop.termsOf(
    words.map(({ word }) => word),
    clause.codes,
  )
  const namesElse = terms.some(
    (term) =>
      shop.items.some((item) => shop.fit(item, term)?.field === 'head') &&
      !state.shown.some((item) => shop.fit(item, term) !== null),
  )
  // "How much is the cheapest?" is asked of all that there are, "how much is the cheapest tent?" of tents.
  const isOfAll = !isStep && !isOfThem && scale === 'price' && asked.has('price')
  if (isPlain && !isOfAll && !namesElse) return true
  const says = (word: string) =>
    topicsAsked([word], language).size > 0 ||
    state.shown.some(({ versions }) =>
      versions[0]?.said.some(({ nameStems }) => nameStems.includes(stem(word))),
    )
  const isProperty =
    (words.length > 0 || asksUnit(clause.text)) && words.every(({ word, isDegree }) => isDegree || says(word))
  return (
    isProperty || (isStep && clause.isQuestion && words.length > 0 && acts.ask_about + acts.policy >= 0.3)
  )
}

/** "The cheaper one", and no "do you have a cheaper one?": what says the end stands behind an article. */
function isEndNamed({ text, frame, language }: Clause): boolean {
  const left = new Set(tokensOf(frame.rest).map(({ start }) => start))
  const definite = new Set(wordsOf(languages[language].words.definite))
  return tokensOf(text).some(
    ({ word, start }, at, all) =>
      !left.has(start) && (definite.has(word) || definite.has(all[at - 1]?.word ?? '')),
  )
}
