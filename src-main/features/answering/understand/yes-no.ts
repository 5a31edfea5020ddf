import type { Cues } from '#main/languages/cues.ts'
import { compile, compileBeginning, cuesInAll, expand } from '#main/languages/pattern.ts'
import { readable } from './text.ts'

const yes = compileBeginning(answers('yes'))
const agreed = new RegExp(`^[^a-z0-9]*(?:${answers('agreed').map(expand).join('|')})[^a-z0-9]*$`)
const no = compileBeginning(answers('no'))
const refusing = compile(answers('refusing'))
const unwanted = compile(answers('unwanted'))

function answers(kind: keyof Cues['answer']) {
  return cuesInAll(({ cues }) => cues.answer[kind])
}

/** A longer message says more than yes or no, and so does a question. */
const maxWords = 6

/** A message that is only a yes or a no, in any of the languages. */
export function yesOrNo(message: string): 'yes' | 'no' | null {
  const text = readable(message)
  if (text.includes('?') || text.split(' ').length > maxWords) return null
  if (no.test(text) || refusing.test(text)) return 'no'
  return yes.test(text) || agreed.test(text) ? 'yes' : null
}

/** "I don't want a call": short, no question, and nothing else wished for in its place. */
export function saysUnwanted(message: string): boolean {
  const text = readable(message)
  return !text.includes('?') && text.split(' ').length <= maxWords + 2 && unwanted.test(text)
}
