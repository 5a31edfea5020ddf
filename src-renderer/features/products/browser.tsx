import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { AskForPictures } from '#renderer/ui/picture.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { type CatalogStats, productSorts } from '#shared/schemas/catalog.ts'
import { Facets } from './facets.tsx'
import { chosenOf, isFiltered, type Layout, lookingAtAll, toggled } from './filter.ts'
import { ProductGrid, ProductTable } from './product-views.tsx'
import { useLooking } from './store.ts'
import { useFacetLabel } from './use-facet-label.ts'
import { type Found, useFound } from './use-found.ts'

type BrowserProps = { readonly bot: Bot; readonly stats: CatalogStats | null; readonly layout: Layout }

export function Browser({ bot, stats, layout }: BrowserProps) {
  const t = useT()
  const [looking, change] = useLooking(bot.id)
  const found = useFound(bot.id, looking)
  const { query, sort, filter } = looking
  const searching = query.trim() !== ''
  useKeys(walkKeys)
  const View = layout === 'grid' ? ProductGrid : ProductTable
  return (
    <div className="flex min-h-0 flex-1 border-t border-line">
      <Facets
        facets={found.facets}
        stats={stats}
        filter={filter}
        counted={!searching}
        onChange={(next) => change({ filter: next })}
      />
      <section aria-label={t('nav.products')} className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap gap-2 px-4 pt-4">
          <div className="min-w-0 flex-1 basis-56">
            <SearchBox
              label={t('products.search')}
              value={query}
              onChange={(next) => change({ query: next })}
            />
          </div>
          {!searching && (
            <div className="w-44">
              <Select
                aria-label={t('products.sort_by')}
                value={sort}
                onChange={(event) =>
                  change({ sort: productSorts.find((one) => one === event.target.value) ?? sort })
                }
              >
                <Options of={productSorts.map((one) => [one, t(`products.sort.${one}`)])} />
              </Select>
            </div>
          )}
        </div>
        <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2">
          <p role="status" className="text-meta text-quiet">
            <FoundWords found={found} searching={searching} filtered={isFiltered(filter)} />
          </p>
          {chosenOf(filter).map(([facet, value]) => (
            <Chip
              key={`${facet} ${value}`}
              facet={facet}
              value={value}
              onRemove={() => change({ filter: toggled(filter, facet, value) })}
            />
          ))}
          {isFiltered(filter) && (
            <Button
              look="quiet"
              className="h-7 text-meta"
              onClick={() => change({ filter: lookingAtAll.filter })}
            >
              {t('products.clear')}
            </Button>
          )}
        </div>
        <AskForPictures urls={(found.products ?? []).map(({ image_url }) => image_url)} />
        {found.problem && (
          <div className="px-4 pb-4">
            <ProblemView problem={found.problem} onRetry={found.retry} />
          </div>
        )}
        {found.products === null && !found.problem && <Waiting />}
        {found.products && <View botId={bot.id} products={found.products} onEnd={found.more} />}
      </section>
    </div>
  )
}

type FoundWordsProps = {
  readonly found: Found
  readonly searching: boolean
  readonly filtered: boolean
}

function FoundWords({ found, searching, filtered }: FoundWordsProps) {
  const t = useT()
  const { products, total, search } = found
  if (products === null) return null
  if (total === 0 && (filtered || !searching)) return t('products.nothing')
  if (!searching) return t('products.total', { count: total })
  return [
    total === 0 ? t('products.nothing_found') : t('products.found', { count: total }),
    ...(search?.repaired.map((word) => t('products.read_as', word)) ?? []),
    ...(search && search.unknown_words.length > 0
      ? [t('products.unknown_words', { words: search.unknown_words.join(', ') })]
      : []),
  ].join(' ')
}

type ChipProps = {
  readonly facet: Parameters<typeof toggled>[1]
  readonly value: string
  readonly onRemove: () => void
}

function Chip({ facet, value, onRemove }: ChipProps) {
  const t = useT()
  const name = useFacetLabel()(facet, value)
  const label = facet === 'missing' ? `${t('products.facet.missing')}: ${name}` : name
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('products.remove_filter', { filter: label })}
      className="inline-flex h-7 max-w-56 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-meta text-on-accent-soft"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden className="size-3.5 shrink-0" />
    </button>
  )
}

/** j and k go from product to product, wherever the list is scrolled to. */
const walkKeys = { j: () => walk(1), k: () => walk(-1) }

function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-product]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at === -1 ? 0 : at + step]?.focus()
}

function Waiting() {
  const names = useMemo(() => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], [])
  return (
    <Skeleton>
      <div className="grid grid-cols-4 gap-3 px-4">
        {names.map((name) => (
          <Bone key={name} className="h-65 rounded-card" />
        ))}
      </div>
    </Skeleton>
  )
}
