import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { problem } from '#shared/problem.ts'

const tab = 0x09
export const newline = 0x0a
const carriageReturn = 0x0d
const space = 0x20
export const quote = 0x22
export const comma = 0x2c
export const colon = 0x3a
export const openBracket = 0x5b
const backslash = 0x5c
export const closeBracket = 0x5d
export const openBrace = 0x7b
export const closeBrace = 0x7d
/** No shop nests deeper; without a bound a hostile body could exhaust the stack of whatever walks it. */
const maxDepth = 64
/** No product is larger; without a bound one that never ends would be held whole. */
const maxValueBytes = 16 * 1024 * 1024

/** The bytes not yet understood. A value that is cut off waits until twice as much is there, so no byte is read often. */
export function createWindow() {
  let bytes: Uint8Array = new Uint8Array()
  let position = 0
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let wantBytes = 0
  let atStart = true

  function merge(): void {
    const rest = bytes.subarray(position)
    bytes =
      rest.length === 0 && waiting.length === 1 ? (waiting[0] ?? rest) : Buffer.concat([rest, ...waiting])
    position = 0
    waiting = []
    waitingBytes = 0
    // The byte order mark some Windows programs write in front.
    if (atStart && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) position = 3
    if (bytes.length >= 3) atStart = false
  }

  return {
    merge,
    /** True when there is enough to go on. */
    add: (chunk: Uint8Array): boolean => {
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes < wantBytes) return false
      merge()
      return true
    },
    /** The next byte that is not white space, without taking it; -1 when none is left. */
    peek: (): number => {
      while (position < bytes.length) {
        const byte = bytes[position] ?? -1
        if (byte !== space && byte !== newline && byte !== carriageReturn && byte !== tab) return byte
        position++
      }
      wantBytes = 0
      return -1
    },
    skip: () => {
      position++
    },
    mark: () => position,
    back: (to: number) => {
      position = to
    },
    /** Takes one whole value; null when its end is not here yet. */
    value: (final: boolean): Uint8Array | null => {
      const end = endOfValue(bytes, position, final)
      if ((end === -1 ? bytes.length : end) - position > maxValueBytes)
        throw broken(fault('json_value_too_large', { mb: maxValueBytes / 1024 / 1024 }))
      if (end === -1) {
        wantBytes = bytes.length - position
        return null
      }
      const slice = bytes.subarray(position, end)
      position = end
      wantBytes = 0
      return slice
    },
  }
}

function endOfValue(bytes: Uint8Array, start: number, final: boolean): number {
  const first = bytes[start]
  if (first === quote) return endOfString(bytes, start)
  if (first !== openBrace && first !== openBracket) return endOfPlain(bytes, start, final)
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      at = endOfString(bytes, at) - 1
      if (at < 0) return -1
    } else if (byte === openBrace || byte === openBracket) {
      if (++depth > maxDepth) throw broken(fault('json_too_deep', { max: maxDepth }))
    } else if (byte === closeBrace || byte === closeBracket) {
      if (--depth === 0) return at + 1
    }
  }
  return -1
}

/** Most bytes of a catalog are texts: the next quote is looked for natively, and counts unless it is escaped. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; ; ) {
    const end = bytes.indexOf(quote, at)
    if (end === -1) return -1
    let escapes = 0
    while (bytes[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end + 1
    at = end + 1
  }
}

/** A number, true, false or null ends where something else begins, or where the body ends. */
function endOfPlain(bytes: Uint8Array, start: number, final: boolean): number {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === comma || byte === closeBracket || byte === closeBrace || byte === newline) return at
    if (byte === space || byte === tab || byte === carriageReturn) return at
  }
  return final ? bytes.length : -1
}

export function broken(reason: Fault) {
  return problem('invalid_json', `The body is not valid JSON: ${faultText(reason)}`, { fault: reason })
}

/** Between values there is one sign that may come; `index` says at which product it is missing. */
export function requireSign(byte: number, wanted: number, index: number): void {
  if (byte === wanted) return
  throw broken(fault('json_sign_missing', { sign: String.fromCharCode(wanted), index }))
}

/** Steps on until more bytes are needed, and gives what was found on the way. */
export function collectSteps<T>(step: () => T | 'again' | 'more'): T[] {
  const found: T[] = []
  for (;;) {
    const part = step()
    if (part === 'more') return found
    if (part !== 'again') found.push(part)
  }
}
