import type { ShopFile } from './files.ts'

/** The messages as people in a hurry type them, the same at every run: without marks, with two letters changed round, with one left out. */
const ways = {
  bare: (message) =>
    message
      .toLowerCase()
      .replaceAll(/[?!.,;:]+(?=\s|$)/g, '')
      .replaceAll(/['’]/g, ''),
  swapped: (message, pick) =>
    inLongWord(
      message,
      6,
      pick,
      (word, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    ),
  dropped: (message, pick) =>
    inLongWord(message, 7, pick, (word, at) => `${word.slice(0, at)}${word.slice(at + 1)}`),
} satisfies Record<string, (message: string, pick: (count: number) => number) => string>

export type Sloppiness = keyof typeof ways
export const sloppinesses = Object.keys(ways) as Sloppiness[]

/** What is sure to be typed letter by letter is left as it is: numbers of articles, addresses, emoji, what is to be injected. */
const exact: ReadonlySet<string> = new Set(['injection', 'lead', 'code', 'emoji'])

export function typedIn(shop: ShopFile, sloppiness: Sloppiness): ShopFile {
  const dialogues = shop.dialogues.map((dialogue) => ({
    ...dialogue,
    turns: dialogue.turns.map((turn) =>
      exact.has(turn.skill)
        ? turn
        : { ...turn, message: ways[sloppiness](turn.message, pickerFor(turn.message)) },
    ),
  }))
  return { ...shop, dialogues }
}

/** A slip inside one of the long words in small letters; the first letter stays. */
function inLongWord(
  message: string,
  longest: number,
  pick: (count: number) => number,
  slip: (word: string, at: number) => string,
): string {
  const words = [...message.matchAll(/\p{Ll}+/gu)].filter(([word]) => word.length >= longest)
  const found = words[pick(words.length)]
  if (!found) return message
  const [word] = found
  const slipped = slip(word, 1 + pick(word.length - 3))
  return `${message.slice(0, found.index)}${slipped}${message.slice(found.index + word.length)}`
}

/** Numbers that only depend on the message. */
function pickerFor(message: string): (count: number) => number {
  let state = [...message].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return (count) => {
    state =
      Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ Math.imul(state ^ (state >>> 13), 3_266_489_909)
    return count === 0 ? 0 : (state >>> 0) % count
  }
}
