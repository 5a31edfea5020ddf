/**
 * Room for one search at a time, kept between searches: to make it anew for 100,000 products would cost more than the search,
 * and leave behind more than the index takes.
 */
export type Scratch = {
  readonly score: Float64Array
  readonly weight: Float64Array
  readonly has: Uint32Array
  readonly hasInTitle: Uint32Array
  /** Lists of products. */
  readonly found: Uint32Array
  readonly met: Uint32Array
  readonly full: Uint32Array
  readonly ranked: Uint32Array
  readonly kept: Uint32Array
  /** Whether a product, or a group of variants, was met in this pass: it is when it has the number of the pass. */
  readonly docPass: Uint32Array
  readonly groupPass: Uint32Array
  readonly nextPass: () => number
}

export function createScratch(size: number, groupCount = size): Scratch {
  let pass = 0
  return {
    score: new Float64Array(size),
    weight: new Float64Array(size),
    has: new Uint32Array(size),
    hasInTitle: new Uint32Array(size),
    found: new Uint32Array(size),
    met: new Uint32Array(size),
    full: new Uint32Array(size),
    ranked: new Uint32Array(size),
    kept: new Uint32Array(size),
    docPass: new Uint32Array(size),
    groupPass: new Uint32Array(groupCount),
    nextPass: () => ++pass,
  }
}

/** Those that fit, put into the room given. */
export function filterInto(
  room: Uint32Array,
  docs: Uint32Array,
  fits: (doc: number) => boolean,
): Uint32Array {
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0
    if (fits(doc)) room[count++] = doc
  }
  return room.subarray(0, count)
}

/** The best `count` of them without sorting all; of equals the first. */
export function bestOf(docs: Uint32Array, value: (doc: number) => number, count: number): number[] {
  const top: number[] = []
  const values: number[] = []
  for (let index = 0; index < docs.length; index++) {
    const doc = docs[index] ?? 0
    const own = value(doc)
    if (top.length === count && own <= (values[count - 1] ?? 0)) continue
    let at = top.length === count ? count - 1 : top.length
    for (; at > 0 && (values[at - 1] ?? 0) < own; at--) {
      top[at] = top[at - 1] ?? 0
      values[at] = values[at - 1] ?? 0
    }
    top[at] = doc
    values[at] = own
  }
  return top
}
