import { createGrowing } from '#main/features/catalog/find/growing.ts'
import { type MissingName, missingNames, stockStates } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import type { ShelfRow, ShelfRows } from './rows.ts'

/** Values by number. A category knows the one above it: "Clothing > Jackets" lies in "Clothing". */
export type Names = { readonly names: readonly string[]; readonly above: readonly number[] }

/**
 * One version of one catalog as a few lists of numbers, so that filtering, sorting and counting a hundred thousand
 * products takes milliseconds. A place is a product; places are in the order of row numbers.
 */
export type Shelf = {
  readonly version: number
  readonly size: number
  readonly numbers: Float64Array
  /** What a visitor pays, in ten-thousandths; NaN where the shop does not say. */
  readonly prices: Float64Array
  readonly onSale: Uint8Array
  /** A bit for each of `missingNames`. */
  readonly missing: Uint8Array
  /** Into `stockStates`. */
  readonly stock: Uint8Array
  /** -1 where a product has none. */
  readonly brand: Int32Array
  readonly category: Int32Array
  readonly currency: Int32Array
  readonly brands: Names
  readonly categories: Names
  readonly currencies: Names
  readonly groups: Uint32Array
  readonly groupCount: number
  /** The places, those of one group one after the other, and where each group's begin. */
  readonly byGroup: Uint32Array
  readonly groupStarts: Uint32Array
}

/** Row numbers read in one step. */
export const window = 200
const yieldEvery = 20_000

type ShelfJob = { readonly bot_no: number; readonly version: number }

/** Step by step, so that whoever makes it can do other things between. */
export function* buildShelf(rows: ShelfRows, job: ShelfJob): Generator<void, Shelf> {
  const numbers = createGrowing(Float64Array)
  const prices = createGrowing(Float64Array)
  const onSale = createGrowing(Uint8Array)
  const missing = createGrowing(Uint8Array)
  const stock = createGrowing(Uint8Array)
  const brand = createGrowing(Int32Array)
  const category = createGrowing(Int32Array)
  const currency = createGrowing(Int32Array)
  const groups = createGrowing(Uint32Array)
  const brands = createNames()
  const categories = createNames()
  const currencies = createNames()
  const groupById = new Map<string, number>()
  let groupCount = 0

  function groupOf(id: string | null): number {
    const found = id === null ? undefined : groupById.get(id)
    if (found !== undefined) return found
    if (id !== null) groupById.set(id, groupCount)
    return groupCount++
  }

  function add(row: ShelfRow): void {
    const [no, group, price, sale, money, availability, count, maker, path, image, description, url] = row
    const isReduced = sale !== null && price !== null && sale < price
    numbers.push(no)
    prices.push(isReduced ? sale : (price ?? sale ?? Number.NaN))
    onSale.push(Number(isReduced))
    const priced = price !== null || sale !== null
    missing.push(missingBits({ image, price: priced, description, url, brand: maker, category: path }))
    const state = availability ?? (count === null ? 'unknown' : count > 0 ? 'in_stock' : 'out_of_stock')
    stock.push(stockStates.indexOf(state))
    brand.push(maker === null ? -1 : brands.add(maker))
    category.push(path === null ? -1 : categories.addPath(path))
    currency.push(money === null ? -1 : currencies.add(money))
    groups.push(groupOf(group))
  }

  const last = rows.last()
  for (let after = 0; after < last; after += window) {
    for (const row of rows.between({ ...job, after, up_to: after + window })) add(row)
    yield
  }
  const groupOfPlace = groups.finish()
  return {
    version: job.version,
    size: groupOfPlace.length,
    numbers: numbers.finish(),
    prices: prices.finish(),
    onSale: onSale.finish(),
    missing: missing.finish(),
    stock: stock.finish(),
    brand: brand.finish(),
    category: category.finish(),
    currency: currency.finish(),
    brands,
    categories,
    currencies,
    groups: groupOfPlace,
    groupCount,
    ...(yield* placesByGroup(groupOfPlace, groupCount)),
  }
}

/** The place of a product by its row number; -1 where it is not of this version. */
export function positionOf({ numbers }: Shelf, no: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = numbers[middle] ?? 0
    if (found === no) return middle
    if (found < no) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** A product and its variants. */
export function groupOf({ groups, groupStarts, byGroup }: Shelf, place: number): Uint32Array {
  const group = groups[place] ?? 0
  return byGroup.subarray(groupStarts[group] ?? 0, groupStarts[group + 1] ?? 0)
}

export function missingNamesOf(bits: number): MissingName[] {
  return missingNames.filter((_, bit) => bits & (1 << bit))
}

/** What a product lacks, as bits of `missingNames`. */
export function missingBits(has: Readonly<Record<MissingName, unknown>>): number {
  return missingNames.reduce((bits, name, bit) => (has[name] ? bits : bits | (1 << bit)), 0)
}

function createNames() {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const above: number[] = []

  function add(name: string, parent = -1): number {
    const number = numbers.get(name)
    if (number !== undefined) return number
    numbers.set(name, names.length)
    above.push(parent)
    return names.push(name) - 1
  }

  return {
    names,
    above,
    add: (name: string) => add(name),
    addPath: (path: string): number => {
      const number = numbers.get(path)
      if (number !== undefined) return number
      const end = path.lastIndexOf(categorySeparator)
      let parent = -1
      for (let at = path.indexOf(categorySeparator); at !== -1 && at <= end; ) {
        parent = add(path.slice(0, at), parent)
        at = path.indexOf(categorySeparator, at + categorySeparator.length)
      }
      return add(path, parent)
    },
  }
}

function* placesByGroup(
  groups: Uint32Array,
  count: number,
): Generator<void, Pick<Shelf, 'byGroup' | 'groupStarts'>> {
  const groupStarts = new Uint32Array(count + 1)
  for (let place = 0; place < groups.length; place++) {
    const after = (groups[place] ?? 0) + 1
    groupStarts[after] = (groupStarts[after] ?? 0) + 1
    if (place % yieldEvery === 0) yield
  }
  for (let group = 0; group < count; group++)
    groupStarts[group + 1] = (groupStarts[group + 1] ?? 0) + (groupStarts[group] ?? 0)
  yield
  const next = groupStarts.slice(0, count)
  const byGroup = new Uint32Array(groups.length)
  for (let place = 0; place < groups.length; place++) {
    const group = groups[place] ?? 0
    const at = next[group] ?? 0
    byGroup[at] = place
    next[group] = at + 1
    if (place % yieldEvery === 0) yield
  }
  return { byGroup, groupStarts }
}
