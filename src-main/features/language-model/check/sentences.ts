import { citation } from './citations.ts'

export type Sentence = {
  /** What stands between it and the one before. */
  readonly gap: string
  /** As it was written, with its citations. */
  readonly text: string
}

const citationsAtEnd = new RegExp(`(?<!\\s)(?:\\s*${citation})+$`, 'u')
const ending = /[.!?…]["'”’»)*_]*$/u
/** "1." or "-" at the beginning of a line is not a sentence of its own. */
const listMark = /^(?:\d{1,2}[.)]|[-–*•])$/u

/**
 * Cuts whole sentences off the beginning of a text that may still grow. One is whole when the next begins: a citation may
 * stand behind the full stop.
 */
export function takeSentences(text: string, isEnd: boolean): { sentences: Sentence[]; rest: string } {
  const sentences: Sentence[] = []
  let from = 0
  let gap = ''
  for (const match of text.matchAll(/(?<!\s)\s+(?=[^\s[【])/gu)) {
    const [space] = match
    const before = text.slice(from, match.index)
    if (before === '') {
      gap = space
      from = match.index + space.length
      continue
    }
    if (!isWhole(before, space)) continue
    sentences.push({ gap, text: before })
    gap = space
    from = match.index + space.length
  }
  const rest = text.slice(from)
  if (!isEnd) return { sentences, rest: gap + rest }
  if (rest.trim() !== '') sentences.push({ gap, text: rest.trim() })
  return { sentences, rest: '' }
}

function isWhole(before: string, space: string): boolean {
  const words = before.replace(citationsAtEnd, '').trim()
  if (listMark.test(words)) return false
  return space.includes('\n') || ending.test(words)
}
