import type { CueList } from './cues.ts'
import type { ScaleWords } from './frame.ts'
import type { Grammar } from './language.ts'

/** What French, Italian, Portuguese and Spanish have in common. */
export const romanceGrammar = {
  colon: ':',
  nounFirst: true,
  comparativeIsSuperlative: true,
  joinsWords: false,
  prefixes: [],
  capitalizesNouns: false,
  thingEnding: null,
  comparative: [],
  datesHaveDots: true,
  withoutIsUnmistakable: false,
  how: null,
} as const satisfies Partial<Grammar>

/** How a language says degrees that has a word for "more" and one for "less" and no endings for them. */
type Degrees = {
  readonly upper: string
  readonly lower: string
  readonly most: (degree: string, words: string) => CueList
  readonly more: (degree: string, words: string) => CueList
  readonly tooMuch: (words: string) => CueList
  readonly tooLittle: (words: string) => CueList
  /** "the one with most strings", "which weighs most"; and the steps. */
  readonly mostOf?: (degree: string, nouns: string) => CueList
  readonly moreOf?: (degree: string, nouns: string) => CueList
  readonly doesMost?: (degree: string, verbs: string) => CueList
  readonly doesMore?: (degree: string, verbs: string) => CueList
  /** "that does not weigh much", "that does not make much noise". */
  readonly notMuch?: {
    readonly verbs: (verbs: string) => CueList
    readonly nouns: (nouns: string) => CueList
  }
}

type Also = Partial<ScaleWords> & { readonly verbs?: string; readonly nouns?: string }

/** The adjectives at both ends of a scale, the verbs and nouns that go with its upper end, and what else is said. */
export function scaleBy(degrees: Degrees): (high: string, low: string, also?: Also) => ScaleWords {
  const { upper, lower, most, more, tooMuch, tooLittle } = degrees
  const of = (say: Degrees['mostOf'], degree: string, words: string | undefined) =>
    say && words ? say(degree, words) : []
  // "Fica mais barato" is said of its adjective, and "fica mais" alone of the price.
  const does = (say: Degrees['doesMost'], toward: string, ends: readonly string[], verbs?: string) =>
    of(say, toward, verbs).map((cue) => `${cue}(?! (?:${ends.filter(Boolean).join('|')})(?!\\p{L}))`)
  const ends = (toward: string, high: string, low: string, { verbs, nouns }: Also) => [
    ...of(most, upper, high),
    ...of(most, lower, low),
    ...does(degrees.doesMost, toward, [high, low], verbs),
    ...of(degrees.mostOf, toward, nouns),
  ]
  const steps = (toward: string, high: string, low: string, { verbs, nouns }: Also) => [
    ...of(more, upper, high),
    ...of(more, lower, low),
    ...(low ? tooMuch(low) : []),
    ...(high ? tooLittle(high) : []),
    ...does(degrees.doesMore, toward, [high, low], verbs),
    ...of(degrees.moreOf, toward, nouns),
  ]
  return (high, low, also = {}) => ({
    most: [...(also.most ?? []), ...ends(upper, high, low, also)],
    more: [...(also.more ?? []), ...steps(upper, high, low, also)],
    least: [...(also.least ?? []), ...ends(lower, low, high, also)],
    less: [
      ...(also.less ?? []),
      ...steps(lower, low, high, also),
      ...(also.verbs ? (degrees.notMuch?.verbs(also.verbs) ?? []) : []),
      ...(also.nouns ? (degrees.notMuch?.nouns(also.nouns) ?? []) : []),
    ],
  })
}

type Articles = {
  readonly upper: string
  readonly lower: string
  /** What stands right before the degree: "la más ligera". */
  readonly the: string
  /** All that may stand before the noun, what may stand between it and the degree, and what a question begins with. */
  readonly article: string
  readonly between: string
  readonly question: string
  /** What may stand between a verb and its degree. */
  readonly link?: string
}

const wordBegins = '(?<![a-z0-9])'

/** "la guitarra más ligera" is the end of a scale, "una guitarra más ligera" a step on it: the article tells. */
export function degreesByArticle({ upper, lower, the, article, between, question, link = '' }: Articles) {
  const named = `${wordBegins}${article}${between}`
  const asked = `${wordBegins}${question}`
  const ends = (words: string): CueList => [
    `${the} (?:${words})`,
    `(?=(?:${words}))(?<=${named})(?:${words})`,
  ]
  const steps = (words: string): CueList => [`(?=(?:${words}))(?<!${named})(?:${words})`]
  const cue = (words: string, isBehind: string): CueList => [`(?=${words})${isBehind}${words}`]
  return {
    upper,
    lower,
    namedOrAsked: `${named}|${asked}`,
    ends,
    steps,
    most: (degree: string, words: string) => ends(`${degree} (?:${words})`),
    more: (degree: string, words: string) => steps(`${degree} (?:${words})`),
    mostOf: (degree: string, nouns: string) => cue(`${degree} (?:${nouns})`, `(?<=${named}|${asked})`),
    moreOf: (degree: string, nouns: string) => cue(`${degree} (?:${nouns})`, `(?<!${named}|${asked})`),
    doesMost: (degree: string, verbs: string) => cue(`(?:${verbs}) ${link}${degree}`, `(?<=${asked})`),
    doesMore: (degree: string, verbs: string) => cue(`(?:${verbs}) ${link}${degree}`, `(?<!${asked})`),
  }
}
