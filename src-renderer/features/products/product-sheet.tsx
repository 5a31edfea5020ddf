import { ExternalLink, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubAddress } from '#renderer/lib/hub-address.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { Picture } from '#renderer/ui/picture.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { ListedProduct, ProductDetails } from '#shared/schemas/catalog.ts'
import { productPath } from './address.ts'
import { Price, Stock } from './parts.tsx'
import { productOf } from './store.ts'
import { useFacetLabel } from './use-facet-label.ts'

type ProductSheetProps = { readonly botId: string; readonly productId: string }

/** One product with everything that is known of it. */
export function ProductSheet({ botId, productId }: ProductSheetProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(productOf(JSON.stringify([botId, productId])))
  return (
    <Sheet
      title={data?.title ?? t('products.product')}
      hint={productId}
      open
      onClose={() => navigate(productPath(botId))}
    >
      {problem && <ProblemView problem={problem} onRetry={() => void refresh()} />}
      {!data && !problem && (
        <Skeleton>
          <Bone className="h-56" />
        </Skeleton>
      )}
      {data && !problem && <Details product={data} />}
    </Sheet>
  )
}

function Details({ product }: { readonly product: ProductDetails }) {
  const t = useT()
  const labelOf = useFacetLabel()
  const { bot_id, missing, variants, attributes, description } = product
  const url = useHubAddress(product.url)
  return (
    <div className="flex flex-col gap-5">
      <Picture url={product.image_url} className="h-56 w-full rounded-card" />
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-title">
          <Price product={product} />
        </span>
        <Stock product={product} />
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="ml-auto inline-flex items-center gap-1 text-accent underline underline-offset-2"
          >
            {t('products.in_shop')}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        )}
      </div>
      {missing.length > 0 && (
        <Notice tone="warn">
          {t('products.lacks', { names: missing.map((name) => labelOf('missing', name)).join(', ') })}
        </Notice>
      )}
      {description && <p className="break-words whitespace-pre-line">{description}</p>}
      <Facts product={product} />
      {variants.length > 1 && (
        <Fold title={t('products.variants', { count: product.variant_count })}>
          {() => <Variants botId={bot_id} id={product.id} variants={variants} />}
        </Fold>
      )}
      {attributes.length > 0 && (
        <Fold title={t('products.more', { count: attributes.length })}>
          <Pairs>
            {attributes.map(({ name, value, confidential }) => (
              <Pair key={name} name={name} hidden={confidential}>
                {value}
              </Pair>
            ))}
          </Pairs>
        </Fold>
      )}
      <Changed product={product} />
    </div>
  )
}

function Facts({ product }: { readonly product: ProductDetails }) {
  const t = useT()
  const facts = {
    [t('products.in.brand')]: product.brand,
    [t('products.in.category')]: product.category,
    [t('products.color')]: product.color,
    [t('products.size')]: product.size,
    [t('products.material')]: product.material,
    [t('products.condition')]: product.condition,
    [t('products.stock')]: product.stock,
    GTIN: product.gtin,
    MPN: product.mpn,
    [t('products.tags')]: product.tags.join(', ') || null,
  }
  return (
    <Pairs>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== null && (
            <Pair key={name} name={name}>
              {value}
            </Pair>
          ),
      )}
    </Pairs>
  )
}

function Pairs({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-[minmax(6rem,max-content)_1fr] gap-x-6 gap-y-1.5">{children}</dl>
}

type PairProps = { readonly name: string; readonly hidden?: boolean; readonly children: ReactNode }

function Pair({ name, hidden = false, children }: PairProps) {
  const t = useT()
  return (
    <>
      <dt className="max-w-44 break-words text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">
        {children}
        {hidden && (
          <span className="ml-2 inline-flex items-center gap-1 text-meta text-quiet">
            <EyeOff aria-hidden className="size-3.5" />
            {t('products.confidential')}
          </span>
        )}
      </dd>
    </>
  )
}

type VariantsProps = {
  readonly botId: string
  readonly id: string
  readonly variants: readonly ListedProduct[]
}

function Variants({ botId, id, variants }: VariantsProps) {
  return (
    <ul className="flex flex-col">
      {variants.map((variant) => (
        <li key={variant.id}>
          <a
            href={`#${productPath(botId, variant.id)}`}
            aria-current={variant.id === id ? 'true' : undefined}
            className="flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover aria-[current]:bg-sunken aria-[current]:font-medium"
          >
            <span className="min-w-0 flex-1 truncate">
              {[variant.color, variant.size].filter(Boolean).join(', ') || variant.title}
            </span>
            <Stock product={variant} />
            <Price product={variant} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Where it came from, with the way to the run where there was one. */
function Changed({ product }: { readonly product: ProductDetails }) {
  const t = useT()
  const run = product.changed_by?.run
  return (
    <p className="text-meta text-quiet">
      {t('products.changed')} <Time at={product.updated_at} />
      {run && (
        <>
          {' · '}
          <TextLink to={`/imports/${run.source_id ?? 'runs'}/${run.run_id}`}>
            {run.reason === 'sent' ? t('catalogs.reasons.sent') : run.source_name}
          </TextLink>
        </>
      )}
    </p>
  )
}
