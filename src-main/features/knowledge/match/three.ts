/** The three largest numbers seen, and whose the largest is. */
export type Three = { first: number; second: number; third: number; count: number; doc: number }

const none = Number.NEGATIVE_INFINITY

export function noThree(): Three {
  return { first: none, second: none, third: none, count: 0, doc: -1 }
}

export function addToThree(three: Three, value: number, doc: number): void {
  three.count++
  if (value > three.first) {
    three.third = three.second
    three.second = three.first
    three.first = value
    three.doc = doc
  } else if (value > three.second) {
    three.third = three.second
    three.second = value
  } else if (value > three.third) three.third = value
}

/** Their mean, where `count` numbers exist and those not seen are 0. */
export function threeOf({ first, second, third }: Three, count: number): number {
  const seen = [first, second, third].filter((value) => value !== none)
  const sum = seen.reduce((all, value) => all + value, 0)
  return sum / Math.max(1, Math.min(3, count))
}
