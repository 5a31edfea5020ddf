import type { CueList } from '#main/languages/cues.ts'
import { type Diet, diets, type Scale, scales } from '#main/languages/frame.ts'
import { languages } from '#main/languages/index.ts'
import { compile, expand } from '#main/languages/pattern.ts'
import type { Topic } from '#main/languages/topics.ts'
import { fold } from '#main/lib/text/fold.ts'
import { type Span, tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn } from '../understand/cues.ts'
import { without } from '../understand/text.ts'
import { excludedIn, type Known, refusalBefore, refusalBehind, refuses, refusesShown } from './excluded.ts'
import { endOf, type LimitCues, limitAt, limitCuesOf, rangeStart, withDigits } from './limit-cues.ts'
import { type Dimension, type Measure, measuresIn } from './measures.ts'
import { runBehind } from './noun-run.ts'
import { type Refusals, refusalsOf } from './refusals.ts'

/** A limit on a number of the product: "at least 40 litres". `names` are words beside it that may name the attribute. */
export type Bound = {
  readonly dimension: Dimension | null
  readonly from: number | null
  readonly to: number | null
  /** Nearly so: "around 20 litres". */
  readonly isAbout: boolean
  /** The number itself is out: "longer than 5 m". */
  readonly isBeyond?: boolean
  readonly names: readonly string[]
  /** What the words of the limit are about: "no wider than". */
  readonly topic?: Topic
  /** Only what is named so counts. */
  readonly isNamedOnly?: boolean
  readonly text: string
}

export type Sort = {
  readonly scale: Scale | null
  /** What it is sorted by where no adjective says it: "most protein". */
  readonly names: readonly string[]
  readonly end: 'most' | 'least'
  /** The words it was read from: "longest burning time" may be what an attribute is called. */
  readonly said?: readonly string[]
  /** "lighter" moves on from what was shown, "lightest" picks one of all. */
  readonly isStep: boolean
}

const flags = [
  'these',
  'both',
  'other',
  'again',
  'earlierOn',
  'correction',
  'together',
  'howManyLeft',
  'backWhen',
  'awaited',
  'haveIt',
  'tellMore',
  'gift',
  'allergy',
  'anything',
  'wholeShop',
  'ofAll',
  'anyPrice',
] as const
type Flag = (typeof flags)[number]

/** The exact parts of a message: what it limits, excludes, orders by and points at. */
export type Frame = {
  readonly bounds: readonly Bound[]
  readonly excluded: readonly (readonly string[])[]
  readonly diets: readonly Diet[]
  readonly sort: Sort | null
  readonly years: number | null
  readonly people: number | null
  readonly isPerUnit: boolean
  readonly has: Readonly<Record<Flag | 'refused' | 'refuses', boolean>>
  /** What is left of the message when all that is taken out; places stay. */
  readonly rest: string
}

type Reader = Refusals & {
  readonly diets: readonly (readonly [Diet, RegExp])[]
  readonly limits: LimitCues
  readonly scales: readonly {
    readonly scale: Scale
    readonly way: keyof typeof endOf
    readonly cue: RegExp
  }[]
  readonly amount: readonly (readonly [keyof typeof endOf, RegExp])[]
  readonly yearsOld: RegExp
  readonly forPeople: RegExp
  readonly perUnit: RegExp
  readonly joining: RegExp
  readonly flags: Readonly<Record<Flag, RegExp>>
  readonly numbers: ReadonlyMap<string, number>
}

const readers = new Map<LanguageCode, Reader>()

function readerOf(code: LanguageCode): Reader {
  const cached = readers.get(code)
  if (cached) return cached
  const { frame, cues } = languages[code]
  const numbers = new Map(
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((n) =>
      cues.number(n).map((word) => [fold(word), n] as const),
    ),
  )
  const spelled = [...numbers].flatMap(([word, n]) => (n > 1 ? word : [])).join('|')
  const made: Reader = {
    ...refusalsOf(code, cuesIn(code).stop),
    diets: diets.map((diet) => [diet, compile(frame.diets[diet])] as const),
    limits: limitCuesOf(frame),
    scales: [...scales]
      .sort((a, b) => Number(later.has(a)) - Number(later.has(b)))
      .flatMap((scale) => ends.map((way) => ({ scale, way, cue: compile(frame.scales[scale][way]) }))),
    amount: ends.map((end) => [end, compile(frame[end])] as const),
    yearsOld: firstGroups(frame.yearsOld.map((cue) => cue.replaceAll('\\d{1,2}', `(?:\\d{1,2}|${spelled})`))),
    forPeople: firstGroups(frame.forPeople),
    perUnit: compile(frame.perUnit),
    joining: compile([...frame.or, ...frame.and]),
    flags: Object.fromEntries(flags.map((flag) => [flag, compile(frame[flag])])) as Record<Flag, RegExp>,
    numbers,
  }
  readers.set(code, made)
  return made
}

/** The words for small numbers, as readable text has them. */
export function numbersIn(code: LanguageCode): ReadonlyMap<string, number> {
  return readerOf(code).numbers
}

/** The words that ask how many are left, or when there are more: "how many pairs have you got", "any idea when". */
export function stockWordsIn(text: string, codes: readonly LanguageCode[]): string[] {
  return codes.flatMap((code) =>
    (['howManyLeft', 'backWhen', 'awaited'] as const).flatMap((flag) =>
      wordsOf(readerOf(code).flags[flag].exec(text)?.[0] ?? ''),
    ),
  )
}

const ends = ['most', 'least', 'more', 'less'] as const

/** Scales that say more than the plain word must be looked for first: "biggest screen" before "biggest". */
const later: ReadonlySet<Scale> = new Set(['size', 'length', 'height', 'age', 'weight', 'strength'])

/** A name may be given once in a pattern: each cue is its own. */
function firstGroups(cues: CueList): RegExp {
  const parts = cues.map((cue, at) =>
    expand(cue).replaceAll('?<n>', `?<n${at}>`).replaceAll('?<m>', `?<m${at}>`),
  )
  return new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`)
}

/** "… you can leave out", in this language or those: something is not wanted, whatever it is. */
export function refusesAny(text: string, codes: readonly LanguageCode[]): boolean {
  return refuses(text, codes.map(readerOf))
}

/** `text` is readable (folded); `codes` are the languages it may be in, likeliest first. */
export function readFrame(
  text: string,
  codes: readonly LanguageCode[],
  known: Known = { isWord: () => true, brands: [] },
): Frame {
  const all = [...new Set(codes)].map(readerOf)
  let rest = text
  const take = (span: Span) => {
    rest = without(rest, [span])
  }
  const flagsFound = Object.fromEntries(
    flags.map((flag) => [flag, all.some((reader) => reader.flags[flag].test(text))]),
  ) as Record<Flag, boolean>

  for (const reader of all) {
    const cue = reader.flags.correction.exec(rest)
    if (cue) take({ start: cue.index, end: cue.index + cue[0].length })
  }
  const foundDiets = new Set<Diet>()
  const excluded: (readonly string[])[] = []
  let isPerUnit = false
  let years: number | null = null
  let people: number | null = null
  for (const reader of all) {
    const age = reader.yearsOld.exec(rest)
    if (age && years === null) {
      const groups = Object.entries(age.groups ?? {}).filter(([, value]) => value !== undefined)
      const numberOf = (group: string) => {
        const said = groups.find(([name]) => name.startsWith(group))?.[1] ?? ''
        return reader.numbers.get(said) ?? Number(said || Number.NaN)
      }
      const [n, m] = [numberOf('n'), numberOf('m')]
      years = Number.isFinite(n) ? n : Number.isFinite(m) ? m / 12 : null
      if (years !== null) take({ start: age.index, end: age.index + age[0].length })
    }
    const party = reader.forPeople.exec(rest)
    if (party && people === null) {
      const said = Object.values(party.groups ?? {}).find((value) => value !== undefined) ?? ''
      people = /^\d+$/.test(said) ? Number(said) : (reader.numbers.get(said) ?? 1)
      take({ start: party.index, end: party.index + party[0].length })
    }
    const per = reader.perUnit.exec(rest)
    if (per) {
      isPerUnit = true
      take({ start: per.index, end: per.index + per[0].length })
    }
  }

  // "Tell me more about …" sorts by nothing, "both" names nothing.
  const takeFlags = (...names: readonly Flag[]) => {
    for (const reader of all)
      for (const flag of names) {
        const found = reader.flags[flag].exec(rest)
        if (found) take({ start: found.index, end: found.index + found[0].length })
      }
  }
  takeFlags('tellMore', 'both', 'anyPrice', 'again', 'earlierOn', 'ofAll')
  const bounds: Bound[] = []
  const limits = all.map((reader) => reader.limits)
  const counted = all.reduce((left, { numbers }) => withDigits(left, numbers, limits), rest)
  for (const measure of measuresIn(counted)) {
    const bound = boundOf(all, counted, measure)
    if (!bound) continue
    const [spelled] = /^[a-zßæœø]*/.exec(rest.slice(measure.start)) ?? ['']
    take({ start: measure.start, end: measure.start + spelled.length })
    const isPlain = bound.span.start === measure.start && bound.span.end === measure.end
    const isOut =
      isPlain && (refusalBefore(rest, measure.start, all) ?? refusalBehind(rest, measure.end, all))
    if (isOut) {
      excluded.push([measure.text])
      take(isOut)
    } else bounds.push(bound.bound)
    take(bound.span)
  }
  // "Tell me more about it" orders nothing.
  const ordered = flagsFound.tellMore ? null : sortIn(all, rest, take)
  // "The lowest per kilo" is the price.
  const sort = isPerUnit && ordered?.scale === 'height' ? { ...ordered, scale: 'price' as const } : ordered
  // "The cheapest in your whole shop" looks for no shop.
  if (sort) takeFlags('wholeShop')
  rest = all.reduce((left, { orNot }) => left.replace(orNot, (asked) => ' '.repeat(asked.length)), rest)
  for (const reader of all)
    for (const [diet, cue] of reader.diets) {
      const match = cue.exec(rest)
      if (!match) continue
      const span = { start: match.index, end: match.index + match[0].length }
      const isOut = refusalBefore(rest, span.start, all) ?? refusalBehind(rest, span.end, all)
      if (isOut) excluded.push([match[0]])
      else foundDiets.add(diet)
      if (isOut) take(isOut)
      take(span)
    }
  const refused = excludedIn(text, rest, all, known)
  excluded.push(...refused.excluded)
  rest = refused.rest
  const has = { ...flagsFound, refused: refusesShown(text, all), refuses: refuses(text, all) }
  return { bounds, excluded, diets: [...foundDiets], sort, years, people, isPerUnit, has, rest }
}

function sortIn(all: readonly Reader[], text: string, take: (span: Span) => void): Sort | null {
  for (const reader of all) {
    for (const { scale, way, cue } of reader.scales) {
      const match = cue.exec(text)
      if (!match) continue
      take({ start: match.index, end: match.index + match[0].length })
      // "Too expensive, do you have a cheaper one?" says it twice.
      for (const { scale: other, cue: more } of reader.scales) {
        const again =
          other === scale
            ? more.exec(without(text, [{ start: match.index, end: match.index + match[0].length }]))
            : null
        if (again) take({ start: again.index, end: again.index + again[0].length })
      }
      const [end, isStep] = endOf[way]
      return { scale, names: [], end, isStep, said: wordsOf(match[0]) }
    }
    for (const [way, cue] of reader.amount) {
      const match = cue.exec(text)
      if (!match) continue
      // "Menos os de camurça" leaves those out.
      if ([...text.matchAll(reader.every.exclude)].some(({ index }) => index === match.index)) continue
      const behind = match.index + match[0].length
      const { words } = runBehind(text, behind, all)
      if (words.length === 0 || /^ *\d/.test(text.slice(behind))) continue
      const [end, isStep] = endOf[way]
      take({ start: match.index, end: behind })
      return { scale: null, names: words, end, isStep }
    }
  }
  return null
}

/** A number with a unit, or between bounds, limits a product; a bare one is a size, a price or part of a name. */
function boundOf(
  all: readonly Reader[],
  text: string,
  measure: Measure,
): { readonly bound: Bound; readonly span: Span } | null {
  const cues = all.map(({ limits }) => limits)
  const { side, scale, span: ofSide } = limitAt(text, measure, cues)
  const isRange = measure.to > measure.from
  const span = isRange && side === null ? { ...ofSide, start: rangeStart(text, measure, cues) } : ofSide
  if (measure.dimension === null && (side === null || side === 'about')) return null
  const { words } = runBehind(text, measure.end, all)
  // "With USB-C, 27 inches at least": what stands in another part of the sentence is no name of it.
  const before =
    text
      .slice(Math.max(0, span.start - 30), span.start)
      .split(/[,;.!?]/)
      .at(-1) ?? ''
  const earlier = tokensOf(before).slice(-2)
  const isBeyond = side === 'moreThan' || side === 'lessThan'
  const topic = scale ? sideOf[scale] : undefined
  // "Quicker than 10 minutes" takes less of them.
  const isTurned = scale === 'speed' && measure.dimension === 'time'
  // "Wider than 10 mm": of its width, however long it is.
  const compared = (isBeyond ? tokensOf(text.slice(span.start, measure.start)) : []).filter(({ word }) =>
    all.some(({ code }) => topicsAsked([word], code).size > 0),
  )
  const names = [...words.slice(0, 2), ...[...compared, ...earlier].map(({ word }) => word)].filter(
    (word) => !all.some(({ stop }) => stop.has(word)) && !/\d/.test(word),
  )
  const value = measure.from
  const [isMost, isLeast] = [
    side === 'atMost' || side === 'lessThan',
    side === 'atLeast' || side === 'moreThan',
  ]
  const [isUpper, isLower] = isTurned ? [isLeast, isMost] : [isMost, isLeast]
  const bound: Bound = {
    dimension: measure.dimension,
    from: isRange ? measure.from : isUpper ? null : value,
    to: isRange ? measure.to : isLower ? null : value,
    isAbout: side === 'about',
    ...(isBeyond && { isBeyond }),
    names,
    ...(topic && { topic }),
    text: measure.text.replaceAll(/\s+/g, ' '),
  }
  return { bound, span }
}

/** The sides of a thing that an adjective tells apart: what is narrower may well be longer. */
const sideOf: Readonly<Partial<Record<Scale, Topic>>> = {
  length: 'length',
  width: 'width',
  height: 'height',
  thickness: 'depth',
}
