import { createStemmer, sameRoot } from '#main/lib/text/stem.ts'
import { isNameOfThing } from '../understand/language.ts'

/** How alike two folded words are, 0 to 1: the same word bent differently, or mistyped, is nearly the same. */
export function alike(a: string, b: string): number {
  if (a === b) return 1
  if (isLastPart(a, b) || isLastPart(b, a)) return 0.8
  // People seldom miss the first letter, and most pairs of words are told apart by it.
  if (a[0] !== b[0]) return 0
  if (root(a) === root(b)) return 0.95
  const longer = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < minTypoLength || hasDigit.test(a) || hasDigit.test(b)) return 0
  const shared = commonBeginning(a, b)
  if (shared >= minBeginning && longer - shared <= maxEnding && shared * 2 > longer) return 0.75
  if (isSwapped(a, b)) return 0.8
  const dice = pairsShared(a, b)
  return dice >= typoFrom ? dice : 0
}

/** "gewicht" in "gesamtgewicht"; a short one where the rest is a thing of its own: "sieb" in "edelstahlsieb". */
function isLastPart(part: string, whole: string): boolean {
  if (part.length < minPart || whole.length < part.length + 3) return false
  if (!whole.endsWith(part)) return isLastBent(part, whole)
  return part.length >= telling || isNameOfThing(whole.slice(0, -part.length))
}

/** "Deckel" in "Glasdeckeln", "Schublade" in "Krümelschubladen". */
function isLastBent(part: string, whole: string): boolean {
  const bent = root(part)
  const stem = root(whole)
  if (bent.length < minPart || stem.length < bent.length + 3 || !stem.endsWith(bent)) return false
  return isNameOfThing(stem.slice(0, -bent.length))
}

const minPart = 4
const telling = 6
const hasDigit = /\d/
const minTypoLength = 5
const minBeginning = 5
const maxEnding = 5
const typoFrom = 0.7

/** "batteries" and "battery", "washing" and "washed", "Farben" and "Farbe" meet here. */
export const root = createStemmer(sameRoot)

/** "Protien": two letters have changed places. */
function isSwapped(a: string, b: string): boolean {
  const at = commonBeginning(a, b)
  return (
    a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}

function commonBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Dice of the letter pairs, which a swapped or dropped letter changes little. */
function pairsShared(a: string, b: string): number {
  const left = pairsOf(a)
  const right = pairsOf(b)
  let shared = 0
  for (const pair of left) if (right.has(pair)) shared++
  return (2 * shared) / (left.size + right.size)
}

function pairsOf(word: string): Set<string> {
  const padded = ` ${word} `
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < padded.length; at++) pairs.add(padded.slice(at, at + 2))
  return pairs
}
