import type { CueList } from '#main/languages/cues.ts'
import { type FrameWords, type Scale, scales } from '#main/languages/frame.ts'
import { expand } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { type Span, tokensOf } from '#main/lib/text/tokens.ts'
import { outBehind } from '../understand/out-behind.ts'
import { isDenied, negations } from '../understand/price.ts'

/** Which end of a scale a word names, and whether it is a step toward it. */
export const endOf = {
  most: ['most', false],
  more: ['most', true],
  least: ['least', false],
  less: ['least', true],
} as const

const sides = ['atLeast', 'atMost', 'moreThan', 'lessThan', 'about'] as const
export type Side = (typeof sides)[number]

/** How a language says that a number is a limit. */
export type LimitCues = {
  readonly before: readonly (readonly [Side, RegExp])[]
  readonly after: readonly (readonly [Side, RegExp])[]
  /** What turns it round behind it: "more than 5 kg I can't carry". */
  readonly out: RegExp
  /** Before two numbers: "between 1 and 2 litres". */
  readonly between: RegExp
  /** "Flatter than", of all that is more or less of something: by scale, whatever the adjective. */
  readonly than: RegExp
  readonly compared: readonly { readonly scale: Scale; readonly side: Side; readonly cue: RegExp }[]
}

export function limitCuesOf(frame: FrameWords): LimitCues {
  const than = frame.than.map(expand).join('|')
  return {
    before: sides.map((side) => [side, ending(frame[side])] as const),
    after: [
      ['atLeast', beginning(frame.orMore)],
      ['atMost', beginning(frame.orLess)],
    ],
    out: outBehind(frame.outBehind),
    between: ending(frame.between.map(([start]) => start).filter(Boolean)),
    than: new RegExp(`(?:${than})[ ]?$`),
    // What may be spent is read as a price.
    compared: scales.flatMap((scale) =>
      (scale === 'price' ? [] : (['more', 'less'] as const)).map((way) => ({
        scale,
        side: endOf[way][0] === 'most' ? ('moreThan' as const) : ('lessThan' as const),
        cue: ending(frame.scales[scale][way], ` ?(?:${than})`),
      })),
    ),
  }
}

function ending(cues: CueList, behind = ''): RegExp {
  // That a number follows need not be looked for: it is the one that the text was cut at.
  const bare = cues.map((cue) => expand(cue).replace(/\(\?=[^()]*\)$/, ''))
  return new RegExp(
    `(?:^|[^a-z0-9])(?:${bare.join('|')})${behind}[ ]?(?:of|von|de|d'|di|van|ne|an?|eine[rn]?|une?|una|uma?|een)?[ ]?$`,
  )
}

function beginning(cues: CueList): RegExp {
  // What is measured may stand between: "16 GB RAM or more", "2 m de haut minimum"; where a number was a word, what is left of it is
  // blank. What another number follows is said of that one.
  const what = `(?:(?!(?:${joiners})[^a-z])(?:(?:${of}) |d')?[a-zßæœø-]{2,14} ){0,2}`
  return new RegExp(
    `^[ ]{0,12}${what}(?:${cues.map((cue) => expand(cue).replace('\\+', '[+]')).join('|')})(?![a-z])(?! ?[€$£]? ?\\d)`,
  )
}

const joiners = [...wordsInAll(({ words }) => words.joining)].join('|')
const of = 'de|of|di|en|in|von|an|do|da'

/** Where it begins that both ends of a range are told: "between 1 and 2 litres". */
export function rangeStart(text: string, { start }: Span, all: readonly LimitCues[]): number {
  const before = text.slice(Math.max(0, start - 40), start)
  const match = all.map(({ between }) => between.exec(before)).find((one) => one !== null)
  return match ? start - (before.length - match.index) : start
}

export type Limit = { readonly side: Side | null; readonly scale: Scale | null; readonly span: Span }

/** On which side of a number lies what is wanted, and all that says so. */
export function limitAt(text: string, { start, end }: Span, all: readonly LimitCues[]): Limit {
  const before = text.slice(Math.max(0, start - 40), start)
  const behind = text.slice(end, end + 30)
  let side: Side | null = null
  let scale: Scale | null = null
  let span: Span = { start, end }
  for (const cues of all) {
    const said = cuesBefore(before, cues)
    // "No more than 10 kg": what says most goes first, and "more than" is a part of it.
    const [first] = said.sort((a, b) => a.index - b.index)
    if (first && side === null) {
      const from = start - (before.length - first.index)
      const denial = deniedAt(text, from, first.side)
      side = denial?.side ?? first.side
      scale = said.find((one) => one.scale !== null)?.scale ?? null
      span = { start: denial?.start ?? from, end }
    }
    for (const [name, cue] of cues.after) {
      const match = cue.exec(behind)
      if (!match || (side !== null && side !== 'about')) continue
      side = name
      span = { start: span.start, end: end + match[0].length }
    }
    const turned: Side | null = side === 'moreThan' ? 'atMost' : side === 'lessThan' ? 'atLeast' : null
    const isOut: RegExpExecArray | null = turned === null ? null : cues.out.exec(text.slice(end, end + 60))
    if (turned && isOut) {
      side = turned
      span = { start: span.start, end: end + isOut[0].length }
    }
  }
  return { side, scale, span }
}

function cuesBefore(before: string, { before: cues, than, compared }: LimitCues) {
  const said = cues.flatMap(([side, cue]) => {
    const match = cue.exec(before)
    return match ? [{ side, scale: null as Scale | null, index: match.index }] : []
  })
  if (!than.test(before)) return said
  const more = compared.flatMap(({ scale, side, cue }) => {
    const match = cue.exec(before)
    return match ? [{ side, scale, index: match.index }] : []
  })
  return [...said, ...more]
}

/** "Nothing heavier than 3 kg" may weigh as much; "not shorter than 20 cm" must be as long. */
function deniedAt(
  text: string,
  at: number,
  side: Side,
): { readonly side: Side; readonly start: number } | null {
  if (side === 'moreThan' && isDenied(text, at)) return { side: 'atMost', start: denialBefore(text, at) }
  const start = side === 'lessThan' ? denialBefore(text, at) : at
  return start < at ? { side: 'atLeast', start } : null
}

/** Where the denial begins that stands right before it; elsewhere what is between is still to be read. */
function denialBefore(text: string, at: number): number {
  const last = tokensOf(text.slice(0, at)).at(-1)
  return last && negations.has(last.word) ? last.start : at
}

/** "More than two slices", "three or more": the numbers in words that a limit stands beside, as digits, in their places. */
export function withDigits(
  text: string,
  numbers: ReadonlyMap<string, number>,
  all: readonly LimitCues[],
): string {
  let written = text
  for (const { word, start, end } of tokensOf(text)) {
    const number = ones.has(word) ? 1 : numbers.get(word)
    if (number === undefined) continue
    const tried = `${written.slice(0, start)}${String(number).padEnd(end - start)}${written.slice(end)}`
    const { side, scale } = limitAt(tried, { start, end: start + String(number).length }, all)
    // "More than one" counts; "bigger than a football" doesn't.
    if (number === 1 ? side === 'moreThan' && scale === null : side !== null) written = tried
  }
  return written
}
const ones = wordsInAll(({ words }) => words.one)
