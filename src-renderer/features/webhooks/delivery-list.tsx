import { deliveryTones, eventTitle } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { ListPane } from '#renderer/ui/list-pane.tsx'
import { PagedRows } from '#renderer/ui/paged-rows.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { type Delivery, type DeliveryState, deliveryStates } from '#shared/schemas/delivery.ts'
import { allFilter } from './list.ts'
import { deliveryList } from './list-store.ts'
import { useEndpoints } from './store.ts'
import { nameOf } from './words.ts'

const rowHeight = 76
const more = () => void deliveryList.loadMore().catch(showProblem)

export function DeliveryList({ chosen }: { readonly chosen: string | null }) {
  const t = useT()
  const { items, problem } = deliveryList.use()
  return (
    <ListPane wide label={t('deliveries.list')} hasDetail={chosen !== null}>
      <Filters />
      <PagedRows
        label={t('deliveries.list')}
        items={items}
        problem={problem}
        onRetry={deliveryList.refresh}
        empty={<None />}
        chosen={chosen}
        rowHeight={rowHeight}
        onEnd={more}
      >
        {(delivery) => <Row delivery={delivery} chosen={delivery.id === chosen} />}
      </PagedRows>
    </ListPane>
  )
}

function None() {
  const t = useT()
  const { filter } = deliveryList.use()
  const filtered = filter.endpoint_id !== '' || filter.state !== ''
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <p className="text-quiet">{t(filtered ? 'conversations.none_title' : 'deliveries.none')}</p>
      {filtered && (
        <Button onClick={() => deliveryList.setFilter(allFilter)}>{t('conversations.show_all')}</Button>
      )}
    </div>
  )
}

function Filters() {
  const t = useT()
  const { filter } = deliveryList.use()
  const { data } = useEndpoints()
  return (
    <div className="grid grid-cols-2 gap-2 border-b border-line p-3">
      <Select
        aria-label={t('deliveries.filter_endpoint')}
        value={filter.endpoint_id}
        onChange={(event) => deliveryList.setFilter({ endpoint_id: event.target.value })}
      >
        <option value="">{t('deliveries.all_endpoints')}</option>
        {data?.endpoints.map((endpoint) => (
          <option key={endpoint.id} value={endpoint.id}>
            {nameOf(endpoint)} · {endpoint.url}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('deliveries.filter_state')}
        value={filter.state}
        onChange={(event) => deliveryList.setFilter({ state: event.target.value as DeliveryState | '' })}
      >
        <option value="">{t('deliveries.all_states')}</option>
        {deliveryStates.map((state) => (
          <option key={state} value={state}>
            {t(`events.states.${state}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function Row({ delivery, chosen }: { readonly delivery: Delivery; readonly chosen: boolean }) {
  const t = useT()
  const { id, event_type, state, url, created_at, is_test } = delivery
  return (
    <a
      href={`#/webhooks/${id}`}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex h-full flex-col justify-center gap-1 border-b border-line px-4 -outline-offset-2 hover:bg-hover',
        chosen && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className="flex-1 truncate">{eventTitle({ event_type, kind: 'other' })}</span>
        <span className="shrink-0 text-meta text-quiet">
          <Time at={created_at} />
        </span>
      </span>
      <span className="flex items-center gap-2 text-meta text-quiet">
        <span className="min-w-0 flex-1 truncate">{url.replace(/^https?:\/\//, '')}</span>
        {is_test && <span className="rounded-full bg-sunken px-2">{t('events.test')}</span>}
        <span className="shrink-0">
          <Status tone={deliveryTones[state]}>{t(`events.states.${state}`)}</Status>
        </span>
      </span>
    </a>
  )
}
