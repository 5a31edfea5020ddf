import { ExternalLink } from 'lucide-react'
import { type TextKey, useT } from '#renderer/i18n/index.ts'
import { money } from '#renderer/i18n/time.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Picture } from '#renderer/ui/picture.tsx'
import type { ShownAnswer, ShownButton, ShownProduct } from './answer.ts'

export function ProductCards({ products }: { readonly products: readonly ShownProduct[] }) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <ul aria-label={t('tester.products')} className="flex gap-3 overflow-x-auto pb-2">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  )
}

type ProductCardProps = { readonly product: ShownProduct; readonly note?: string | undefined }

export function ProductCard({ product, note }: ProductCardProps) {
  return (
    <li className="w-44 shrink-0 overflow-hidden rounded-card border border-line bg-surface">
      <Picture url={product.image_url ?? null} className="h-28 w-full" cropped />
      <div className="p-3">
        <p className="line-clamp-2 font-medium">
          {product.url ? <Outside url={product.url} text={product.title} /> : product.title}
        </p>
        <Price product={product} />
        <Availability availability={product.availability} />
        {note && <p className="line-clamp-3 text-meta text-quiet">{note}</p>}
      </div>
    </li>
  )
}

function Price({ product }: { readonly product: ShownProduct }) {
  const { price, sale_price, currency } = product
  if (price == null) return null
  const reduced = sale_price != null && sale_price < price
  return (
    <p className="mt-1">
      {reduced && <span className="mr-2 font-medium">{money(sale_price, currency ?? null)}</span>}
      <span className={cx(reduced ? 'text-meta text-quiet line-through' : 'font-medium')}>
        {money(price, currency ?? null)}
        {product.price_unit && ` / ${product.price_unit}`}
      </span>
    </p>
  )
}

const availabilityTexts: Readonly<Record<string, TextKey>> = {
  in_stock: 'tester.in_stock',
  out_of_stock: 'tester.out_of_stock',
  preorder: 'tester.preorder',
  backorder: 'tester.backorder',
}

function Availability({ availability }: { readonly availability: string | null | undefined }) {
  const t = useT()
  const key = availabilityTexts[availability ?? '']
  return key ? <p className="text-meta text-quiet">{t(key)}</p> : null
}

type AnswerButtonsProps = {
  readonly buttons: readonly ShownButton[]
  readonly enabled: boolean
  readonly onSay: (text: string) => void
}

const buttonLook =
  'rounded-full border border-accent px-3 py-1 text-accent hover:bg-accent-soft hover:text-on-accent-soft'

export function AnswerButtons({ buttons, enabled, onSay }: AnswerButtonsProps) {
  if (buttons.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {buttons.map((button) => (
        <li key={button.label}>
          {button.url ? (
            <a href={button.url} target="_blank" rel="noreferrer" className={cx(buttonLook, 'inline-block')}>
              {button.label}
            </a>
          ) : (
            <button
              type="button"
              disabled={!enabled}
              className={cx(
                buttonLook,
                'disabled:cursor-not-allowed disabled:border-line disabled:text-quiet',
              )}
              onClick={() => onSay(button.value ?? button.label)}
            >
              {button.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Sources({ sources }: { readonly sources: ShownAnswer['sources'] }) {
  const t = useT()
  if (sources.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-quiet">
      <span>{t('tester.sources')}</span>
      {sources.map(({ title, url }) =>
        url ? <Outside key={title + url} url={url} text={title} marked /> : <span key={title}>{title}</span>,
      )}
    </p>
  )
}

type OutsideProps = { readonly url: string; readonly text: string; readonly marked?: boolean }

function Outside({ url, text, marked = false }: OutsideProps) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-ink underline-offset-2 hover:underline">
      {text}
      {marked && <ExternalLink aria-hidden className="ml-1 inline size-3 text-quiet" />}
    </a>
  )
}
