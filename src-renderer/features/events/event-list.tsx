import { useT } from '#renderer/i18n/index.ts'
import { filterToQuery } from '#renderer/lib/address-filter.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ListPane } from '#renderer/ui/list-pane.tsx'
import { PagedRows } from '#renderer/ui/paged-rows.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { EventRow } from './event-row.tsx'
import { Filters } from './filters.tsx'
import { allFilter } from './list.ts'
import { eventList, takeFilter } from './list-store.ts'

type ListProps = { readonly events: readonly HubEvent[] | null; readonly chosen: string | null }

const rowHeight = 64
const more = () => void eventList.loadMore().catch(showProblem)

export function EventList({ events, chosen }: ListProps) {
  const t = useT()
  const { problem } = eventList.use()
  return (
    <ListPane wide label={t('events.list')} hasDetail={chosen !== null}>
      <Filters />
      <PagedRows
        label={t('events.list')}
        items={events}
        problem={problem}
        onRetry={eventList.refresh}
        empty={<None />}
        chosen={chosen}
        rowHeight={rowHeight}
        onEnd={more}
      >
        {(event) => <EventRow event={event} place={event.source_name} chosen={event.id === chosen} />}
      </PagedRows>
    </ListPane>
  )
}

function None() {
  const t = useT()
  const { filter } = eventList.use()
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
