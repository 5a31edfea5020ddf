import { editDistance } from './edit-distance.ts'

/** How far a word may be from the one it was meant to be. */
type SlipRules = {
  /** Shorter words say too little to guess by. */
  readonly shortest: number
  /** From this length on two mistakes are tolerated. */
  readonly twoFaultsFrom: number
  /** The first letter must be right, or have changed places with the second. */
  readonly firstLetterIsRight: boolean
}

/** A wrong guess answers another question than was asked, so entries and passages guess little. */
const sentenceSlips: SlipRules = { shortest: 5, twoFaultsFrom: 9, firstLetterIsRight: true }
/** A search shows what it found, and names of products are hard to spell: it guesses more. */
export const productSlips: SlipRules = { shortest: 4, twoFaultsFrom: 8, firstLetterIsRight: false }

/** How many faults are forgiven in this word; none where it is too short to guess by. */
export function faultsForgiven(word: string, rules: SlipRules): number {
  if (word.length < rules.shortest) return 0
  return word.length >= rules.twoFaultsFrom ? 2 : 1
}

/** How many faults lead from one word to the other; null where they are too many. */
export function slip(word: string, candidate: string, most: number, rules: SlipRules): number | null {
  if (candidate.length < rules.shortest || Math.abs(candidate.length - word.length) > most) return null
  if (rules.firstLetterIsRight && !mayBeSlip(word, candidate, rules.shortest)) return null
  const faults = editDistance(word, candidate, most)
  return faults <= most ? faults : null
}

/** The lower, the likelier: people rarely mistake the first letter, and rather mean a common word than a rare one. */
export function slipCost(faults: number, isSameFirst: boolean, count: number): number {
  return faults + (isSameFirst ? 0 : 0.5) - 0.1 * Math.log(1 + count)
}

/** Words that are known to be spelled right, found again from a misspelt one. */
export type Spelling = {
  readonly add: (word: string) => void
  readonly remove: (word: string) => void
  /** The word most likely meant; null where none is near. A word that is known is itself. */
  readonly repair: (word: string) => string | null
}

export function createSpelling(rules: SlipRules = sentenceSlips): Spelling {
  const counts = new Map<string, number>()
  /** By first letter and length: people rarely mistake the first letter, and so few words must be looked at. */
  const shelves = new Map<string, Set<string>>()

  function repair(word: string): string | null {
    if (counts.has(word)) return word
    const most = faultsForgiven(word, rules)
    if (most === 0 || /\d/.test(word)) return null
    let best: string | null = null
    let lowest = Number.POSITIVE_INFINITY
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const candidate of shelves.get(`${first}${length}`) ?? []) {
          const faults = slip(word, candidate, most, rules)
          if (faults === null) continue
          // The first letter is right here, or only changed places.
          const cost = slipCost(faults, true, counts.get(candidate) ?? 0)
          if (cost >= lowest) continue
          best = candidate
          lowest = cost
        }
      }
    }
    return best
  }

  return {
    repair,
    add: (word) => {
      const count = counts.get(word) ?? 0
      counts.set(word, count + 1)
      if (count > 0 || word.length < rules.shortest) return
      const name = shelfOf(word)
      const shelf = shelves.get(name)
      if (shelf) shelf.add(word)
      else shelves.set(name, new Set([word]))
    },
    remove: (word) => {
      const left = (counts.get(word) ?? 0) - 1
      if (left > 0) return void counts.set(word, left)
      counts.delete(word)
      shelves.get(shelfOf(word))?.delete(word)
    },
  }
}

function shelfOf(word: string): string {
  return `${word[0]}${word.length}`
}

/** Of the shortest words two letters may only have changed places. */
function mayBeSlip(word: string, candidate: string, shortest: number): boolean {
  const areSwapped = word[0] === candidate[1] && word[1] === candidate[0]
  if (word[0] !== candidate[0] && !areSwapped) return false
  const isShort = Math.min(word.length, candidate.length) <= shortest
  return !isShort || (word.length === candidate.length && sorted(word) === sorted(candidate))
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
