import { Archive, ArchiveRestore, CheckCheck, Download, MoreHorizontal, Zap } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, Pick } from '#renderer/ui/list-pane.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { EventDetail } from './event-detail.tsx'
import { EventList } from './event-list.tsx'
import { allFilter, choices } from './list.ts'
import {
  chosenRow,
  eventList,
  exportEvents,
  markAll,
  takeFilter,
  useEventCounts,
  useOpenedSession,
} from './list-store.ts'
import { WaysIn } from './ways-in.tsx'

/** Every event of the bots and everything received, as it comes in. */
export function EventsPage({ rest }: PageProps) {
  const t = useT()
  const id = rest[0] ?? null
  const events = useShown()
  const { filter } = eventList.use()
  useAddressFilter({ filter, usual: allFilter, choices, take: takeFilter })
  const { data: counts } = useLoad(useEventCounts)
  useEffect(() => void eventList.refresh(), [])
  const { sessionId } = useOpenedSession()
  useListKeys(events, chosenRow(events, id, sessionId), '/events')
  return (
    <FullPage
      title={t('nav.events')}
      hint={t('events.hint')}
      act={<PageActions unread={counts?.unread ?? 0} events={events} />}
    >
      {counts?.total === 0 && id === null ? (
        <Empty className="mx-8" icon={Zap} title={t('events.empty_title')} text={t('events.empty_text')}>
          <WaysIn />
        </Empty>
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-line">
          <EventList events={events} chosen={id} />
          <DetailPane label={t('events.detail')} empty={id === null}>
            {id === null ? (
              <Pick title={t('events.pick')} text={t('events.pick_text')} />
            ) : (
              <EventDetail key={id} id={id} events={events} />
            )}
          </DetailPane>
        </div>
      )}
    </FullPage>
  )
}

/** Null until the first page is there. What was just archived is only hidden: it comes back in its place. */
function useShown(): readonly HubEvent[] | null {
  const { items, filter } = eventList.use()
  const archived = filter.view === 'archived'
  return useMemo(() => items?.filter((event) => event.archived === archived) ?? null, [items, archived])
}

type ActsProps = { readonly unread: number; readonly events: readonly HubEvent[] | null }

function PageActions({ unread, events }: ActsProps) {
  const t = useT()
  const away = eventList.use().filter.view === 'archived'
  return (
    <div className="flex items-center gap-1">
      {unread > 0 && !away && (
        <Button icon={CheckCheck} onClick={() => void markAll({ read: true })}>
          {t('events.mark_all_read')}
        </Button>
      )}
      <Menu
        items={[
          ...(events?.length
            ? [
                {
                  label: t(away ? 'events.put_all_back' : 'events.archive_all'),
                  icon: away ? ArchiveRestore : Archive,
                  onSelect: () => void markAll({ archived: !away }),
                },
              ]
            : []),
          ...(['csv', 'json'] as const).map((format) => ({
            label: t(`events.export_${format}`),
            icon: Download,
            onSelect: () => void exportEvents(format),
          })),
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
    </div>
  )
}
