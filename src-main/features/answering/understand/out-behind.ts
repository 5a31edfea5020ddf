import type { CueList } from '#main/languages/cues.ts'
import { expand } from '#main/languages/pattern.ts'

/** What says behind a limit that it is not wanted: "über 10 kg darf er nicht wiegen", "more than £50 I can't do". */
export function outBehind(cues: CueList): RegExp {
  return new RegExp(`^[ ]{0,12}(?:[a-zßæœø]{2,12} )?,?[ ]?(?:${cues.map(expand).join('|')})(?![a-z])`)
}
