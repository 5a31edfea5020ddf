import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'

type ProgressProps = {
  readonly doing: string
  readonly percent: number
  readonly onCancel: () => void
}

/** How far it is, and a way to leave off. */
export function Progress({ doing, percent, onCancel }: ProgressProps) {
  const t = useT()
  return (
    <div className="mb-4 flex items-center gap-4 rounded-control bg-sunken px-4 py-3">
      <div className="min-w-0 flex-1">
        <p role="status" className="mb-1.5 break-words">
          {doing}
        </p>
        <div
          role="progressbar"
          aria-label={doing}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <Button onClick={onCancel}>{t('act.cancel')}</Button>
    </div>
  )
}
