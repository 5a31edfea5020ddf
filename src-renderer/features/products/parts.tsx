import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { money } from '#renderer/i18n/time.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Status } from '#renderer/ui/status.tsx'
import type { StockState } from '#shared/schemas/catalog.ts'
import type { ProductCard } from '#shared/schemas/widget.ts'
import { fitOf, foundIn } from './fit.ts'
import type { ShownProduct } from './use-found.ts'

export const stockTexts: Readonly<Record<StockState, TextKey>> = {
  in_stock: 'tester.in_stock',
  out_of_stock: 'tester.out_of_stock',
  preorder: 'tester.preorder',
  backorder: 'tester.backorder',
  unknown: 'products.unknown',
}

function stockOf({ availability, stock }: Pick<ShownProduct, 'availability' | 'stock'>): StockState {
  if (availability) return availability
  if (stock === null) return 'unknown'
  return stock > 0 ? 'in_stock' : 'out_of_stock'
}

export function Price({ product }: { readonly product: ProductCard }) {
  const t = useT()
  const { price, sale_price: sale, currency } = product
  const isReduced = sale !== null && price !== null && sale < price
  const paid = isReduced ? sale : (price ?? sale)
  if (paid === null) return <span className="text-quiet">{t('products.no_price')}</span>
  return (
    <span className="font-medium whitespace-nowrap">
      {money(paid, currency)}
      {product.price_unit && ` / ${product.price_unit}`}
      {isReduced && <s className="ml-1.5 text-meta font-normal text-quiet">{money(price, currency)}</s>}
    </span>
  )
}

export function Stock({ product }: { readonly product: ShownProduct }) {
  const t = useT()
  const state = stockOf(product)
  if (state === 'out_of_stock') return <Status tone="warn">{t(stockTexts[state])}</Status>
  if (state === 'unknown') return null
  return <span className="text-meta whitespace-nowrap text-quiet">{t(stockTexts[state])}</span>
}

/** What makes a variant different, or how many there are. */
export function Kind({ product }: { readonly product: ShownProduct }) {
  const t = useT()
  const kinds = [product.color, product.size].filter(Boolean).join(', ')
  const text =
    product.variant_count > 1
      ? t('products.variants', { count: product.variant_count })
      : kinds || product.brand
  return <span className="block truncate text-meta text-quiet">{text}</span>
}

type FitProps = { readonly product: ShownProduct; readonly best: number; readonly why?: boolean }

/** How well it fits what was asked; nothing where nothing was asked. */
export function FitLine({ product, best, why = false }: FitProps) {
  const t = useT()
  const { score, coverage = 0, all_words = false, matched = [] } = product
  if (score === undefined) return null
  const fit = fitOf({ all_words, coverage, matched })
  const words = foundIn(matched)
    .map(([field, found]) => `${t(fieldTexts[field] ?? 'products.in.details')}: ${found.join(', ')}`)
    .join(' · ')
  return (
    <span
      className="block text-meta text-quiet"
      title={t('products.score', { score: score.toFixed(2), words })}
    >
      <span className="flex items-center gap-2">
        <span aria-hidden className="h-1 w-10 shrink-0 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full bg-accent"
            style={{ width: `${Math.max(4, (score / (best || 1)) * 100)}%` }}
          />
        </span>
        <span className="truncate">{t(`products.fit.${fit}`)}</span>
      </span>
      {why && <span className={cx('block truncate', words === '' && 'hidden')}>{words}</span>}
    </span>
  )
}

const fieldTexts: Readonly<Record<string, TextKey>> = {
  title: 'products.in.title',
  brand: 'products.in.brand',
  category: 'products.in.category',
  description: 'products.in.description',
  code: 'products.in.code',
}
