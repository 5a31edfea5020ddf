import { Inbox as InboxIcon } from 'lucide-react'
import { useInboxes } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Empty } from '#renderer/ui/empty.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Inbox } from '#shared/schemas/inbox.ts'
import { AddableSection } from './addable-section.tsx'
import { InboxCard } from './inboxes-card.tsx'
import { InboxSheet } from './inboxes-sheet.tsx'

/** Addresses where others post their events. `item` is the rest of the address: `new`, or the one being changed. */
export function InboxesSection({ item }: { readonly item: string | undefined }) {
  const t = useT()
  const loaded = useLoad(useInboxes)
  return (
    <AddableSection
      title={t('events.inboxes')}
      hint={t('inboxes.hint')}
      add={t('inboxes.add')}
      addPath="/settings/inboxes/new"
      loaded={loaded}
    >
      {({ inboxes }) => <List inboxes={inboxes} item={item} />}
    </AddableSection>
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
