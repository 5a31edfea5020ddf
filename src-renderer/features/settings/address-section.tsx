import { Pause, Play } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Status } from '#renderer/ui/status.tsx'
import type { HubStatus } from '#shared/rpc/hub.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { CopyLine } from './copy-line.tsx'
import { LanCard } from './lan-card.tsx'
import { PortForm } from './port-form.tsx'
import { pauseService } from './store.ts'

export function AddressSection({ settings }: { readonly settings: Settings }) {
  const { data: status, problem, refresh } = useLoad(useHubStatus)
  if (!status)
    return (
      <Pending problem={problem} onRetry={refresh}>
        <Bone className="h-64 rounded-card" />
      </Pending>
    )
  return (
    <>
      <AnswersCard status={status} />
      <PortForm port={settings.port} url={status.url} />
      <LanCard lan={settings.lan} urls={status.lan_urls} />
    </>
  )
}

function AnswersCard({ status }: { readonly status: HubStatus }) {
  const t = useT()
  const running = status.url !== null && !status.paused
  return (
    <Card
      title={t('settings.address.answers')}
      hint={t('settings.address.answers_hint')}
      act={
        <Status tone={running ? 'good' : 'warn'}>
          {running ? t('settings.address.running') : t('settings.address.paused')}
        </Status>
      }
    >
      <div className="flex flex-col gap-4">
        {status.url ? (
          <div className="flex flex-col gap-1.5">
            <p className="font-medium">{t('settings.address.this_pc')}</p>
            <CopyLine text={status.url} />
          </div>
        ) : (
          <p>{t('settings.address.no_address')}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={status.paused ? Play : Pause} onClick={() => void pauseService(!status.paused)}>
            {status.paused ? t('settings.address.resume') : t('settings.address.pause')}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-meta text-quiet">{t('settings.address.pause_hint')}</p>
        </div>
      </div>
    </Card>
  )
}
