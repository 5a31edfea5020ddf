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
  for (const fault of catalog.faults) faults.add(fault)
  for await (const read of catalog.items) {
    stopper.check()
    const item = catalog.itemOf(read)
    for (const fault of item.faults) faults.add(fault)
    if (item.isRejected) rejected++
    if (item.product) {
      const waiting = take(item.product, item.row)
      if (waiting) await waiting
    }
    // The clock is not looked at for every row.
    if (++seen % stepsPerLook === 0) meter.row(catalog.rows(), item.bytes)
  }
  stopper.check()
  for (const fault of catalog.gone.faults()) faults.add(fault)
  return { rows: catalog.rows(), rejected, isCut: catalog.isCut(), columns: catalog.gone.weighty() }
}
