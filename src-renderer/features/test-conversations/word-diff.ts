/** A stretch of a text: the same in both, or only in this one. */
export type Stretch = { readonly text: string; readonly same: boolean }

/** Longer texts are compared as a whole: nobody reads that many marks. */
const mostWords = 600

/** The old and the new text, with the words that differ marked in each. */
export function wordDiff(
  before: string,
  now: string,
): { readonly before: Stretch[]; readonly now: Stretch[] } {
  const old = wordsOf(before)
  const fresh = wordsOf(now)
  if (old.length > mostWords || fresh.length > mostWords) {
    return { before: [{ text: before, same: before === now }], now: [{ text: now, same: before === now }] }
  }
  const kept = commonOf(old, fresh)
  return {
    before: stretches(old, new Set(kept.map(([index]) => index))),
    now: stretches(fresh, new Set(kept.map(([, index]) => index))),
  }
}

/** Words with the space behind them, so that put together they are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** The longest row of words that both have in the same order, as pairs of places. */
function commonOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const line = lengths[row] as Uint16Array
      line[column] = isSame(one[row], other[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (isSame(one[row], other[column])) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.trim() === other?.trim()
}

function stretches(words: readonly string[], kept: ReadonlySet<number>): Stretch[] {
  const made: { text: string; same: boolean }[] = []
  for (const [index, word] of words.entries()) {
    const same = kept.has(index)
    const last = made.at(-1)
    if (last?.same === same) last.text += word
    else made.push({ text: word, same })
  }
  return made
}
