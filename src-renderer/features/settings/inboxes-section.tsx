import { Inbox as InboxIcon, Plus } from 'lucide-react'
import { useInboxes } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Inbox } from '#shared/schemas/inbox.ts'
import { InboxCard } from './inboxes-card.tsx'
import { InboxSheet } from './inboxes-sheet.tsx'

/** Addresses where others post their events. `item` is the rest of the address: `new`, or the one being changed. */
export function InboxesSection({ item }: { readonly item: string | undefined }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(useInboxes)
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 className="font-semibold">{t('events.inboxes')}</h2>
          <p className="text-meta text-quiet">{t('inboxes.hint')}</p>
        </div>
        <Button look="primary" icon={Plus} onClick={() => navigate('/settings/inboxes/new')}>
          {t('inboxes.add')}
        </Button>
      </div>
      {data ? (
        <List inboxes={data.inboxes} item={item} />
      ) : problem ? (
        <ProblemView problem={problem} onRetry={refresh} />
      ) : (
        <Skeleton>
          <Bone className="h-40 rounded-card" />
        </Skeleton>
      )}
    </>
  )
}

type ListProps = { readonly inboxes: readonly Inbox[]; readonly item: string | undefined }

function List({ inboxes, item }: ListProps) {
  const t = useT()
  const chosen = inboxes.find(({ id }) => id === item) ?? null
  return (
    <>
      {item !== undefined && item !== 'new' && !chosen && <Notice tone="warn">{t('inboxes.gone')}</Notice>}
      {inboxes.length === 0 && (
        <>
          <Empty icon={InboxIcon} title={t('inboxes.empty_title')} text={t('inboxes.empty_text')} />
          <ol className="list-decimal pl-5 text-quiet">
            {(['one', 'two', 'three'] as const).map((step) => (
              <li key={step}>{t(`inboxes.steps.${step}`)}</li>
            ))}
          </ol>
        </>
      )}
      {inboxes.length > 0 && (
        <p className="text-meta text-quiet">
          {t('inboxes.reach')} <TextLink to="/settings/address">{t('settings.address.title')}</TextLink>
        </p>
      )}
      {inboxes.map((inbox) => (
        <InboxCard key={inbox.id} inbox={inbox} />
      ))}
      {(item === 'new' || chosen) && <InboxSheet key={item} inbox={chosen} />}
    </>
  )
}
