import { type ReactNode, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { money } from '#renderer/i18n/time.ts'
import { fieldName } from '#renderer/lib/product-field.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { Difference } from '#shared/schemas/source.ts'

/** What a run changes or changed: in numbers, then the first few of each to look at. */
export function DifferenceView({ difference }: { readonly difference: Difference }) {
  const t = useT()
  const { created, updated, unchanged, removed, price_jump_count } = difference
  const fields = Object.entries(difference.changed_fields).sort((a, b) => b[1] - a[1])
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-5 gap-px overflow-hidden rounded-control border border-line bg-line">
        <Figure label={t('files.new')} value={created} />
        <Figure label={t('files.changed')} value={updated} />
        <Figure label={t('files.unchanged')} value={unchanged} />
        <Figure label={t('files.removed')} value={removed} />
        <Figure label={t('catalogs.price_jumps')} value={price_jump_count} />
      </dl>
      {created + updated + removed === 0 && <p className="text-quiet">{t('catalogs.same')}</p>}
      <Sample
        title={t('catalogs.price_jumps')}
        hint={t('catalogs.price_jumps_hint')}
        total={price_jump_count}
      >
        {difference.price_jumps.map(({ id, title, before, after, percent }) => (
          <Line key={id} id={id} title={title}>
            {money(before, null)} → {after === null ? '–' : money(after, null)}{' '}
            {percent !== null && (
              <span className="font-medium">
                ({percent > 0 ? '+' : ''}
                {percent} %)
              </span>
            )}
          </Line>
        ))}
      </Sample>
      <Sample
        title={t('files.changed')}
        hint={fields
          .map(([field, count]) => t('catalogs.field_times', { field: fieldName(field), count }))
          .join(' · ')}
        total={updated}
      >
        {difference.updated_sample.map((product) => (
          <Line key={product.id} id={product.id} title={product.title}>
            {product.fields.map(({ field, before, after }) => (
              <span key={field} className="block">
                {fieldName(field)}: <del className="text-quiet">{before ?? '–'}</del> →{' '}
                <ins className="no-underline">{after ?? '–'}</ins>
              </span>
            ))}
          </Line>
        ))}
      </Sample>
      <Sample title={t('files.removed')} total={removed}>
        {difference.removed_sample.map(({ id, title }) => (
          <Line key={id} id={id} title={title} />
        ))}
      </Sample>
      <Sample title={t('files.new')} total={created}>
        {difference.created_sample.map(({ id, title, price, currency }) => (
          <Line key={id} id={id} title={title}>
            {price !== null && money(price, currency)}
          </Line>
        ))}
      </Sample>
    </div>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  const { code } = useLanguage()
  return (
    <div className="flex min-w-0 flex-col-reverse bg-surface px-2 py-2.5 text-center">
      <dt className="truncate text-meta text-quiet" title={label}>
        {label}
      </dt>
      <dd className="text-title font-semibold">{value.toLocaleString(code)}</dd>
    </div>
  )
}

type SampleProps = {
  readonly title: string
  readonly hint?: string
  readonly total: number
  readonly children: readonly ReactNode[]
}

const shownFirst = 5

function Sample({ title, hint, total, children }: SampleProps) {
  const t = useT()
  const [all, setAll] = useState(false)
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      {hint && <p className="text-meta text-quiet">{hint}</p>}
      <ul className="divide-y divide-line">{all ? children : children.slice(0, shownFirst)}</ul>
      {!all && children.length > shownFirst && (
        <Button look="quiet" className="-ml-3" onClick={() => setAll(true)}>
          {t('catalogs.show_more', { count: children.length - shownFirst })}
        </Button>
      )}
      {(all || children.length <= shownFirst) && total > children.length && (
        <p className="text-meta text-quiet">{t('catalogs.and_more', { count: total - children.length })}</p>
      )}
    </section>
  )
}

type LineProps = { readonly id: string; readonly title: string; readonly children?: ReactNode }

function Line({ id, title, children }: LineProps) {
  return (
    <li className="py-1.5">
      <p className="flex flex-wrap gap-x-3">
        <span className="min-w-0 break-words">{title}</span>
        <span className="font-mono text-meta break-all text-quiet">{id}</span>
      </p>
      {children && <div className="text-meta break-words">{children}</div>}
    </li>
  )
}
