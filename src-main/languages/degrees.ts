import type { CueList } from './cues.ts'
import { type Scale, type ScaleWords, scales } from './frame.ts'

/** The four degrees of a language, each as the inside of a pattern: "highest|greatest". */
type Four = Readonly<Partial<Record<keyof ScaleWords, string>>>

/** How a language says degrees of what something does ("weighs least") and of what is measured ("the highest wattage"). */
export type Degrees = {
  /** Beside a verb: "most", "as little as possible". */
  readonly much: Four
  /** Small words that may stand between a verb and its degree: "sets *me back* the least". */
  readonly between: string
  /** What may follow a degree that stands behind its verb; anything else is what there is most of. */
  readonly behind: string
  /** What is parted from its verb and stands behind the degree: "passt am meisten *rein*". */
  readonly particles?: string
  /** Before and behind the name of what is measured. */
  readonly beforeNoun: Four
  readonly behindNoun: Four
  /** What may stand between that name and the degree behind it: "the price *is the* highest". */
  readonly is: string
  /** "As light as possible". */
  readonly possible: (adjectives: string) => CueList
  /** What asks for one of several: only there, who pays less wants the cheaper one, and not a discount. */
  readonly asksWhich: string
}

/** What is said of a scale beside its comparatives: "weighs"; "weight"; "heavy" and "light". */
export type Spoken = {
  readonly verbs?: string
  /** What the buyer does, and not the thing: "pay". */
  readonly pays?: string
  readonly nouns?: string
  readonly high?: string
  readonly low?: string
}

export type SpokenScales = Readonly<Partial<Record<Scale, Spoken>>>

/** The scales with all that is said of them by verbs, nouns and "as … as possible". */
export function withSpoken(
  words: Readonly<Record<Scale, ScaleWords>>,
  degrees: Degrees,
  spoken: SpokenScales,
): Readonly<Record<Scale, ScaleWords>> {
  const all = scales.map((scale) => [scale, addTo(words[scale], degrees, spoken[scale] ?? {})] as const)
  return Object.fromEntries(all) as Record<Scale, ScaleWords>
}

function addTo(words: ScaleWords, degrees: Degrees, { verbs, pays, nouns, high, low }: Spoken): ScaleWords {
  const { possible, asksWhich } = degrees
  const said = (way: keyof ScaleWords): CueList => [
    ...(verbs ? doing(degrees, way, verbs) : []),
    ...(pays
      ? doing(degrees, way, pays, way === 'most' || way === 'least' ? '' : `(?<=(?:${asksWhich}) .{0,60})`)
      : []),
    ...(nouns ? measured(degrees, way, nouns) : []),
  ]
  return {
    most: [...words.most, ...said('most'), ...(high ? possible(high) : [])],
    more: [...words.more, ...said('more')],
    least: [...words.least, ...said('least'), ...(low ? possible(low) : [])],
    less: [...words.less, ...said('less')],
  }
}

/** "Costs (me) the least", "the least (I can) pay". */
function doing(
  { much, between, behind, particles }: Degrees,
  way: keyof ScaleWords,
  verbs: string,
  asked = '',
): CueList {
  const degree = much[way]
  if (!degree) return []
  const gap = `(?: (?:${between})){0,3}`
  const end = particles ? `(?: (?:${particles}))?` : ''
  return [
    `(?=(?:${verbs}))${asked}(?:${verbs})${gap} (?:${degree})${end}(?= ?(?:$|[,.?!;:)]|(?:${behind})(?![a-z])))`,
    `(?=(?:${degree}))${asked}(?:${degree})${gap} (?:${verbs})`,
  ]
}

/** "The highest wattage", "the wattage is highest". */
function measured({ beforeNoun, behindNoun, is }: Degrees, way: keyof ScaleWords, nouns: string): CueList {
  const [before, behind] = [beforeNoun[way], behindNoun[way]]
  return [
    ...(before ? [`(?:${before}) ?(?:${nouns})`] : []),
    ...(behind ? [`(?:${nouns})(?: (?:${is})){0,3} (?:${behind})`] : []),
  ]
}
