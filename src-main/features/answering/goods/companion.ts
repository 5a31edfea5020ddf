import type { FrameWords } from '#main/languages/frame.ts'
import { languages } from '#main/languages/index.ts'
import { compile } from '#main/languages/pattern.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asksWhich } from '../understand/intent.ts'
import { without } from '../understand/text.ts'
import { kindNamed, which } from './fits.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'

const cueIn = memoize((code) => {
  const { goesWith }: FrameWords = languages[code as LanguageCode].frame
  return new RegExp(compile(goesWith), 'g')
})

/**
 * "A mat to go with it", "ein Kissen dazu": the mat alone is looked for, whatever was spoken of before; what is said of going with
 * it is no word of its own.
 */
export function withCompanion(input: GoodsInput): GoodsInput {
  const { clause, shop } = input
  const spans = spansIn(input)
  // "Which fabric goes with it?" asks for what is made for it.
  if (spans.length === 0 || asksWhich(clause.said)) return input
  const said = new Set(spans.flatMap(({ start, end }) => wordsOf(clause.text.slice(start, end))))
  const words = clause.words.filter(({ word }) => !said.has(word))
  // "What would go with it?" names nothing.
  if (!words.some(({ word }) => shop.hasWord(word)) || asksIncluded(input)) return input
  return {
    ...input,
    clause: {
      ...clause,
      text: without(clause.text, spans),
      words,
      pointsAtIt: false,
      goesOn: false,
      begins: 'wish',
      frame: { ...clause.frame, has: { ...clause.frame.has, these: false } },
    },
  }
}

/** "A case to go with it": of accessories only those that are made for it go with it. */
export function companionOf(input: GoodsInput): GoodsAnswer | null {
  const { clause, state } = input
  const spans = spansIn(input)
  const [single] = state.shown.length === 1 ? state.shown : []
  const focus = state.focus ?? single
  if (spans.length === 0 || !focus || asksIncluded(input)) return null
  const isNamed = ({ isAccessory }: Item) => isAccessory
  const kind = kindNamed(input, without(clause.text, spans)).filter((item) => item !== focus)
  return kind.length > 1 && kind.every(isNamed) ? which(input, kind, [focus]) : null
}

function spansIn({ clause, state }: GoodsInput) {
  const found = [...clause.text.matchAll(cueIn(clause.language))]
  if (found.length === 0 || (state.focus === null && state.shown.length === 0)) return []
  return found.map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
}

/** "Zit er een hoes bij?" asks what comes with it. */
function asksIncluded({ clause: { begins, text, language } }: GoodsInput): boolean {
  return begins === 'question' && topicsAsked(wordsOf(text), language).has('included')
}
