import { fold, isStopWord } from '#main/lib/words.ts'

/** Shorter words are too easily others. */
const shortest = 5
const longFrom = 8
const word = /\p{L}+/gu

/** The message with words nobody there writes so put right by those they do write; null where there is nothing to mend. */
export function repaired(message: string, vocabulary: readonly string[]): string | null {
  const known = new Set(vocabulary)
  let isMended = false
  const mended = message.replaceAll(word, (written) => {
    const said = fold(written)
    if (said.length < shortest || known.has(said) || isStopWord(said)) return written
    const meant = nearest(said, vocabulary)
    if (meant === null) return written
    isMended = true
    return meant
  })
  return isMended ? mended : null
}

function nearest(said: string, vocabulary: readonly string[]): string | null {
  const most = said.length >= longFrom ? 2 : 1
  let best: string | null = null
  let least = most + 1
  for (const candidate of vocabulary) {
    if (candidate[0] !== said[0] || candidate.length < shortest || isStopWord(candidate)) continue
    if (Math.abs(candidate.length - said.length) > most) continue
    const distance = distanceOf(said, candidate)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** How many letters must be put in, left out, changed or swapped with their neighbour. */
function distanceOf(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
