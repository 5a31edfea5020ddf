import type { Product } from '#shared/schemas/product.ts'
import type { Preview } from '#shared/schemas/source.ts'
import { previewCard } from './card.ts'

type Shown = Preview['products'][number]

const maxShown = 50

/** The first products of a file as the bot shows them: one for all its variants, the first of them in stock. */
export function createShownProducts() {
  const shown: Shown[] = []
  const places = new Map<string, number>()

  return {
    add: (product: Product, row: number): void => {
      const place = product.group_id === null ? undefined : places.get(product.group_id)
      const before = place === undefined ? undefined : shown[place]
      if (place !== undefined && before) {
        shown[place] = withVariant(before, shownProduct(product, row))
        return
      }
      if (shown.length >= maxShown) return
      if (product.group_id !== null) places.set(product.group_id, shown.length)
      shown.push(shownProduct(product, row))
    },
    list: (): Shown[] => shown,
  }
}

function withVariant(before: Shown, variant: Shown): Shown {
  const isBetter = before.availability === 'out_of_stock' && variant.availability !== 'out_of_stock'
  const { variants = variantsOf(before) } = before
  const added = variantsOf(variant)
  return {
    ...(isBetter ? { ...variant, image_url: variant.image_url ?? before.image_url } : before),
    variants: {
      count: variants.count + 1,
      sizes: together(variants.sizes, added.sizes),
      colors: together(variants.colors, added.colors),
      price_min: least(Math.min, variants.price_min, added.price_min),
      price_max: least(Math.max, variants.price_max, added.price_max),
    },
  }
}

function variantsOf({ size, color, price, sale_price }: Shown): NonNullable<Shown['variants']> {
  const paid = sale_price ?? price ?? null
  return {
    count: 1,
    sizes: size === null ? [] : [size],
    colors: color === null ? [] : [color],
    price_min: paid,
    price_max: paid,
  }
}

const maxValues = 30

function together(before: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...before, ...added])].slice(0, maxValues)
}

function least(choose: (a: number, b: number) => number, a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : choose(a, b)
}

function shownProduct(product: Product, row: number): Shown {
  const { description, brand, category, color, size, group_id } = product
  return { ...previewCard(product), description, brand, category, color, size, group_id, row }
}
