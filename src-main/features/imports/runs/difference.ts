import {
  type ProductValue,
  productColumns,
  type SyncStanding,
  type SyncWatcher,
} from '#main/features/catalog/index.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Difference } from '#shared/schemas/source.ts'
import { previewCard } from './card.ts'
import { createFactors } from './factors.ts'

const maxCards = 20
const maxChanged = 50
const maxShown = 300
const jumpShare = 0.3

/** What a visitor misses when it is gone. A reduced price is not among them: sales end. */
const missed = [
  'description',
  'url',
  'image_url',
  'price_e4',
  'currency',
  'availability',
  'category',
] as const satisfies readonly (typeof productColumns)[number][]
const missedAt = missed.map((name) => productColumns.indexOf(name))
/** Fewer are changed by hand. */
const leastMissed = 3

/** The bits of what is counted: changed columns, a jump of the price, then what is missed. */
const jumpAt = productColumns.length
const bits = jumpAt + 1 + missed.length

type Changed = Difference['updated_sample'][number]
type Jump = Difference['price_jumps'][number]

type DifferenceNotes = Pick<SyncWatcher, 'created' | 'updated'> & {
  readonly takenBack: (id: string) => void
  /** What most products that had it would lose; `filled` says how many have it now. */
  readonly vanished: (
    standing: SyncStanding,
    filled: (column: (typeof productColumns)[number]) => number,
  ) => string[]
  /** By what most prices would be multiplied, where that is much; null where they are not changed alike. */
  readonly factor: (standing: SyncStanding, filled: (column: 'price_e4') => number) => number | null
  readonly result: (standing: SyncStanding, removed: readonly Product[]) => Difference
}

/** Gathers what a run changes while it goes: counts of all, the first few to look at. */
export function createDifference(): DifferenceNotes {
  const counts: number[] = Array(bits).fill(0)
  /** Which columns of which product changed, one bit each: the same id may come again. */
  const masks = new Map<string, number>()
  const created = new Map<string, Difference['created_sample'][number]>()
  const changed = new Map<string, Changed>()
  const jumps = new Map<string, Jump>()
  const factors = createFactors()

  function count(mask: number, step: 1 | -1): void {
    for (let at = 0; at < bits; at++) if (hasBit(mask, 2 ** at)) counts[at] = (counts[at] ?? 0) + step
  }

  return {
    created: (product) => {
      if (created.size < maxCards) created.set(product.id, previewCard(product))
    },
    updated: (product, before, after) => {
      let mask = 0
      for (let column = 0; column < jumpAt; column++)
        if (before[column] !== after[column]) mask += 2 ** column
      const jump = jumpOf(product, before)
      if (jump) mask += 2 ** jumpAt
      for (const [at, column] of missedAt.entries())
        if (before[column] !== null && after[column] === null) mask += 2 ** (jumpAt + 1 + at)
      factors.note(product, before)
      masks.set(product.id, mask)
      count(mask, 1)
      if (changed.size < maxChanged) changed.set(product.id, changedOf(product, before, after))
      if (jump && jumps.size < maxChanged) jumps.set(product.id, jump)
    },
    takenBack: (id) => {
      const mask = masks.get(id)
      if (mask !== undefined) count(mask, -1)
      for (const collected of [masks, created, changed, jumps, factors]) collected.delete(id)
    },
    vanished: ({ updated, unchanged }, filled) =>
      missed
        .filter((name, at) => {
          const gone = counts[jumpAt + 1 + at] ?? 0
          return gone >= leastMissed && gone * 2 > Math.min(updated + unchanged, filled(name))
        })
        .map(shownName),
    factor: ({ updated, unchanged }, filled) => factors.of(Math.min(updated + unchanged, filled('price_e4'))),
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
      removed_sample: removed.slice(0, maxCards).map(previewCard),
      updated_sample: [...changed.values()],
      price_jumps: [...jumps.values()],
      price_jump_count: counts[jumpAt] ?? 0,
    }),
  }
}

function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / bit) % 2 === 1
}

const priceAt = productColumns.indexOf('price_e4')
const saleAt = productColumns.indexOf('sale_price_e4')

/** What a visitor would have to pay before and after; a price that is gone is the greatest jump. */
function jumpOf(product: Product, before: readonly ProductValue[]): Jump | null {
  const was = before[saleAt] ?? before[priceAt]
  const is = product.sale_price_e4 ?? product.price_e4
  if (typeof was !== 'number' || was === 0 || was === is) return null
  const named = { id: product.id, title: product.title, before: was / 10_000 }
  if (is === null) return { ...named, after: null, percent: null }
  const share = (is - was) / was
  if (Math.abs(share) < jumpShare) return null
  return { ...named, after: is / 10_000, percent: Math.round(share * 1000) / 10 }
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
