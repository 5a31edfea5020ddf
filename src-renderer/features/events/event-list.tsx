import { useT } from '#renderer/i18n/index.ts'
import { filterToQuery } from '#renderer/lib/address-filter.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ListPane } from '#renderer/ui/list-pane.tsx'
import { PagedRows } from '#renderer/ui/list-rows.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { EventRow } from './event-row.tsx'
import { Filters, useFolded } from './filters.tsx'
import { allFilter, foldsNoise } from './list.ts'
import { chosenRow, eventList, takeFilter, useOpenedSession } from './list-store.ts'
import { useQuiet } from './quiet.ts'

type ListProps = { readonly events: readonly HubEvent[] | null; readonly chosen: string | null }

const rowHeight = 64

export function EventList({ events, chosen }: ListProps) {
  const t = useT()
  const { sessionId } = useOpenedSession()
  const row = chosenRow(events, chosen, sessionId)
  return (
    <ListPane wide label={t('events.list')} hasDetail={chosen !== null}>
      <Filters />
      <PagedRows
        label={t('events.list')}
        list={eventList}
        items={events}
        empty={<None />}
        chosen={row}
        rowHeight={rowHeight}
      >
        {(event) => <EventRow event={event} place={event.source_name} chosen={event.id === row} />}
      </PagedRows>
    </ListPane>
  )
}

function None() {
  const t = useT()
  const { filter } = eventList.use()
  const quiet = useQuiet()
  const folded = useFolded()
  if (
    folded > 0 &&
    !quiet.noise &&
    foldsNoise(filter) &&
    filterToQuery(filter, { ...allFilter, bot: filter.bot }) === ''
  )
    return <p className="p-5 text-quiet">{t('events.none_important')}</p>
  if (filterToQuery(filter, allFilter) === '')
    return (
      <div className="flex flex-col items-start gap-3 p-5">
        <p className="text-quiet">{t('events.none_open')}</p>
        <Button onClick={() => eventList.setFilter({ view: 'archived' })}>
          {t('events.views.archived')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <p className="text-quiet">{t(filter.query ? 'events.nothing_found' : 'conversations.none_title')}</p>
      <Button onClick={() => takeFilter(allFilter)}>{t('conversations.show_all')}</Button>
    </div>
  )
}
