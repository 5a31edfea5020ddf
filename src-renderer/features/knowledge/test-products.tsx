import { useT } from '#renderer/i18n/index.ts'
import { money } from '#renderer/i18n/time.ts'
import { Picture } from '#renderer/ui/picture.tsx'
import type { ProductCard } from '#shared/schemas/widget.ts'

export function TestProducts({ products }: { readonly products: readonly ProductCard[] }) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <ul aria-label={t('knowledge.test_products')} className="flex flex-col gap-2">
      {products.map((product) => (
        <li
          key={product.id}
          className="flex items-center gap-3 rounded-control border border-line bg-surface p-2"
        >
          <Picture url={product.image_url} className="size-10 rounded-[6px]" cropped silent />
          <div className="min-w-0 flex-1">
            <p className="truncate text-meta font-medium" title={product.title}>
              {product.title}
            </p>
            <p className="text-meta text-quiet">{priceOf(product)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function priceOf({ price, sale_price, currency }: ProductCard): string {
  const now = sale_price ?? price
  return now === null ? '–' : money(now, currency)
}
