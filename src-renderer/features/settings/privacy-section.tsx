import { ShieldCheck } from 'lucide-react'
import { useBots, useLanguageModels } from '#renderer/features/bots/index.ts'
import { useInboxes } from '#renderer/features/events/index.ts'
import { useSources } from '#renderer/features/imports/index.ts'
import { useKeysOfAll } from '#renderer/features/keys/index.ts'
import { useEndpoints } from '#renderer/features/webhooks/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useDesktop, useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Settings } from '#shared/schemas/settings.ts'
import { useConnections } from './store.ts'
import { type Leaving, whatLeaves } from './what-leaves.ts'

/** Everything that may leave this PC, in one place. Nothing is shown before all of it is known. */
export function PrivacySection({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const read = [
    useLoad(useBots),
    useLoad(useKeysOfAll),
    useLoad(useConnections),
    useLoad(useHubStatus),
    useLoad(useDesktop),
    useLoad(useLanguageModels),
    useLoad(useEndpoints),
    useLoad(useInboxes),
    useLoad(useSources),
  ] as const
  const [
    { data: bots },
    { data: keys },
    { data: connections },
    { data: status },
    { data: desktop },
    { data: phrasings },
    { data: endpoints },
    { data: inboxes },
    { data: sources },
  ] = read
  const failed = read.find(({ data, problem }) => data === null && problem !== null)
  return (
    <Card title={t('settings.privacy.title')} hint={t('settings.privacy.hint')}>
      {bots && keys && connections && status && desktop && phrasings && endpoints && inboxes && sources ? (
        <List
          leaving={whatLeaves({
            settings,
            bots: bots.bots,
            phrasings,
            keys: keys.keys,
            endpoints: endpoints.endpoints,
            inboxes: inboxes.inboxes,
            connections: connections.connections,
            sources,
            updatesPossible: desktop.updates_possible,
            products: status.products,
          })}
        />
      ) : (
        <Pending problem={failed?.problem} onRetry={() => failed?.refresh()}>
          <Bone className="h-32" />
        </Pending>
      )}
      <p className="mt-4 text-meta text-quiet">{t('settings.privacy.on_request')}</p>
    </Card>
  )
}

function List({ leaving }: { readonly leaving: readonly Leaving[] }) {
  const t = useT()
  if (leaving.length === 0) {
    return (
      <Empty
        icon={ShieldCheck}
        title={t('settings.privacy.nothing')}
        text={t('settings.privacy.nothing_text')}
      />
    )
  }
  return (
    <ul className="-mb-2 divide-y divide-line">
      {leaving.map((one) => (
        <Line key={`${one.kind} ${one.id}`} leaving={one} />
      ))}
    </ul>
  )
}

function StopPictures() {
  const t = useT()
  const stop = () => void rpc('settings.update', { picture_hosts: [] }).catch(showProblem)
  return <Button onClick={stop}>{t('pictures.stop')}</Button>
}

function Line({ leaving }: { readonly leaving: Leaving }) {
  const t = useT()
  const what =
    'name' in leaving
      ? t(`settings.privacy.${leaving.kind}`, { name: leaving.name })
      : t(`settings.privacy.${leaving.kind}`)
  const where = t('settings.privacy.where')
  const to = 'to' in leaving ? leaving.to : t(`settings.privacy.${leaving.kind}_to`)
  return (
    <li className="flex items-start justify-between gap-6 py-3">
      <div className="min-w-0">
        <p className="break-words">{what}</p>
        <p className="text-meta break-all text-quiet">{t('settings.privacy.to', { to })}</p>
      </div>
      {leaving.kind === 'pictures' && <StopPictures />}
      {leaving.href !== null && (
        <a
          href={leaving.href}
          aria-label={`${where}: ${what}`}
          className="shrink-0 text-accent underline underline-offset-4"
        >
          {where}
        </a>
      )}
    </li>
  )
}
