import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import type { WebsiteStatus } from '#shared/schemas/website.ts'
import { KeepAwake } from './keep-awake.tsx'
import { OpenPaths } from './open-paths.tsx'
import { ProxyPart } from './proxy-part.tsx'
import { PublicUrlPart } from './public-url-part.tsx'
import { ReachStatus } from './reach-status.tsx'
import { useWebsiteStatus } from './store.ts'
import { WaysPart } from './ways-part.tsx'

/** How visitors reach this PC: in plain words, the ways there are, and the address that comes out of them. */
export function AddressTab({ bot }: { readonly bot: Bot }) {
  const settings = useLoad(useSettings)
  const website = useLoad(useWebsiteStatus)
  if (settings.data && website.data)
    return <AddressParts bot={bot} settings={settings.data} website={website.data} />
  const failed = [settings, website].find(({ data, problem }) => data === null && problem !== null)
  return (
    <Pending problem={failed?.problem} onRetry={() => failed?.refresh()}>
      <Bone className="h-64 rounded-card" />
    </Pending>
  )
}

type AddressPartsProps = { readonly bot: Bot; readonly settings: Settings; readonly website: WebsiteStatus }

function AddressParts({ bot, settings, website }: AddressPartsProps) {
  const t = useT()
  const { data: status } = useLoad(useHubStatus)
  // Whoever has an address looks for it first. The parts stay in their places while one is entered or removed.
  const [wasSetUp] = useState(settings.public_url !== null)
  const port = Number(URL.parse(status?.url ?? '')?.port || settings.port)
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('website.reach')}>
        <p>{t('website.reach_text')}</p>
        <ReachStatus status={website} />
      </Card>
      {!wasSetUp && <WaysPart port={port} isOpen />}
      <PublicUrlPart bot={bot} settings={settings} />
      {settings.public_url !== null && (
        <>
          <OpenPaths settings={settings} />
          <ProxyPart settings={settings} />
        </>
      )}
      <KeepAwake settings={settings} />
      {wasSetUp && <WaysPart port={port} isOpen={false} />}
    </div>
  )
}
