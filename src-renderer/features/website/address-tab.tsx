import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Card } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { KeepAwake } from './keep-awake.tsx'
import { OpenPaths } from './open-paths.tsx'
import { ProxyPart } from './proxy-part.tsx'
import { PublicUrlPart } from './public-url-part.tsx'
import { ReachStatus } from './reach-status.tsx'
import { useWebsiteStatus } from './store.ts'
import { WaysPart } from './ways-part.tsx'

/** How visitors reach this PC: in plain words, the ways there are, and the address that comes out of them. */
export function AddressTab({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { data: settings, problem, refresh } = useLoad(useSettings)
  const { data: status } = useLoad(useHubStatus)
  const { data: website } = useLoad(useWebsiteStatus)
  if (!settings || !website) {
    if (problem) return <ProblemView problem={problem} onRetry={refresh} />
    return (
      <Skeleton>
        <Bone className="h-64 rounded-card" />
      </Skeleton>
    )
  }
  const port = Number(URL.parse(status?.url ?? '')?.port || settings.port)
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('website.reach')}>
        <p>{t('website.reach_text')}</p>
        <ReachStatus status={website} />
      </Card>
      <WaysPart port={port} isSetUp={settings.public_url !== null} />
      <PublicUrlPart bot={bot} settings={settings} />
      {settings.public_url !== null && (
        <>
          <OpenPaths settings={settings} />
          <ProxyPart settings={settings} />
        </>
      )}
      <KeepAwake settings={settings} />
    </div>
  )
}
