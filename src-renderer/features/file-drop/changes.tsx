import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { SyncResult } from '#shared/schemas/sync.ts'

/** More than these nobody reads here; mending the first ones usually mends the rest. */
const shownFaults = 10

/** What loading the file would do, in numbers, and why some of it would be left out. */
export function Changes({ result }: { readonly result: SyncResult | null }) {
  const t = useT()
  if (!result) {
    return (
      <div>
        <p className="mb-2 text-quiet">{t('files.looking')}</p>
        <Skeleton>
          <Bone className="h-20" />
        </Skeleton>
      </div>
    )
  }
  const { created, updated, unchanged, removed, rejected, received } = result
  const isSame = created + updated + removed + rejected === 0
  return (
    <section aria-labelledby="files-changes" aria-live="polite" className="flex flex-col gap-3">
      <div>
        <h3 id="files-changes" className="font-medium">
          {t('files.would_change')}
        </h3>
        <p className="text-meta text-quiet">{t('files.received', { count: received })}</p>
      </div>
      <dl className="grid grid-cols-5 gap-px overflow-hidden rounded-control border border-line bg-line">
        <Figure label={t('files.new')} value={created} />
        <Figure label={t('files.changed')} value={updated} />
        <Figure label={t('files.unchanged')} value={unchanged} />
        <Figure label={t('files.removed')} value={removed} />
        <Figure label={t('files.rejected')} value={rejected} />
      </dl>
      {received === rejected && <Notice tone="bad">{t('files.nothing_usable')}</Notice>}
      {isSame && received > 0 && <Notice tone="info">{t('files.nothing_changes')}</Notice>}
      {removed > 0 && <Notice tone="warn">{t('files.removes', { count: removed })}</Notice>}
      {rejected > 0 && <Faults result={result} />}
    </section>
  )
}

export function Figure({ label, value }: { readonly label: string; readonly value: number }) {
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

function Faults({ result: { errors, rejected } }: { readonly result: SyncResult }) {
  const t = useT()
  const rest = errors.length - shownFaults
  return (
    <div>
      <h4 className="mb-1 font-medium">{t('files.faults_title', { count: rejected })}</h4>
      <ul className="flex flex-col divide-y divide-line text-meta">
        {errors.slice(0, shownFaults).map(({ index, id, field, message }) => (
          <li key={`${index} ${field} ${message}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="text-quiet">{t('files.fault_row', { row: index + 1 })}</span>
            {id && <span className="font-mono break-all">{id}</span>}
            <span className="min-w-0 break-words">
              {field !== '' && <span className="font-mono">{field} </span>}
              {fieldMessage(message)}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-meta text-quiet">{t('files.fault_more', { count: rest })}</p>}
    </div>
  )
}
