import { stem, wordsOf } from '#main/lib/words.ts'

export type Stems = ReadonlySet<string>

export function stemsOf(text: string): Stems {
  return new Set(wordsOf(text).map(stem))
}

/**
 * How much of the question a text speaks of, 0 to 1. Each word counts by how rare it is among the candidates: sharing
 * "jacket" with one of ten says more than sharing "shop" with nine.
 */
export function coverage(asked: Stems, present: Stems, rarity: ReadonlyMap<string, number>): number {
  let all = 0
  let shared = 0
  for (const word of asked) {
    const weight = rarity.get(word) ?? 1
    all += weight
    if (present.has(word)) shared += weight
  }
  return all === 0 ? 0 : shared / all
}

/** The other way round: how much of a known question was asked, so that a single shared word is not taken for the whole. */
export function overlap(asked: Stems, known: Stems): number {
  if (known.size === 0) return 0
  let shared = 0
  for (const word of known) if (asked.has(word)) shared++
  return shared / known.size
}

export function rarityAmong(asked: Stems, texts: readonly Stems[]): Map<string, number> {
  const rarity = new Map<string, number>()
  for (const word of asked) {
    const having = texts.filter((present) => present.has(word)).length
    rarity.set(word, Math.log(1 + (texts.length + 1) / (having + 1)))
  }
  return rarity
}
