import { editDistance } from './edit-distance.ts'

/** Words that are known to be spelled right, found again from a misspelt one. */
export type Spelling = {
  readonly add: (word: string) => void
  readonly remove: (word: string) => void
  /** The word most likely meant; null where none is near. A word that is known is itself. */
  readonly repair: (word: string) => string | null
}

/** Of five letters two may only have changed places; from nine on two faults are forgiven. */
const shortest = 5
const longFrom = 9

export function createSpelling(): Spelling {
  const counts = new Map<string, number>()
  /** By first letter and length: people rarely mistake the first letter, and so few words must be looked at. */
  const shelves = new Map<string, Set<string>>()

  function repair(word: string): string | null {
    if (counts.has(word)) return word
    if (word.length < shortest || /\d/.test(word)) return null
    const most = word.length >= longFrom ? 2 : 1
    let best: string | null = null
    let lowest = Number.POSITIVE_INFINITY
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const candidate of shelves.get(`${first}${length}`) ?? []) {
          const distance = faults(word, candidate, most)
          if (distance > most) continue
          // Rather a common word than a rare one.
          const cost = distance - 0.1 * Math.log(1 + (counts.get(candidate) ?? 0))
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
      if (count > 0 || word.length < shortest) return
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

function faults(word: string, candidate: string, most: number): number {
  const areSwapped = word[0] === candidate[1] && word[1] === candidate[0]
  if (word[0] !== candidate[0] && !areSwapped) return most + 1
  const isShort = Math.min(word.length, candidate.length) <= shortest
  if (isShort && (word.length !== candidate.length || sorted(word) !== sorted(candidate))) return most + 1
  return editDistance(word, candidate, most)
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
