import type { ProductRow } from '#main/features/catalog/repository.ts'
import { isoTime } from '#main/lib/clock.ts'
import { fromE4 } from '#shared/money.ts'
import type { ListedProduct } from '#shared/schemas/catalog.ts'
import type { ProductCard } from '#shared/schemas/widget.ts'
import type { ListedRow } from './rows.ts'

type CardRow = Pick<
  ProductRow,
  | 'id'
  | 'title'
  | 'url'
  | 'image_url'
  | 'price_e4'
  | 'sale_price_e4'
  | 'currency'
  | 'price_unit'
  | 'availability'
>

export function productCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    image_url: row.image_url,
    price: row.price_e4 === null ? null : fromE4(row.price_e4),
    sale_price: row.sale_price_e4 === null ? null : fromE4(row.sale_price_e4),
    currency: row.currency,
    ...(row.price_unit ? { price_unit: row.price_unit } : {}),
    availability: row.availability,
  }
}

export function showListed(
  row: ListedRow,
  more: Pick<ListedProduct, 'missing' | 'variant_count'>,
): ListedProduct {
  return {
    ...productCard(row),
    brand: row.brand,
    category: row.category,
    color: row.color,
    size: row.size,
    stock: row.stock,
    ...more,
    updated_at: isoTime(row.updated_at),
  }
}
