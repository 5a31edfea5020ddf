import { fromE4 } from '#shared/money.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { ProductCard } from '#shared/schemas/widget.ts'

export function previewCard(product: Product): ProductCard {
  return {
    id: product.id,
    title: product.title,
    url: product.url,
    image_url: product.image_url,
    price: product.price_e4 === null ? null : fromE4(product.price_e4),
    sale_price: product.sale_price_e4 === null ? null : fromE4(product.sale_price_e4),
    currency: product.currency,
    ...(product.price_unit ? { price_unit: product.price_unit } : {}),
    availability: product.availability,
  }
}
