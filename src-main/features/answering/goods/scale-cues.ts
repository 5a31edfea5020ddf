import type { CueList } from '#main/languages/cues.ts'
import type { Scale } from '#main/languages/frame.ts'
import { compile, expand } from '#main/languages/pattern.ts'

/** Which end of a scale a word names, and whether it is a step toward it. */
export const endOf = {
  most: ['most', false],
  more: ['most', true],
  least: ['least', false],
  less: ['least', true],
} as const

export type ScaleCue = {
  readonly scale: Scale
  readonly way: keyof typeof endOf
  readonly cue: RegExp
  /** How the words that it may find begin; null where they may begin in any way. */
  readonly starts: ReadonlySet<string> | null
}
export const startLetters = 2

/** There are hundreds of them, and a message has hardly any: those whose first letters it does not have are not tried. */
export function scaleCue(scale: Scale, way: ScaleCue['way'], cues: CueList): ScaleCue {
  const starts = cues.map((cue) => startsOf(expand(cue)))
  return {
    scale,
    way,
    cue: compile(cues),
    starts: starts.includes(null) ? null : new Set(starts.flatMap((all) => all ?? [])),
  }
}

/** The first letters of all that a pattern may find: of "(?:big|large)st" those of either. */
function startsOf(pattern: string): readonly string[] | null {
  const plain = /^[a-z]{2}(?![?*{|])/.exec(pattern)
  if (plain) return [plain[0]]
  if (!/^\(\?[:=]/.test(pattern)) return null
  const parts = ['']
  let depth = 0
  let end = 0
  for (; end < pattern.length; end++) {
    const sign = pattern[end]
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth === 0) break
    if (sign === '|' && depth === 1) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  const behind = pattern.slice(end + 1)
  const isOptional = /^[?*{]/.test(behind)
  const starts = parts.map((part, at) => startsOf(at === 0 ? part.slice('(?:'.length) : part))
  if (isOptional) starts.push(startsOf(behind.slice(1)))
  return starts.includes(null) ? null : starts.flatMap((all) => all ?? [])
}
