import { type ReadBody, readBody } from './card/index.ts'
import { headerIn } from './show.ts'

/** More of one event is not looked through. */
const maxChars = 200_000
/** What is longer has to leave room for the others. */
const shortChars = 500

export type Indexed = {
  readonly event_type: string
  readonly body: Uint8Array
  readonly headers: string | null
}

/** What an event can be found by: all that it says, not the names of its fields. */
export function indexText({ event_type, body, headers }: Indexed): string {
  const read = readBody(body, headerIn(headers))
  return `${event_type} ${valuesOf(read).slice(0, maxChars)}`.toWellFormed()
}

function valuesOf({ text, payload }: ReadBody): string {
  if (payload === undefined) return text ?? ''
  const values: string[] = []
  let left = maxChars
  let long = 0
  for (const value of leavesOf(payload)) {
    if (isFile(value)) continue
    values.push(value)
    if (value.length > shortChars) long++
    else left -= value.length + 1
    if (left <= 0) break
  }
  const share = Math.max(shortChars, Math.floor(left / Math.max(1, long)) - 1)
  return values.map((value) => value.slice(0, share)).join(' ')
}

/** Brackets inside brackets say nothing, and a megabyte of them would take long. */
const maxValues = 50_000

/** In document order; without recursion, since a deep payload would overflow the stack. */
function* leavesOf(payload: unknown): Generator<string> {
  const waiting: unknown[] = [payload]
  for (let seen = 0; seen < maxValues && waiting.length > 0; seen++) {
    const value = waiting.pop()
    if (typeof value === 'string' || typeof value === 'number') yield String(value)
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).reverse()) waiting.push(inner)
  }
}

const leastWordOfFile = 60

/** A picture or a document as base64, in one piece or in lines: nobody looks for its letters. */
function isFile(value: string): boolean {
  if (value.length <= shortChars) return false
  const [, letters = ''] = /^(?:data:[^,]{0,100},)?([A-Za-z0-9+/_=\s-]+)$/.exec(value) ?? []
  return letters.length / letters.trim().split(/\s+/).length > leastWordOfFile
}
