import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { cancelRun, useRuns } from './store.ts'

/** How far a run is, and a way to end it. */
export function RunStrip({ botId }: { readonly botId: string }) {
  const t = useT()
  const progress = useRuns((runs) => runs[botId])
  if (!progress) return null
  const { done, total } = progress
  return (
    <div className="mb-6 flex items-center gap-4 rounded-card border border-line bg-surface px-5 py-3">
      <div className="min-w-0 flex-1">
        <p role="status" className="mb-1.5">
          {t('dialogues.progress', { done, total })}
        </p>
        <progress
          aria-label={t('dialogues.running')}
          value={done}
          max={Math.max(1, total)}
          className="block h-2 w-full overflow-hidden rounded-full accent-accent"
        />
      </div>
      <Button onClick={() => void cancelRun(botId)}>{t('act.cancel')}</Button>
    </div>
  )
}
