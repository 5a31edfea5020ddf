import { memo, useMemo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Picture } from '#renderer/ui/picture.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import { productPath } from './address.ts'
import { FitLine, Kind, Price, Stock } from './parts.tsx'
import type { ShownProduct } from './use-found.ts'
import { useWidth } from './use-width.ts'

type ViewProps = {
  readonly botId: string
  readonly products: readonly ShownProduct[]
  readonly onEnd: () => void
}

const cardWidth = 196
const cardHeight = 272
const rowHeight = 60
const linkLook = 'rounded-card border border-line bg-surface hover:border-line-strong'

/** Cards in rows of as many as there is room for. */
export function ProductGrid({ botId, products, onEnd }: ViewProps) {
  const t = useT()
  const [box, width] = useWidth()
  const columns = Math.max(1, Math.floor((width - 32) / cardWidth))
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(products.length / columns) }, (_, row) => {
        const cards = products.slice(row * columns, (row + 1) * columns)
        return { id: cards[0]?.id ?? '', cards }
      }),
    [products, columns],
  )
  const best = products[0]?.score ?? 0
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      {width > 0 && (
        <VirtualList
          label={t('nav.products')}
          items={rows}
          rowHeight={cardHeight}
          beyond={2}
          onEnd={onEnd}
          className="min-h-0 flex-1 px-4"
        >
          {({ cards }) => (
            <div
              className="grid h-full gap-3 pb-3"
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {cards.map((product) => (
                <Card key={product.id} botId={botId} product={product} best={best} />
              ))}
            </div>
          )}
        </VirtualList>
      )}
    </div>
  )
}

type OneProps = { readonly botId: string; readonly product: ShownProduct; readonly best: number }

/** Drawn once: scrolling passes by thousands. */
const Card = memo(function Card({ botId, product, best }: OneProps) {
  return (
    <a
      data-product
      href={`#${productPath(botId, product.id)}`}
      className={`flex h-full min-w-0 flex-col overflow-hidden ${linkLook}`}
    >
      <Picture url={product.image_url} className="h-32 w-full" silent />
      <span className="flex min-h-0 flex-1 flex-col gap-0.5 p-3">
        <span className="line-clamp-2 leading-5 font-medium" title={product.title}>
          {product.title}
        </span>
        <FitLine product={product} best={best} />
        <Kind product={product} />
        <span className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <Price product={product} />
          <Stock product={product} />
        </span>
      </span>
    </a>
  )
})

/** One product a line. */
export function ProductTable({ botId, products, onEnd }: ViewProps) {
  const t = useT()
  const best = products[0]?.score ?? 0
  return (
    <VirtualList
      label={t('nav.products')}
      items={products}
      rowHeight={rowHeight}
      onEnd={onEnd}
      className="min-h-0 flex-1 px-4"
    >
      {(product) => <Row botId={botId} product={product} best={best} />}
    </VirtualList>
  )
}

const Row = memo(function Row({ botId, product, best }: OneProps) {
  return (
    <a
      data-product
      href={`#${productPath(botId, product.id)}`}
      className="grid h-full grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,12rem)_8rem_7rem] items-center gap-4 border-b border-line px-2 hover:bg-hover max-[1100px]:grid-cols-[2.75rem_minmax(0,1fr)_7rem]"
    >
      <Picture url={product.image_url} className="size-11 rounded-[6px]" silent />
      <span className="min-w-0">
        <span className="block truncate font-medium">{product.title}</span>
        <span className="block truncate text-meta text-quiet">{product.id}</span>
      </span>
      <span className="min-w-0 max-[1100px]:hidden">
        {product.score === undefined ? (
          <>
            <Kind product={product} />
            <span className="block truncate text-meta text-quiet">{product.category}</span>
          </>
        ) : (
          <FitLine product={product} best={best} why />
        )}
      </span>
      <span className="max-[1100px]:hidden">
        <Stock product={product} />
      </span>
      <span className="text-right tabular-nums">
        <Price product={product} />
      </span>
    </a>
  )
})
