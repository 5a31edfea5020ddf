import { type ProductValue, productColumns } from '#main/features/catalog/index.ts'
import type { Product } from '#shared/schemas/product.ts'

/** Nobody makes everything cost twice as much, or half: then a file says its prices in another way. */
const leastFactor = 2
/** Fewer are changed by hand. */
const leastPrices = 3
/** Steps of one percent: prices are rounded. */
const steps = 100

const priceAt = productColumns.indexOf('price_e4')

/** How prices change against those there were. The usual ones: reductions come and go. */
export function createFactors() {
  /** Products by id, and what their price is multiplied by. */
  const stepOf = new Map<string, number>()

  return {
    note: (product: Product, before: readonly ProductValue[]): void => {
      const was = before[priceAt]
      const is = product.price_e4
      stepOf.delete(product.id)
      if (typeof was !== 'number' || was === 0 || !is) return
      const step = Math.round(Math.log(is / was) * steps)
      if (Math.abs(step) >= Math.floor(Math.log(leastFactor) * steps)) stepOf.set(product.id, step)
    },
    delete: (id: string) => stepOf.delete(id),
    /** The factor that more than half of these have in common. */
    of: (prices: number): number | null => {
      if (stepOf.size < leastPrices || stepOf.size * 2 <= prices) return null
      const counts = new Map<number, number>()
      for (const step of stepOf.values()) counts.set(step, (counts.get(step) ?? 0) + 1)
      for (const [step] of counts) {
        // What is rounded may come to lie beside the others.
        const alike = [step - 1, step, step + 1].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
        const own = counts.get(step) ?? 0
        const isPeak = own >= (counts.get(step - 1) ?? 0) && own >= (counts.get(step + 1) ?? 0)
        if (isPeak && alike >= leastPrices && alike * 2 > prices) return rounded(Math.exp(step / steps))
      }
      return null
    },
  }
}

/** 99.48 is a hundred, 0.0101 a hundredth. */
function rounded(factor: number): number {
  const power = 10 ** Math.round(Math.log10(factor))
  return Math.abs(factor / power - 1) < 0.02 ? power : Number(factor.toPrecision(2))
}
