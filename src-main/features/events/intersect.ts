/** Numbers below `before`, the highest first, at most `limit`. */
export type Numbers = (before: number, limit: number) => number[]

/** Few at first, as a page is mostly full soon; many when there are few matches, as each query has a cost. */
const firstChunk = 128
const growth = 8
const largestChunk = 32_768

/** The numbers in both sequences, highest first. Each skips what the other does not have. */
export function intersect(one: Numbers, other: Numbers, before: number, limit: number): number[] {
  const found: number[] = []
  let below = before
  for (let chunk = firstChunk; ; chunk = Math.min(chunk * growth, largestChunk)) {
    const mine = one(below, chunk)
    const [top] = mine
    if (top === undefined) return found
    const theirs = other(top + 1, chunk)
    const [theirTop] = theirs
    if (theirTop === undefined) return found
    // Below this, one of the two has not been read yet.
    const complete = Math.max(lowest(mine, chunk), lowest(theirs, chunk))
    const has = new Set(theirs)
    for (const number of mine) {
      if (number < complete) break
      if (!has.has(number)) continue
      if (found.push(number) === limit) return found
    }
    if (complete === Number.NEGATIVE_INFINITY) return found
    below = Math.min(complete, theirTop + 1)
  }
}

/** A result shorter or longer than asked for is all there is, so it need not be read again. */
export function cached(numbers: Numbers): Numbers {
  let all: Numbers | null = null
  return (before, limit) => {
    if (all) return all(before, limit)
    const found = numbers(before, limit)
    if (found.length !== limit) all = descending(found)
    return found
  }
}

/** A list that is already in memory, in any order. */
export function fromList(numbers: readonly number[]): Numbers {
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

/** A result shorter than asked for has nothing more. */
function lowest(numbers: readonly number[], chunk: number): number {
  return numbers.length < chunk ? Number.NEGATIVE_INFINITY : (numbers.at(-1) ?? Number.NEGATIVE_INFINITY)
}
