import type { ProductHit } from '#main/features/catalog/index.ts'
import { fromE4 } from '#shared/money.ts'

/** As people pay it. */
export function priceOf({ row, choices }: ProductHit): number | null {
  if (choices?.price_min != null) return choices.price_min
  const paid = row.sale_price_e4 ?? row.price_e4
  return paid === null ? null : fromE4(paid)
}
