import { Pause, Play } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { HubStatus } from '#shared/rpc/hub.ts'

type ServiceCardProps = { readonly status: HubStatus; readonly className: string }

/** Is it running, where, and for whom. */
export function ServiceCard({ status, className }: ServiceCardProps) {
  const t = useT()
  const { url, paused, lan_urls } = status
  const pause = () => void rpc('hub.pause', { paused: !paused }).catch(showProblem)
  return (
    <Card
      title={t('home.service')}
      className={className}
      act={
        <Button look="quiet" icon={paused ? Play : Pause} onClick={pause}>
          {paused ? t('home.resume') : t('home.pause')}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {url === null ? (
          <Status tone="bad">{t('home.not_listening')}</Status>
        ) : paused ? (
          <Status tone="warn">{t('state.paused')}</Status>
        ) : (
          <Status tone="good">{t('state.running')}</Status>
        )}
        <span className="text-meta text-quiet">
          {t('home.since')} <Time at={status.started_at} />
        </span>
      </div>
      <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-6 gap-y-1">
        {url !== null && <Address label={t('home.address')} url={url} />}
        {lan_urls.map((lan) => (
          <Address key={lan} label={t('home.lan_address')} url={lan} />
        ))}
        <dt className="text-quiet">{t('home.reach')}</dt>
        <dd>
          {lan_urls.length > 0 ? t('home.reach_lan') : t('home.reach_pc')}{' '}
          <TextLink to="/settings/address">{t('home.change')}</TextLink>
        </dd>
      </dl>
    </Card>
  )
}

function Address({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="flex items-center gap-1">
        <code className="font-mono text-meta">{url}</code>
        <CopyButton text={url} />
      </dd>
    </>
  )
}
