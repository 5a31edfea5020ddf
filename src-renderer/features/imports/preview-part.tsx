import { useState } from 'react'
import { ProductCard } from '#renderer/features/playground/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Tabs } from '#renderer/ui/tabs.tsx'
import type { Fault } from '#shared/faults/fault.ts'
import type { Preview } from '#shared/schemas/source.ts'
import { ColumnsPart } from './columns-part.tsx'
import { CurrencyQuestion } from './currency-question.tsx'
import { DifferenceView } from './difference.tsx'
import { isToCheck, useSourceForm } from './form.ts'
import { FaultTable } from './run-faults.tsx'
import { ShopAddress } from './shop-address.tsx'
import type { PreviewQuery } from './use-preview.ts'
import { fileName, isOfOtherSource, systemName } from './words.ts'

/** What is in the file, before anything is done with it. */
export function PreviewPart({ look }: { readonly look: PreviewQuery }) {
  const t = useT()
  const { found, problem, looking, again } = look
  const form = useSourceForm()
  if (problem) {
    return (
      <div className="flex flex-col gap-2">
        <ProblemView problem={problem} onRetry={again} />
        <p className="text-meta text-quiet">{t('catalogs.nothing_done')}</p>
        {/* Such as a sheet that is not in the file any more. */}
        {form.watch('mapping') && (
          <Button
            className="self-start"
            onClick={() => form.setValue('mapping', null, { shouldDirty: true })}
          >
            {t('catalogs.as_recognised')}
          </Button>
        )}
      </div>
    )
  }
  if (found) return <Found preview={found} looking={looking} again={again} />
  if (!looking) return null
  return (
    <Card title={t('catalogs.preview_title')} hint={t('catalogs.looking')}>
      <Skeleton>
        <Bone className="h-64" />
      </Skeleton>
    </Card>
  )
}

type FoundProps = { readonly preview: Preview; readonly looking: boolean; readonly again: () => void }

function Found({ preview, looking, again }: FoundProps) {
  const t = useT()
  const toCheck = preview.columns.filter((column) => isToCheck(column, preview)).length
  const { counts } = preview
  // About the file as a whole: not to be missed.
  const whole = preview.faults.filter(({ row }) => row === null)
  const ofFile = whole.filter(({ code }) => code !== 'no_currency')
  const faults = counts.rejected + counts.warnings - whole.length
  return (
    <Card
      title={t('catalogs.preview_title')}
      hint={<Recognised preview={preview} />}
      act={
        <span role="status" className="text-meta text-quiet">
          {looking ? t('catalogs.looking_again') : ''}
        </span>
      }
    >
      {preview.brake?.fault && <NeedsApproval fault={preview.brake.fault} />}
      {ofFile.length < whole.length && <CurrencyQuestion again={again} />}
      {ofFile.length > 0 && (
        <div className="mb-4">
          <Notice tone="info">
            {ofFile.map((fault) => (
              <p key={fault.message}>{faultText(fault)}</p>
            ))}
          </Notice>
        </div>
      )}
      <ShopAddress preview={preview} />
      <Tabs
        label={t('catalogs.preview_title')}
        tabs={[
          { id: 'products', label: t('catalogs.tabs.products'), content: <Products preview={preview} /> },
          {
            id: 'columns',
            label: toCheck > 0 ? t('catalogs.tab_check', { count: toCheck }) : t('catalogs.tabs.columns'),
            content: <ColumnsPart preview={preview} />,
          },
          {
            id: 'changes',
            label: t('catalogs.tabs.changes'),
            content: preview.difference ? (
              <DifferenceView difference={preview.difference} />
            ) : (
              <p className="text-quiet">{t('catalogs.remote_difference')}</p>
            ),
          },
          {
            id: 'faults',
            label: faults > 0 ? t('catalogs.tab_faults', { count: faults }) : t('catalogs.tabs.faults'),
            content: <Faults preview={preview} total={faults} />,
          },
        ]}
      />
    </Card>
  )
}

/** "products.csv · Shopify · CSV · 37 rows, 20 products". */
function Recognised({ preview }: { readonly preview: Preview }) {
  const t = useT()
  const { code } = useLanguage()
  const { path, bytes, dialect, format, encoding, rows, counts } = preview
  return [
    fileName(path),
    dialect ? t('catalogs.recognised', { system: systemName(dialect) }) : t('catalogs.unknown_system'),
    `${format.toUpperCase()}, ${encoding.toUpperCase()}, ${fileSize(bytes, code)}`,
    t('catalogs.rows', { count: rows }),
    t('catalogs.products', { count: counts.products }),
  ].join(' · ')
}

function NeedsApproval({ fault }: { readonly fault: Fault }) {
  const t = useT()
  const form = useSourceForm()
  return (
    <div className="mb-4">
      <Notice tone="warn">
        {faultText(fault)} {t('catalogs.will_ask')}
        {isOfOtherSource(fault) && (
          <Button className="mt-3" onClick={() => form.setValue('mode', 'merge', { shouldDirty: true })}>
            {t('catalogs.keep_both')}
          </Button>
        )}
      </Notice>
    </div>
  )
}

const shownFirst = 10

function Products({ preview }: { readonly preview: Preview }) {
  const t = useT()
  const [all, setAll] = useState(false)
  const { products, counts } = preview
  if (products.length === 0) return <Notice tone="bad">{t('files.nothing_usable')}</Notice>
  const shown = all ? products : products.slice(0, shownFirst)
  const noteOf = (variants: Preview['products'][number]['variants']) =>
    variants &&
    [t('catalogs.variants', { count: variants.count }), variants.sizes.join(', '), variants.colors.join(', ')]
      .filter((part) => part !== '')
      .join(' · ')
  const shownRows = products.reduce((sum, { variants }) => sum + (variants?.count ?? 1), 0)
  return (
    <div className="flex flex-col items-start gap-3">
      <ul
        aria-label={t('tester.products')}
        className="grid w-full grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3 [&>li]:w-auto"
      >
        {shown.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same id may come twice in a file
          <ProductCard key={`${product.id} ${index}`} product={product} note={noteOf(product.variants)} />
        ))}
      </ul>
      {!all && products.length > shownFirst && (
        <Button onClick={() => setAll(true)}>
          {t('catalogs.show_more', { count: products.length - shownFirst })}
        </Button>
      )}
      {counts.products > shownRows && (
        <p className="text-meta text-quiet">
          {t('catalogs.and_more', { count: counts.products - shownRows })}
        </p>
      )}
    </div>
  )
}

function Faults({ preview, total }: { readonly preview: Preview; readonly total: number }) {
  const t = useT()
  const faults = preview.faults.filter(({ row }) => row !== null)
  if (faults.length === 0) return <p className="text-quiet">{t('catalogs.no_faults')}</p>
  return (
    <>
      <FaultTable faults={faults} />
      {total > faults.length && (
        <p className="mt-2 text-meta text-quiet">
          {t('catalogs.and_more', { count: total - faults.length })}
        </p>
      )}
    </>
  )
}
