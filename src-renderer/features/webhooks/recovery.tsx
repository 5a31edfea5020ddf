import { useT } from '#renderer/i18n/index.ts'
import { relativeTime } from '#renderer/i18n/time.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import { catchUp, dismissMissed, resendMissed, setEnabled } from './store.ts'

/** What is wrong with an address, why, and what to do about it. */
export function Recovery({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useT()
  const now = useNow()
  const { state, disabled_reason, disabled_at, failing_since, health } = endpoint
  const isActive = state === 'active'
  const count = health.failed
  if (isActive && count === 0) return null
  const why = isActive ? 'missed' : state === 'failing' ? 'failing' : (disabled_reason ?? 'by_hand')
  const isMild = isActive || why === 'failing'
  const since = (state === 'failing' ? failing_since : disabled_at) ?? endpoint.created_at
  return (
    <Notice tone={why === 'by_hand' ? 'info' : isMild ? 'warn' : 'bad'}>
      <p className="font-medium">
        {t(`deliveries.recovery.${why}`, { time: relativeTime(since, now), count })}
      </p>
      <p>{t(`deliveries.recovery.${why}_text`)}</p>
      {isActive && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void resendMissed(endpoint)}>
            {t('deliveries.send_missed')}
          </Button>
          <Button onClick={() => void dismissMissed(endpoint)}>{t('deliveries.let_go')}</Button>
        </div>
      )}
      {state === 'disabled' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void catchUp(endpoint)}>
            {t('deliveries.catch_up')}
          </Button>
          <Button onClick={() => void setEnabled(endpoint, true)}>{t('deliveries.only_on')}</Button>
        </div>
      )}
    </Notice>
  )
}
