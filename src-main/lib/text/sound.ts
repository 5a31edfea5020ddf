import { editDistance } from './edit-distance.ts'

/** How letters sound in a language, in the order in which they are put one after the other. */
export type SoundRules = readonly (readonly [letters: RegExp, sound: string])[]

const doubled = /([^aeiou])\1+/g

/** A folded word as it is heard: "fone" and "phone" are the same, "moustik" and "moustique" too. */
export function soundOf(word: string, rules: SoundRules): string {
  return rules
    .reduce((heard, [letters, sound]) => heard.replace(letters, sound), word)
    .replaceAll(doubled, '$1')
}

export type Sounds = {
  /** The known word that sounds the same; of several the one that is written most like it. */
  readonly same: (word: string) => string | null
  /** One that sounds nearly the same: "ankwarium". */
  readonly near: (word: string) => string | null
}

/** Shorter ones sound like too much else. */
const shortest = 3
/** In words this long or longer, one sound may be wrong. */
const oneFaultFrom = 8
/** More letters than these need not be counted to tell which word is closest. */
const mostLetters = 9

/** Words by how they sound. */
export type HeardWords = ReadonlyMap<string, readonly string[]>

export function heardWords(rules: SoundRules, words: Iterable<string>): HeardWords {
  return Map.groupBy(new Set(words), (word) => soundOf(word, rules))
}

/** Finds words again that were typed by ear, among several lists of them. */
export function createSounds(rules: SoundRules, ...lists: readonly HeardWords[]): Sounds {
  const closest = (word: string, known: readonly string[]): string | null => {
    const faults = (one: string) => editDistance(word, one, mostLetters)
    return known.toSorted((one, other) => faults(one) - faults(other))[0] ?? null
  }
  return {
    same: (word) => {
      const sound = soundOf(word, rules)
      return Math.min(sound.length, word.length - 1) < shortest
        ? null
        : closest(
            word,
            lists.flatMap((heard) => heard.get(sound) ?? []),
          )
    },
    near: (word) => {
      const sound = soundOf(word, rules)
      if (sound.length < oneFaultFrom) return null
      const isNear = (other: string) => other[0] === sound[0] && editDistance(sound, other, 1) <= 1
      return closest(
        word,
        lists.flatMap((heard) => [...heard].flatMap(([other, known]) => (isNear(other) ? known : []))),
      )
    },
  }
}
