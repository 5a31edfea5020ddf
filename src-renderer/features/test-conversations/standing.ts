import type { Tone } from '#renderer/ui/tone.ts'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'

type Standing = 'unplayed' | 'passed' | 'changed' | 'fails' | 'trouble'

/** How a dialogue stands by its last run: what is wrong before what is only different. */
export function standingOf(last: SavedDialogue['last_run']): Standing {
  if (last === null) return 'unplayed'
  if (last.trouble !== null) return 'trouble'
  if (!last.passed) return 'fails'
  return last.changed > 0 ? 'changed' : 'passed'
}

export const standingTones: Readonly<Record<Standing, Tone>> = {
  unplayed: 'none',
  passed: 'good',
  changed: 'warn',
  fails: 'bad',
  trouble: 'bad',
}
