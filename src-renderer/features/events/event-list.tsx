import { useT } from '#renderer/i18n/index.ts'
import { filterToQuery } from '#renderer/lib/address-filter.ts'
import { Button } from '#renderer/ui/button.tsx'
import { ListPane, RowBones } from '#renderer/ui/list-pane.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { VirtualList } from '#renderer/ui/virtual-list.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { EventRow } from './event-row.tsx'
import { Filters } from './filters.tsx'
import { allFilter } from './list.ts'
import { eventList, takeFilter } from './list-store.ts'

type ListProps = { readonly events: readonly HubEvent[] | null; readonly chosen: string | null }

const rowHeight = 64
/** The next page is fetched this many rows before the end: scrolling never waits. */
const ahead = 50
const keyOf = ({ id }: HubEvent) => id
const more = () => void eventList.loadMore().catch(showProblem)

export function EventList({ events, chosen }: ListProps) {
  const t = useT()
  const { problem } = eventList.use()
  return (
    <ListPane wide label={t('events.list')} hasDetail={chosen !== null}>
      <Filters />
      {events === null && !problem && <RowBones />}
      {events === null && problem && (
        <div className="p-4">
          <ProblemView problem={problem} onRetry={eventList.refresh} />
        </div>
      )}
      {events?.length === 0 && <None />}
      {events && events.length > 0 && (
        <VirtualList
          steady
          label={t('events.list')}
          items={events}
          keyOf={keyOf}
          rowHeight={rowHeight}
          inSight={chosen}
          ahead={ahead}
          onEnd={more}
          className="min-h-0 flex-1"
        >
          {(event) => <EventRow event={event} place={event.source_name} chosen={event.id === chosen} />}
        </VirtualList>
      )}
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
