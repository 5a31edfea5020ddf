import { ExternalLink } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { HubStatus } from '#shared/rpc/hub.ts'
import { Fact } from './row.tsx'

export function AboutSection() {
  const t = useT()
  const { data: status, problem, refresh } = useLoad(useHubStatus)
  return (
    <>
      <Card title="Shopbell">
        {status ? (
          <Facts status={status} />
        ) : (
          <Pending problem={problem} onRetry={refresh}>
            <Bone className="h-28" />
          </Pending>
        )}
      </Card>
      <Card title={t('settings.about.licences_title')}>
        <p className="text-quiet">{t('settings.about.licences')}</p>
      </Card>
    </>
  )
}

function Facts({ status }: { readonly status: HubStatus }) {
  const t = useT()
  const docs = status.url && `${status.url}/docs`
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <Fact label={t('settings.about.version')}>{status.version}</Fact>
      <Fact label={t('settings.about.running_since')}>
        <Time at={status.started_at} />
      </Fact>
      <div className="col-span-2 min-w-0">
        <dt className="text-meta text-quiet">{t('settings.about.docs')}</dt>
        <dd>
          {docs ? (
            <span className="flex min-w-0 items-center gap-1">
              <a
                href={docs}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-w-0 items-center gap-1.5 break-all text-accent underline underline-offset-4"
              >
                {docs}
                <ExternalLink aria-hidden className="size-3.5 shrink-0" />
              </a>
              <CopyButton text={docs} label={t('settings.address.copy_url', { url: docs })} />
            </span>
          ) : (
            t('settings.about.no_docs')
          )}
        </dd>
        <dd className="text-meta text-quiet">{t('settings.about.docs_hint')}</dd>
      </div>
    </dl>
  )
}
