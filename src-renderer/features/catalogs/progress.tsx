import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { Run } from '#shared/schemas/source.ts'
import { cancelRun, useProgressOf } from './store.ts'
import { progressWords } from './words.ts'

/** How far a run is, and a way to end it. */
export function Progress({ run }: { readonly run: Run }) {
  const t = useT()
  const progress = useProgressOf(run)
  const phase = t(`catalogs.phases.${progress?.phase ?? 'waiting'}`)
  const percent = progress?.percent ?? null
  return (
    <div className="flex items-center gap-4 rounded-control bg-sunken px-4 py-3">
      <div className="min-w-0 flex-1">
        {/* Only what it is doing is read out: numbers that run would drown everything else. */}
        <p role="status">{phase}</p>
        <p className="mb-1.5 min-h-5 text-meta text-quiet tabular-nums">
          {progress ? progressWords(progress) : ''}
        </p>
        <div
          role="progressbar"
          aria-label={phase}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(percent === null ? {} : { 'aria-valuenow': Math.floor(percent) })}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent ?? 0}%` }} />
        </div>
      </div>
      <Button onClick={() => void cancelRun(run)}>{t('act.cancel')}</Button>
    </div>
  )
}
