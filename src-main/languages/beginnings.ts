import { lazily, memoized } from '#main/lib/memoize.ts'

/** Of words: their first letters, and a space behind a word that is no longer. */
type Beginnings = ReadonlySet<string>

const letters = 4
/** A pattern that may begin in more ways is tried whatever a text has. */
const mostWays = 600
/** A class of more letters stands for any. */
const mostOfClass = 12

/** The words of folded text, as the ends of cues see them. */
const word = /[a-z0-9ßæœø]+/g
const isLetter = /^[a-z0-9ßæœø]$/

/** Many cues are looked for in one text, and in its parts. */
const rememberedTexts = 50
/** In a few words a cue is found as fast; every cue looks at what is shorter, as at what patterns are warmed up with. */
const shortText = 12

/** How the words of a text begin. */
const beginningsIn = memoized((text): Beginnings => {
  const found = new Set<string>()
  for (const [one] of text.matchAll(word)) {
    for (let end = 1; end <= Math.min(letters, one.length); end++) found.add(one.slice(0, end))
    if (one.length < letters) found.add(`${one} `)
  }
  return found
}, rememberedTexts)

/**
 * Whether folded text may have any of these patterns where a word begins. There are thousands of cues, and a message has hardly
 * any: most are told by the first letters of its words, and so never take the time and the memory of a compiled pattern.
 */
export function mayBegin(patterns: readonly string[]): (text: string) => boolean {
  const ways = lazily(() => beginningsOf(patterns))
  return (text) => {
    if (text.length < shortText) return true
    const possible = ways()
    if (possible === null) return true
    const begun = beginningsIn(text)
    for (const way of possible) if (begun.has(way)) return true
    return false
  }
}

/** How all that these patterns may find begins; null where it may begin in any way. */
function beginningsOf(patterns: readonly string[]): Beginnings | null {
  const ways = new Set<string>()
  for (const pattern of patterns) {
    const own = waysOf(pattern)
    if (own === null) return null
    for (const way of own) ways.add(way)
  }
  return ways
}

/** A beginning as far as it was read, and whether more letters may follow. */
type Way = { readonly read: string; readonly goesOn: boolean }

class Unreadable extends Error {}

function waysOf(pattern: string): readonly string[] | null {
  const reader = { pattern, at: 0 }
  try {
    const ways = readAlternatives(reader, [{ read: '', goesOn: true }])
    if (reader.at < pattern.length) return null
    const found = ways.map(({ read, goesOn }) => (goesOn && read.length < letters ? `${read} ` : read))
    return found.some((way) => way.trim() === '') ? null : found
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

type Reader = { readonly pattern: string; at: number }

function readAlternatives(reader: Reader, before: readonly Way[]): readonly Way[] {
  const all = [...readSequence(reader, before)]
  while (reader.pattern[reader.at] === '|') {
    reader.at++
    all.push(...readSequence(reader, before))
  }
  return distinct(all)
}

function readSequence(reader: Reader, before: readonly Way[]): readonly Way[] {
  let ways = before
  for (let sign = signAt(reader); sign !== '' && sign !== '|' && sign !== ')'; sign = signAt(reader)) {
    // All is known of how it begins: what comes next is not read.
    if (!ways.some(({ goesOn }) => goesOn)) {
      skip(reader, 0)
      break
    }
    const start = reader.at
    const behind = readOne(reader, ways)
    const times = timesAt(reader)
    if (times === null) {
      ways = behind
      continue
    }
    const [from, to] = times
    const end = reader.at
    let all = from === 0 ? [...ways, ...behind] : behind
    // Each time adds a letter or ends what can be told of it.
    for (let more = behind, count = 1; count < to && more.some(({ goesOn }) => goesOn); count++) {
      reader.at = start
      more = readOne(reader, more)
      all = [...all, ...more]
    }
    reader.at = end
    ways = distinct(all)
  }
  return ways
}

function signAt({ pattern, at }: Reader): string {
  return pattern[at] ?? ''
}

const quantifier = /(?:[?*+]|\{(\d{1,3})(?:(,)(\d{0,3}))?\})\??/y

/** The fewest and the most times that something is said; null where it is said once. */
function timesAt(reader: Reader): readonly [from: number, to: number] | null {
  quantifier.lastIndex = reader.at
  const found = quantifier.exec(reader.pattern)
  if (!found) return null
  const [sign, from, comma, to] = found
  reader.at += sign.length
  if (from === undefined) return [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : letters]
  const most = comma === undefined ? Number(from) : Number(to || letters)
  return [Math.min(1, Number(from)), Math.min(most, letters)]
}

function readOne(reader: Reader, before: readonly Way[]): readonly Way[] {
  const sign = signAt(reader)
  if (sign === '(') return readGroup(reader, before)
  if (sign === '[') return added(before, readClass(reader))
  reader.at++
  if (sign === '\\') {
    const escaped = reader.pattern[reader.at++] ?? ''
    if (/[dws]/.test(escaped)) return added(before, null)
    if (escaped === 'b') return before
    if (/[a-z0-9]/i.test(escaped)) throw new Unreadable()
    return added(before, [escaped])
  }
  if (sign === '.') return added(before, null)
  // The ends of a text take no letter.
  if (sign === '$' || sign === '^') return before
  return added(before, [sign])
}

const opening = /\((?:\?(?:<?[=!]|:|<[a-z]+>))?/y

function readGroup(reader: Reader, before: readonly Way[]): readonly Way[] {
  opening.lastIndex = reader.at
  const [head] = opening.exec(reader.pattern) ?? ['(']
  // What is only looked at belongs to no beginning.
  if (/[=!]$/.test(head)) {
    reader.at++
    skip(reader, 1)
    return before
  }
  reader.at += head.length
  const inside = readAlternatives(reader, before)
  if (reader.pattern[reader.at] !== ')') throw new Unreadable()
  reader.at++
  return inside
}

const marks = /\\.|\[(?:\\.|[^\]\\]){1,80}\]|[()|]/g

/** Up to the end of this alternative, or out of as many groups. */
function skip(reader: Reader, groups: number): void {
  const { pattern } = reader
  marks.lastIndex = reader.at
  let depth = groups
  for (let mark = marks.exec(pattern); mark; mark = marks.exec(pattern)) {
    if (depth === 0 && /^[)|]/.test(mark[0])) {
      reader.at = mark.index
      return
    }
    if (mark[0] === '(') depth++
    if (mark[0] === ')') depth--
    reader.at = marks.lastIndex
    if (mark[0] === ')' && depth === 0 && groups > 0) return
  }
  reader.at = pattern.length
}

const ofLetters = /\[(\^?)((?:\\.|[^\]\\])+)\]/y

/** The letters of a class; null for those that stand for many. */
function readClass(reader: Reader): readonly string[] | null {
  ofLetters.lastIndex = reader.at
  const [whole, none, inside = ''] = ofLetters.exec(reader.pattern) ?? []
  if (whole === undefined) throw new Unreadable()
  reader.at += whole.length
  // All but letters.
  if (whole === '[^a-z0-9ßæœø]') return [' ']
  return none === '^' || /\\|.-./.test(inside) || inside.length > mostOfClass ? null : [...inside]
}

/** Each way with each of the signs behind it; with any sign it is only known so far. */
function added(before: readonly Way[], signs: readonly string[] | null): readonly Way[] {
  const ways = before.flatMap((way): readonly Way[] => {
    if (!way.goesOn) return [way]
    if (signs === null) return [{ ...way, goesOn: false }]
    return signs.map((sign) => {
      // Behind what is no letter a word begins, or ends.
      if (!isLetter.test(sign)) return way.read === '' ? way : { read: `${way.read} `, goesOn: false }
      const read = way.read + sign
      return { read, goesOn: read.length < letters }
    })
  })
  if (ways.length > mostWays) throw new Unreadable()
  return ways
}

function distinct(ways: readonly Way[]): readonly Way[] {
  if (ways.length < 2) return ways
  return [...new Map(ways.map((way) => [way.goesOn ? `${way.read}+` : way.read, way])).values()]
}
