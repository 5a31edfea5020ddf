import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { onLink, rpc } from '#renderer/rpc/index.ts'
import type { LinkState } from '#renderer/rpc/transport.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Notice, type Tone } from '#renderer/ui/status.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'

/** Quiet words above the page when the hub is away, this page's sign-in is over, its data is in danger, or the service is paused. */
export function Banner() {
  const t = useT()
  const [link, setLink] = useState<LinkState>('there')
  const { data: status } = useHubStatus()
  useEffect(() => onLink(setLink), [])
  if (link === 'ended') return <Strip>{t('banner.ended')}</Strip>
  if (link === 'away') return <Strip>{t('banner.away')}</Strip>
  const storage = status?.storage.state ?? 'ok'
  if (storage !== 'ok')
    return (
      <Strip tone="bad">
        <div className="flex items-center justify-between gap-4">
          {t(`banner.${storage}`)}
          {storage !== 'full' && <Button to="/settings/backups">{t('banner.to_backups')}</Button>}
        </div>
      </Strip>
    )
  if (!status?.paused) return null
  return (
    <Strip>
      <div className="flex items-center justify-between gap-4">
        {t('banner.paused')}
        <Button onClick={() => void rpc('hub.pause', { paused: false }).catch(showProblem)}>
          {t('palette.resume')}
        </Button>
      </div>
    </Strip>
  )
}

type StripProps = { readonly tone?: Tone; readonly children: React.ReactNode }

function Strip({ tone = 'warn', children }: StripProps) {
  return (
    <div role="status" className="px-8 pt-4">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
