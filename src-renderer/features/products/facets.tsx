import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Input } from '#renderer/ui/input.tsx'
import type { CatalogFacets, CatalogStats, ProductFilter } from '#shared/schemas/catalog.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { type Facet, toggled, withPrice } from './filter.ts'
import { useFacetLabel } from './use-facet-label.ts'

type FacetsProps = {
  readonly facets: CatalogFacets | null
  readonly stats: CatalogStats | null
  readonly filter: ProductFilter
  /** While one searches, the counts of the whole catalog would say something else. */
  readonly counted: boolean
  readonly onChange: (filter: ProductFilter) => void
}

/** Values of each facet shown at first. */
const fewValues = 8

export function Facets({ facets, stats, filter, counted, onChange }: FacetsProps) {
  const t = useT()
  const of = (facet: Facet) => (
    <FacetValues
      key={facet}
      facet={facet}
      values={facets?.[facet] ?? []}
      chosen={filter[facet]}
      counted={counted}
      onToggle={(value) => onChange(toggled(filter, facet, value))}
    />
  )
  return (
    <aside
      aria-label={t('products.filter')}
      className="w-60 shrink-0 overflow-y-auto border-r border-line px-4 py-4 max-[56rem]:w-44"
    >
      {/* All at once, with room for prices that are not known yet: nothing is pushed down under the pointer. */}
      {facets && (
        <>
          {of('missing')}
          {of('availability')}
          {stats?.prices.length !== 0 && <Prices stats={stats} filter={filter} onChange={onChange} />}
          {of('category')}
          {of('brand')}
        </>
      )}
    </aside>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-5">
      <h2 className="mb-1 px-2 text-meta font-medium text-quiet">{title}</h2>
      {children}
    </section>
  )
}

type ValuesProps = {
  readonly facet: Facet
  readonly values: CatalogFacets[Facet]
  readonly chosen: readonly string[]
  readonly counted: boolean
  readonly onToggle: (value: string) => void
}

function FacetValues({ facet, values, chosen, counted, onToggle }: ValuesProps) {
  const t = useT()
  const { locale } = useLanguage()
  const labelOf = useFacetLabel()
  const [all, setAll] = useState(false)
  const gone = chosen.filter((value) => values.every((one) => one.value !== value))
  const options = [...gone.map((value) => ({ value, count: 0 })), ...values]
  if (options.length === 0) return null
  const most = all ? options : options.filter(({ value }, at) => at < fewValues || chosen.includes(value))
  // A path below the one it belongs to reads like the shop's own menu.
  const shown = facet === 'category' ? [...most].sort((a, b) => (a.value < b.value ? -1 : 1)) : most
  return (
    <Group title={t(`products.facet.${facet}`)}>
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={chosen.includes(value)}
              title={value}
              onClick={() => onToggle(value)}
              style={facet === 'category' ? { paddingLeft: 8 + depthOf(value) * 12 } : undefined}
              className={cx(
                'flex w-full items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-hover',
                chosen.includes(value) && 'bg-accent-soft font-medium text-on-accent-soft',
              )}
            >
              <span className="min-w-0 flex-1 truncate">{labelOf(facet, value)}</span>
              {chosen.includes(value) && <Check aria-hidden className="size-3.5 shrink-0" />}
              {counted && <span className="text-meta opacity-80">{count.toLocaleString(locale)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="rounded-control px-2 py-1 text-meta text-quiet underline underline-offset-2 hover:text-ink"
        >
          {t('products.show_all', { count: options.length })}
        </button>
      )}
    </Group>
  )
}

function depthOf(path: string): number {
  return path.split(categorySeparator).length - 1
}

type PricesProps = {
  readonly stats: CatalogStats | null
  readonly filter: ProductFilter
  readonly onChange: (filter: ProductFilter) => void
}

function Prices({ stats, filter, onChange }: PricesProps) {
  const t = useT()
  const span = stats?.prices[0]
  const field = (name: 'price_min' | 'price_max', label: string, edge = '') => (
    <PriceField
      label={label}
      hint={edge}
      value={filter[name]}
      onChange={(typed) => onChange(withPrice(filter, name, typed))}
    />
  )
  return (
    <Group title={t('products.price', { currency: span?.currency ?? '' }).trim()}>
      <div className="flex items-center gap-2 px-2">
        {field(
          'price_min',
          t('products.price_from'),
          span && t('hints.least', { text: String(Math.floor(span.min)) }),
        )}
        <span aria-hidden className="text-quiet">
          –
        </span>
        {field(
          'price_max',
          t('products.price_to'),
          span && t('hints.most', { text: String(Math.ceil(span.max)) }),
        )}
      </div>
    </Group>
  )
}

type PriceFieldProps = {
  readonly label: string
  readonly hint: string
  readonly value: number | undefined
  readonly onChange: (typed: string) => void
}

/** Taken when it is left or Enter is pressed: half a number is none. */
function PriceField({ label, hint, value, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  useEffect(() => setTyped(String(value ?? '')), [value])
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onChange(typed)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(typed)}
      className="min-w-0 px-2"
    />
  )
}
