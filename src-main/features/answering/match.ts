import { fold, stem } from '#main/lib/words.ts'

const word = /[\p{L}\p{N}]+/gu

/**
 * How much of the question a text speaks of, 0 to 1. Each word counts by how rare it is among the candidates: sharing
 * "jacket" with one of ten says more than sharing "shop" with nine.
 */
export function coverage(
  words: readonly string[],
  text: string,
  rarity: ReadonlyMap<string, number>,
): number {
  const present = stemsOf(text)
  let all = 0
  let shared = 0
  for (const asked of words) {
    const weight = rarity.get(asked) ?? 1
    all += weight
    if (present.has(stem(asked))) shared += weight
  }
  return all === 0 ? 0 : shared / all
}

/** The other way round: how much of a known question was asked, so that a single shared word is not taken for the whole. */
export function overlap(words: readonly string[], questionWords: readonly string[]): number {
  if (questionWords.length === 0) return 0
  const asked = new Set(words.map(stem))
  return questionWords.filter((known) => asked.has(stem(known))).length / questionWords.length
}

export function rarityAmong(words: readonly string[], texts: readonly string[]): Map<string, number> {
  const stems = texts.map(stemsOf)
  return new Map(
    words.map((asked) => {
      const having = stems.filter((present) => present.has(stem(asked))).length
      return [asked, Math.log(1 + (texts.length + 1) / (having + 1))]
    }),
  )
}

function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(word) ?? []).map(stem))
}
