import { withProducts } from '../compose/parts.ts'
import { isFrom, isUpTo } from '../product-questions/amounts.ts'
import { sentencesOf } from '../product-questions/index.ts'
import { isTallSaid } from '../understand/heights.ts'
import { focusOn, type GoodsAnswer, type GoodsInput } from './input.ts'
import type { Item, Version } from './item.ts'
import { type Measure, measuresIn } from './measures.ts'
import { labelOf, repliesIn, shownVersions } from './say.ts'
import { namesOther } from './target.ts'

/** As tall as people are, in millimetres. */
const [shortest, tallest] = [1200, 2300]

/**
 * "I'm 1.90 m, does it fit?", of what says "up to 195 cm": yes. Of several sizes, the ones that are made for it.
 */
export function fitsBody(input: GoodsInput): GoodsAnswer | null {
  const { clause, state, voice } = input
  const [single] = state.shown.length === 1 ? state.shown : []
  const item = state.focus ?? single
  const [height, ...others] = clause.frame.bounds.filter(isHeight)
  if (!item || !height?.from || others.length > 0 || !clause.isQuestion || clause.begins === 'wish')
    return null
  if (!isTallSaid(clause.text) || clause.frame.sort?.isStep === false || namesOther(input, item)) return null
  const said = item.versions.flatMap((version) => saidOf(version, item, height.from ?? 0))
  const [first] = said.filter(({ fits }) => fits).concat(said)
  if (!first) return null
  const replies = repliesIn(voice)
  const fitting = said.filter(({ fits }) => fits).map(({ version }) => version)
  const shown = shownVersions(fitting.length > 0 ? fitting : item.versions)
  return {
    confidence: 0.86,
    rule: 'product_question',
    intent: 'product_question',
    composed: withProducts(`${first.fits ? replies.yes : replies.no}. ${first.proof(voice)}`, [shown]),
    memory: focusOn(input, item),
    because: [height.text],
  }
}

function isHeight({ dimension, from, to }: GoodsInput['clause']['frame']['bounds'][number]): boolean {
  return dimension === 'length' && from !== null && from === to && from >= shortest && from <= tallest
}

type Told = {
  readonly version: Version
  readonly fits: boolean
  readonly proof: (voice: GoodsInput['voice']) => string
}

/** Its size, an attribute or a sentence that says how tall one may be. */
function saidOf(version: Version, { title, description }: Item, height: number): Told[] {
  for (const one of version.said) {
    const found = one.measures.find((measure) => isOfBody(measure, one.name, one.value))
    if (found)
      return [
        {
          version,
          fits: isIn(found, one.name, one.value, height),
          proof: ({ say }) => say.attributeIs(title, labelOf(one), one.value),
        },
      ]
  }
  for (const sentence of sentencesOf(description)) {
    const found = measuresIn(sentence).find((measure) => isOfBody(measure, '', partOf(sentence, measure)))
    if (found)
      return [
        {
          version,
          fits: isIn(found, '', partOf(sentence, found), height),
          proof: ({ say }) => say.quoted(title, sentence.trim()),
        },
      ]
  }
  return []
}

/** "…, for people up to 195 cm." */
function partOf(sentence: string, { start, end }: Measure): string {
  return sentence.slice(Math.max(0, start - 30), end)
}

/** A length that a body has, given as a range or an end: "165–180 cm", "up to 195 cm". */
function isOfBody({ dimension, from, to }: Measure, name: string, value: string): boolean {
  const isOne = from === to
  const isLong = dimension === 'length' && to >= shortest && to <= tallest
  return isLong && (isOne ? isUpTo(name, value) || isFrom(name, value) : from >= shortest)
}

function isIn({ from, to }: Measure, name: string, value: string, height: number): boolean {
  if (from !== to) return from <= height && height <= to
  return isUpTo(name, value) ? height <= to : height >= from
}
