import { wordsOf } from '#main/lib/words.ts'
import { type ReadBody, readBody } from './card/index.ts'
import { headerIn } from './show.ts'

/** More of one event is not looked through. */
const maxChars = 200_000

export type Indexed = {
  readonly event_type: string
  readonly body: Uint8Array
  readonly headers: string | null
}

/** What an event can be found by: all that it says, not the names of its fields. */
export function indexText({ event_type, body, headers }: Indexed): string {
  const read = readBody(body, headerIn(headers))
  return `${event_type} ${valuesOf(read)}`.slice(0, maxChars).toWellFormed()
}

function valuesOf({ text, payload }: ReadBody): string {
  if (payload === undefined) return text ?? ''
  const words: string[] = []
  let length = 0
  const waiting: unknown[] = [payload]
  while (waiting.length > 0 && length < maxChars) {
    const value = waiting.pop()
    if (typeof value === 'string' || typeof value === 'number') {
      words.push(String(value))
      length += words.at(-1)?.length ?? 0
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner)
  }
  return words.join(' ')
}

export type Search = {
  /** All of them must be there. */
  readonly words: readonly string[]
  /** The last word, where it may go on; else null. */
  readonly beginning: string | null
}

const maxWords = 20

/** Every word must be there; the last may be a beginning. Null where a search has no words at all. */
export function readSearch(search: string): Search | null {
  const words = wordsOf(search).slice(0, maxWords)
  const last = words.at(-1)
  if (last === undefined) return null
  return /\p{P}$/u.test(search.trim())
    ? { words, beginning: null }
    : { words: words.slice(0, -1), beginning: last }
}
