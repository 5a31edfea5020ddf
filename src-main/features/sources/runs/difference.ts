import {
  type ProductValue,
  productColumns,
  type SyncStanding,
  type SyncWatcher,
} from '#main/features/catalog/index.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Difference } from '#shared/schemas/source.ts'
import { cardOf } from './card.ts'

const maxCards = 20
const maxChanged = 50
const maxShown = 300
const jumpShare = 0.3
const jumpBit = 2 ** productColumns.length

type Changed = Difference['updated_sample'][number]
type Jump = Difference['price_jumps'][number]

export type DifferenceNotes = Pick<SyncWatcher, 'created' | 'updated'> & {
  readonly takenBack: (id: string) => void
  readonly result: (standing: SyncStanding, removed: readonly Product[]) => Difference
}

/** Gathers what a run changes while it goes: counts of all, the first few to look at. */
export function createDifference(): DifferenceNotes {
  const counts = productColumns.map(() => 0)
  let jumpCount = 0
  /** Which columns of which product changed, one bit each: the same id may come again. */
  const masks = new Map<string, number>()
  const created = new Map<string, Difference['created_sample'][number]>()
  const changed = new Map<string, Changed>()
  const jumps = new Map<string, Jump>()

  function count(mask: number, step: 1 | -1): void {
    for (const column of counts.keys())
      if (hasBit(mask, 2 ** column)) counts[column] = (counts[column] ?? 0) + step
    if (hasBit(mask, jumpBit)) jumpCount += step
  }

  return {
    created: (product) => {
      if (created.size < maxCards) created.set(product.id, cardOf(product))
    },
    updated: (product, before, after) => {
      let mask = 0
      for (const column of counts.keys()) if (before[column] !== after[column]) mask += 2 ** column
      const jump = jumpOf(product, before)
      if (jump) mask += jumpBit
      masks.set(product.id, mask)
      count(mask, 1)
      if (changed.size < maxChanged) changed.set(product.id, changedOf(product, before, after))
      if (jump && jumps.size < maxChanged) jumps.set(product.id, jump)
    },
    takenBack: (id) => {
      const mask = masks.get(id)
      if (mask !== undefined) count(mask, -1)
      for (const known of [masks, created, changed, jumps]) known.delete(id)
    },
    result: (standing, removed) => ({
      created: standing.created,
      updated: standing.updated,
      unchanged: standing.unchanged,
      removed: standing.removed,
      changed_fields: Object.fromEntries(
        productColumns.flatMap((name, column) => {
          const times = counts[column] ?? 0
          return times > 0 ? [[shownName(name), times] as const] : []
        }),
      ),
      created_sample: [...created.values()],
      removed_sample: removed.slice(0, maxCards).map(cardOf),
      updated_sample: [...changed.values()],
      price_jumps: [...jumps.values()],
      price_jump_count: jumpCount,
    }),
  }
}

function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / bit) % 2 === 1
}

const priceAt = productColumns.indexOf('price_e4')
const saleAt = productColumns.indexOf('sale_price_e4')

/** What a visitor would have to pay before and after. */
function jumpOf(product: Product, before: readonly ProductValue[]): Jump | null {
  const was = before[saleAt] ?? before[priceAt]
  const is = product.sale_price_e4 ?? product.price_e4
  if (typeof was !== 'number' || is === null || was === 0 || was === is) return null
  const share = (is - was) / was
  if (Math.abs(share) < jumpShare) return null
  return {
    id: product.id,
    title: product.title,
    before: was / 10_000,
    after: is / 10_000,
    percent: Math.round(share * 1000) / 10,
  }
}

function changedOf(
  product: Product,
  before: readonly ProductValue[],
  after: readonly ProductValue[],
): Changed {
  const fields = productColumns.flatMap((name, column) =>
    before[column] === after[column]
      ? []
      : [{ field: shownName(name), before: shown(name, before[column]), after: shown(name, after[column]) }],
  )
  return { id: product.id, title: product.title, fields }
}

function shownName(column: string): string {
  return column.replace(/_e4$/, '')
}

function shown(column: string, value: ProductValue | undefined): string | null {
  if (value === null || value === undefined) return null
  const text = column.endsWith('_e4') ? String(Number(value) / 10_000) : String(value)
  return text.length > maxShown ? `${text.slice(0, maxShown).toWellFormed()}…` : text
}
