import { useT } from '#renderer/i18n/index.ts'
import { exactTime, relativeTime } from '#renderer/i18n/time.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Notice } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import { useWebsiteStatus } from './store.ts'

/** What this PC knows of its public address right now. */
export function ReachStatus() {
  const t = useT()
  const now = useNow()
  const { data } = useLoad(useWebsiteStatus)
  if (!data || data.public_url === null) return null
  const url = data.public_url
  return (
    <div role="status" className="mt-4">
      {data.state === 'unreachable' && (
        <Notice tone="bad">
          <p className="font-medium">
            {t('website.unreachable', { time: exactTime(data.unreachable_since ?? '') })}
          </p>
          <p>{t('website.unreachable_hint')}</p>
        </Notice>
      )}
      {data.state === 'reachable' && (
        <Notice tone="good">
          {t('website.reachable', { url, time: relativeTime(data.checked_at ?? '', now) })}
        </Notice>
      )}
      {data.state === 'unknown' && <Notice tone="info">{t('website.unknown', { url })}</Notice>}
    </div>
  )
}
