/** Numbers below `before`, the highest first, at most `limit`. */
export type Numbers = (before: number, limit: number) => number[]

/** Few at first, because mostly the page is full soon; many when they rarely meet, because each question has its price. */
const firstChunk = 128
const growth = 8
const largestChunk = 32_768

/** What is in both rows of numbers, the highest first. Each leaps over what the other does not have. */
export function inBoth(one: Numbers, other: Numbers, before: number, limit: number): number[] {
  const found: number[] = []
  let below = before
  for (let chunk = firstChunk; ; chunk = Math.min(chunk * growth, largestChunk)) {
    const mine = one(below, chunk)
    const [top] = mine
    if (top === undefined) return found
    const theirs = other(top + 1, chunk)
    const [theirTop] = theirs
    if (theirTop === undefined) return found
    // Further down than this one of them was not asked yet.
    const known = Math.max(lowest(mine, chunk), lowest(theirs, chunk))
    const has = new Set(theirs)
    for (const number of mine) {
      if (number < known) break
      if (!has.has(number)) continue
      if (found.push(number) === limit) return found
    }
    if (known === Number.NEGATIVE_INFINITY) return found
    below = Math.min(known, theirTop + 1)
  }
}

/** What came short, or at once, is all there is: it need not be asked for again. */
export function remembering(numbers: Numbers): Numbers {
  let all: Numbers | null = null
  return (before, limit) => {
    if (all) return all(before, limit)
    const found = numbers(before, limit)
    if (found.length !== limit) all = descending(found)
    return found
  }
}

/** A row of numbers that is all there, in whatever order. */
export function among(numbers: readonly number[]): Numbers {
  return descending(numbers.toSorted((a, b) => b - a))
}

function descending(all: readonly number[]): Numbers {
  return (before, limit) => {
    const from = firstBelow(all, before)
    return all.slice(from, from + limit)
  }
}

function firstBelow(numbers: readonly number[], before: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < before) high = middle
    else low = middle + 1
  }
  return low
}

/** A row shorter than asked for has nothing more. */
function lowest(numbers: readonly number[], chunk: number): number {
  return numbers.length < chunk ? Number.NEGATIVE_INFINITY : (numbers.at(-1) ?? Number.NEGATIVE_INFINITY)
}
