import { fault } from '#shared/faults/fault.ts'
import type { Dropped, Evidence, ToolResult } from '../assistant/types.ts'
import type { Mask } from '../mask/mask.ts'
import { gapOf, plain } from './checked-text.ts'
import { readCitations } from './citations.ts'
import type { Ground } from './ground.ts'
import { type Sentence, takeSentences } from './sentences.ts'

/** Nobody reads more in a chat. */
const maxLength = 1500
/** A greeting and a question back; whoever says more of nothing is not answering. */
const maxFree = 2

/**
 * Takes the words of an assistant as they come and gives out, sentence by sentence, what the tools have found. What they have not
 * is left out, and the rest goes on. What needs no source waits for a sentence that has one.
 */
export type CheckedAnswer = ReturnType<typeof createCheckedAnswer>

export function createCheckedAnswer(
  ground: Ground,
  { onText, mask }: { readonly onText: (text: string) => void; readonly mask: Mask },
) {
  const carriedBy = new Map<string, Evidence>()
  const dropped: Dropped[] = []
  let waiting: Sentence[] = []
  let free = 0
  let rest = ''
  let heard = ''
  let said = ''

  function check({ gap, text }: Sentence): void {
    const read = readCitations(plain(text)).text
    if (read === '') return
    if (said.length + read.length > maxLength) {
      drop(read, fault('model_answer_too_long'))
      return
    }
    const verdict = ground.judge(mask.withoutTokens(read))
    if (verdict.kind === 'dropped') drop(read, verdict.fault)
    else if (verdict.kind === 'free') {
      if (free++ >= maxFree) drop(read, fault('model_too_much_talk'))
      else waiting.push({ gap, text: read })
    } else {
      for (const one of verdict.by) carriedBy.set(`${one.kind} ${one.id}`, one)
      waiting.push({ gap, text: read })
      // "Here are two:" says nothing without what follows.
      if (!read.endsWith(':')) release()
    }
  }

  function drop(text: string, why: Dropped['fault']): void {
    dropped.push({ text: mask.unmask(text).slice(0, maxShown), fault: why })
  }

  function release(): void {
    const text = waiting.map(({ gap, text }) => `${gapOf(gap)}${text}`).join('')
    waiting = []
    const piece = mask.unmask(said === '' ? text.trimStart() : text)
    if (piece === '') return
    said += piece
    onText(piece)
  }

  return {
    add: (result: ToolResult) => ground.add(result),

    feed: (piece: string): void => {
      heard += piece
      rest += piece
      // What it says in one word instead of an answer is not for the visitor.
      if (isSign(heard)) return
      const taken = takeSentences(rest, false)
      rest = taken.rest
      for (const sentence of taken.sentences) check(sentence)
    },

    /** It looks something up: what it said about doing so is not part of the answer. */
    turnToTools: (): void => {
      rest = ''
      waiting = []
      free = 0
      heard = ''
    },

    end: (): void => {
      if (isSign(heard)) return
      const taken = takeSentences(rest, true)
      rest = taken.rest
      for (const sentence of taken.sentences) check(sentence)
      while (waiting.at(-1)?.text.endsWith(':')) waiting.pop()
      // Where all that mattered was left out, the politeness around it is no answer.
      if (carriedBy.size > 0 || dropped.length === 0) release()
      else waiting = []
    },

    heard: () => heard,
    said: () => said,
    dropped: (): readonly Dropped[] => dropped,
    carriedBy: (): Evidence[] => [...carriedBy.values()],
  }
}

const maxShown = 300

/** What a model writes where there is nothing to answer. */
export const offTopic = 'OFF_TOPIC'
export const noAnswer = 'NO_ANSWER'

function isSign(heard: string): boolean {
  const begin = heard.trimStart()
  if (begin === '') return false
  return [offTopic, noAnswer].some(
    (sign) => begin.startsWith(sign) || (begin.length < sign.length && sign.startsWith(begin)),
  )
}
