/**
 * Which terms the product being indexed has, and where they stand. A Map would do; a catalog has millions of them, and this is
 * several times as quick.
 */
export function createTermPlaces() {
  /** Where a term stands in the lists below, counted over all products: what is before `first` is of an earlier one. */
  let slots = new Float64Array(1024).fill(-1)
  let terms = new Uint32Array(64)
  let places = new Uint8Array(64)
  let first = 0
  let count = 0

  function slotOf(term: number): number {
    const slot = (slots[term] ?? -1) - first
    return slot >= 0 ? slot : -1
  }

  return {
    clear: (): void => {
      first += count
      count = 0
    },
    get: (term: number): number => {
      const slot = slotOf(term)
      return slot < 0 ? 0 : (places[slot] ?? 0)
    },
    set: (term: number, place: number): void => {
      const slot = slotOf(term)
      if (slot >= 0) {
        places[slot] = place
        return
      }
      if (term >= slots.length) slots = grown(slots, new Float64Array(term * 2).fill(-1))
      if (count === terms.length) {
        terms = grown(terms, new Uint32Array(count * 2))
        places = grown(places, new Uint8Array(count * 2))
      }
      slots[term] = first + count
      terms[count] = term
      places[count] = place
      count++
    },
    /** In the order they came; until the next product. */
    terms: () => terms.subarray(0, count),
    places: () => places.subarray(0, count),
  }
}

function grown<T extends Float64Array | Uint32Array | Uint8Array>(from: T, into: T): T {
  into.set(from)
  return into
}
