import type { CueList } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import type { WordList } from '#main/languages/language.ts'
import { isColourIn } from '#main/languages/lexicon.ts'
import { compile, expand } from '#main/languages/pattern.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** How a language says what is not wanted. */
export type Refusals = {
  readonly code: LanguageCode
  readonly stop: ReadonlySet<string>
  readonly exclude: RegExp
  readonly notExclude: RegExp
  readonly rejects: RegExp
  readonly avoid: RegExp
  readonly freeOf: RegExp
  /**
   * Each time they are said. `behind` is what stands behind what is not wanted: `said` of it ("… isn't for me"), `fronted` where it is the
   * object that stands first ("wool I can't stand"), or else a mere word ("…, no").
   */
  readonly every: Readonly<Record<'exclude' | 'notExclude' | 'behind', RegExp>>
  /** "Vegan or not?" asks, and refuses nothing. */
  readonly orNot: RegExp
  /** Said within a refusal without changing it: "really". */
  readonly hedges: RegExp
  /** Stand for what was shown: "the", "those". */
  readonly pointing: ReadonlySet<string>
}

export function refusalsOf(code: LanguageCode, stop: ReadonlySet<string>): Refusals {
  const { frame, refusals, words } = languages[code]
  const { refuses, rejects, avoid, noBehind, because, hedges } = refusals
  const free = refusals.freeOf.map((cue) => expand(cue).replace(/^-\?/, '')).join('|')
  const pointing = wordsOf(`${words.definite} ${words.question.pointing}`)
  // "… makes me itch, so which": what is said of it is told from what is said next.
  const goesOn = `(?= {0,${longestHedges}}(?:$|[.,;:!)])| {1,${longestHedges}}${cuesOf(because).source})`
  // Its object stands first: "wool he can't stand".
  const fronted = cuesOf([...avoid, ...rejects]).source
  const said = `(?:(?<said>${cuesOf(refuses).source})|(?<fronted>${fronted}))${goesOn}`
  // "The rawhide not because he chokes on it"; "not so heavy" gives no reason.
  const atReason = `(?= ${cuesOf(refusals.reasons).source})`
  const behind = `(?:, ?)?(?:${said}|${cuesOf(noBehind).source}(?:${atEndIn(code)}|${atReason}))`
  const exclude = cuesOf(refusals.exclude)
  const notExclude = compile(refusals.notExclude)
  const every = (pattern: string) => new RegExp(pattern, 'g')
  const orNot = `${compile(frame.or).source} (?:${cuesOf(noBehind).source}|pas)(?= ?(?:$|[.,;:?!)]))`
  return {
    code,
    stop: new Set([...stop, ...pointing]),
    exclude,
    notExclude,
    rejects: cuesOf(rejects),
    avoid: cuesOf(avoid),
    freeOf: new RegExp(`([a-zßæœø]{3,20})[- ]?(?:${free})(?![a-z])`),
    hedges: every(compile(hedgesIn(hedges)).source),
    pointing: new Set(pointing),
    every: { exclude: every(exclude.source), notExclude: every(notExclude.source), behind: every(behind) },
    orNot: every(orNot),
  }
}

/** In letters: some hedges and the spaces around them. */
const longestHedges = 40

/** Where hedges may stand, any number of spaces does: the hedges are blanked in the text that is read. */
function cuesOf(cues: CueList): RegExp {
  return compile(cues.map((cue) => cue.replaceAll('~ ', ` {1,${longestHedges}}`).replaceAll('~', '')))
}

function hedgesIn(list: WordList): CueList {
  return list
    .split(' ')
    .map((word) => word.replaceAll('_', ' '))
    .sort((a, b) => b.length - a.length)
}

/** The text without what changes nothing of a refusal; everything else stays at its place. */
export function withoutHedges(text: string, { hedges }: Refusals): string {
  return text.replaceAll(hedges, (hedge) => ' '.repeat(hedge.length))
}

type Behind = { readonly left: string; readonly cues: readonly RegExpExecArray[] }

const lastBehind = new WeakMap<Refusals, { readonly text: string; readonly found: readonly Behind[] }>()

/** What refuses something before it, in the text without hedges and as it is; asked several times of the same text. */
export function behindIn(text: string, reader: Refusals): readonly Behind[] {
  const last = lastBehind.get(reader)
  if (last?.text === text) return last.found
  const found = [...new Set([withoutHedges(text, reader), text])].map((left) => ({
    left,
    cues: [...left.matchAll(reader.every.behind)],
  }))
  lastBehind.set(reader, { text, found })
  return found
}

/** Nothing more is said of it but talk; "it's waterproof, no?" asks. A colour is no talk: "nicht weiß". */
function atEndIn(code: LanguageCode): string {
  const { chatter, talk } = languages[code].words
  const idle = [...new Set(wordsOf(`${chatter} ${talk}`))].filter((word) => !isColourIn(word, code)).join('|')
  return `(?=(?: (?:${idle})){0,2} ?(?:$|[.,;!)]))`
}
