import type { ReadRow } from '#main/features/catalog-files/index.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Stopper } from './context.ts'
import type { Faults } from './faults.ts'
import type { Meter } from './meter.ts'
import type { OpenedCatalog } from './open-catalog.ts'

export type FeedResult = {
  readonly rows: number
  readonly rejected: number
  /** What calls for approval, beside how many products are removed. */
  readonly isCut?: boolean
  readonly columns?: readonly string[]
}

const stepsPerLook = 16

/** Takes one product of a file after the other; what was wrong with its rows is noted on the way. */
export async function feed(
  catalog: OpenedCatalog | null,
  options: {
    readonly faults: Faults
    readonly meter: Meter
    readonly stopper: Stopper
    /** Waits where it answers with a promise: what takes the products may be slower than the file. */
    readonly take: (product: Product, row: number) => undefined | Promise<void>
  },
): Promise<FeedResult> {
  const { faults, meter, stopper, take } = options
  let rejected = 0
  let seen = 0
  if (!catalog) return { rows: 0, rejected }
  const { itemOf, reading } = catalog
  const { records } = reading

  const takeRow = (read: ReadRow): undefined | Promise<void> => {
    stopper.check()
    const item = itemOf(read)
    for (const fault of item.faults) faults.add(fault)
    if (item.isRejected) rejected++
    // The clock is not looked at for every row.
    if (++seen % stepsPerLook === 0) meter.row(catalog.rows(), item.bytes)
    return item.product ? take(item.product, item.row) : undefined
  }

  const takeRows = (rows: readonly ReadRow[]): undefined | Promise<void> => {
    for (let at = 0; at < rows.length; at++) {
      const waiting = takeRow(rows[at] as ReadRow)
      if (waiting) return waiting.then(() => takeRows(rows.slice(at + 1)))
    }
    return undefined
  }

  for (const fault of catalog.faults) faults.add(fault)
  // Waiting for each of those that are there already would take longer than all else.
  if (Symbol.asyncIterator in records) {
    for await (const record of records) {
      const waiting = takeRows(reading.rowsOf(record))
      if (waiting) await waiting
    }
  } else
    for (const record of records) {
      const waiting = takeRows(reading.rowsOf(record))
      if (waiting) await waiting
    }
  await takeRows(reading.end())
  stopper.check()
  for (const fault of catalog.gone.faults()) faults.add(fault)
  return { rows: catalog.rows(), rejected, isCut: catalog.isCut(), columns: catalog.gone.weighty() }
}
