import { compileBeginning, cuesInAll } from '#main/languages/pattern.ts'
import type { Span } from '#main/lib/text/tokens.ts'
import type { Reference } from '../types.ts'
import type { Compiled } from './cues.ts'

type FoundReference = { readonly reference: Reference; readonly span: Span }

/**
 * What the message points back to. Whether there is something to point to is the session's matter; here only the words count.
 */
export function referenceIn(text: string, cues: Compiled): FoundReference | null {
  const asked = numbered(text, cues) ?? ordinal(text, cues)
  if (asked) return asked
  const simple = [
    ['cheaper', cues.cheaper],
    ['dearer', cues.dearer],
    ['more', cues.more],
    ['it', cues.it],
  ] as const
  for (const [kind, pattern] of simple) {
    const match = pattern.exec(text)
    if (match) return { reference: { kind }, span: spanOf(match) }
  }
  return null
}

function numbered(text: string, cues: Compiled): FoundReference | null {
  const match = cues.number.exec(text)
  const nth = Number(match?.groups?.['n'])
  return match && nth > 0 ? { reference: { kind: 'nth', nth }, span: spanOf(match) } : null
}

function ordinal(text: string, cues: Compiled): FoundReference | null {
  for (const { nth, pattern } of cues.nths) {
    const match = pattern.exec(text)
    if (match) return { reference: { kind: 'nth', nth }, span: spanOf(match) }
  }
  return null
}

/** The ordinal in a part of a comparison: "the first one". */
export function ordinalIn(text: string, cues: Compiled): number | null {
  return cues.nths.find(({ word }) => word.test(text))?.nth ?? null
}

export function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

const goingOn = compileBeginning(cuesInAll(({ cues }) => cues.reference.goesOn))
const supposing = compileBeginning(cuesInAll(({ cues }) => cues.reference.whatIf))
const narrowing = compileBeginning(cuesInAll(({ cues }) => cues.reference.narrows))

/** "Only …": of what was found before. */
export function narrowsDown(text: string): boolean {
  return narrowing.test(text)
}

/** "É vegana?", "è impermeabile?": without its accent the "is" of two languages reads as their "and". */
export function beginsWithIs(message: string): boolean {
  return /^[^\p{L}\p{N}]{0,40}[éèÉÈ](?=\s)/u.test(message)
}

/** "And …?", "what about …?": the question before is asked again of something else. */
export function goesOn(text: string): boolean {
  return goingOn.test(text)
}

/** "And if it arrives broken?", "does that go for gifts too?": the question before is asked of another case. */
export function supposes(text: string): boolean {
  return supposing.test(text)
}
