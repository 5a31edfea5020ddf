import { fault } from '#shared/faults/fault.ts'
import { noAnswer } from '../model/prompt.ts'
import { ModelTrouble } from '../model/trouble.ts'
import type { ToPhrase } from '../types.ts'
import { readCitations } from './citations.ts'
import { groundOf } from './grounding.ts'
import { type Sentence, takeSentences } from './sentences.ts'

/** Nobody reads more in a chat. */
const maxLength = 1500

/**
 * Takes the words of a model as they come and gives out, sentence by sentence, what is known to be grounded; the first
 * sentence that is not throws. A sentence without a citation waits for the next that has one, which vouches for it.
 */
export function createCheckedText(
  { passages, language }: Pick<ToPhrase, 'passages' | 'language'>,
  onText: (text: string) => void,
) {
  const ground = groundOf(passages, language)
  const cited = new Set<number>()
  let waiting: Sentence[] = []
  let rest = ''
  let heard = ''
  let said = ''

  function take(isEnd: boolean): void {
    const taken = takeSentences(rest, isEnd)
    rest = taken.rest
    for (const sentence of taken.sentences) check(sentence)
  }

  function check({ gap, text }: Sentence): void {
    const read = readCitations(plain(text))
    const unknown = read.cited.find((number) => !ground.knows(number))
    if (unknown !== undefined)
      throw new ModelTrouble(fault('model_cites_unknown', { number: String(unknown) }))
    const found = ground.fault(read.text, read.cited)
    if (found !== null) throw new ModelTrouble(found)
    if (read.text !== '') waiting.push({ gap, text: read.text })
    if (read.cited.length === 0) return
    for (const number of read.cited) cited.add(number)
    release()
  }

  function release(): void {
    const text = waiting.map(({ gap, text }) => `${gapOf(gap)}${text}`).join('')
    waiting = []
    if (ground.isForeign(text)) throw new ModelTrouble(fault('model_other_language'))
    const piece = said === '' ? text.trimStart() : text
    if (piece === '') return
    said += piece
    onText(piece)
  }

  return {
    feed: (piece: string): void => {
      heard += piece
      rest += piece
      if (heard.length > maxLength) throw new ModelTrouble(fault('model_answer_too_long'))
      if (heard.trimStart().startsWith(noAnswer)) throw new ModelTrouble(fault('model_no_answer'))
      take(false)
    },

    end: (): void => {
      if (heard.trim() === '') throw new ModelTrouble(fault('model_answer_empty'))
      take(true)
      if (cited.size === 0) throw new ModelTrouble(fault('model_cites_nothing'))
      // What nothing vouches for is left out, unless it can be seen in the sources.
      waiting = waiting.filter(({ text }) => ground.covers(text, cited))
      release()
    },

    heard: () => heard,
    said: () => said,
    /** By their place in the list. */
    cited: (): number[] => [...cited].map((number) => number - 1).sort((a, b) => a - b),
  }
}

/** Without emphasis, and without characters that steer how the rest is shown. */
export function plain(text: string): string {
  return text
    .replaceAll(/\*\*|__|^#+\s+/gm, '')
    .replaceAll(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
}

export function gapOf(gap: string): string {
  if (gap === '') return ' '
  return gap.includes('\n') ? gap.replaceAll(/[^\n]/g, '').slice(0, 2) : ' '
}
