import { deliveryTones, eventTitle } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { ListPane, RowLink } from '#renderer/ui/list-pane.tsx'
import { PagedRows } from '#renderer/ui/list-rows.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { type Delivery, type DeliveryState, deliveryStates } from '#shared/schemas/delivery.ts'
import { allFilter } from './list.ts'
import { deliveryList } from './list-store.ts'
import { useEndpoints } from './store.ts'
import { nameOf } from './words.ts'

const rowHeight = 76

export function DeliveryList({ chosen }: { readonly chosen: string | null }) {
  const t = useT()
  const { items } = deliveryList.use()
  return (
    <ListPane wide label={t('deliveries.list')} hasDetail={chosen !== null}>
      <Filters />
      <PagedRows
        label={t('deliveries.list')}
        list={deliveryList}
        items={items}
        empty={<None />}
        chosen={chosen}
        rowHeight={rowHeight}
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
        <Options of={(data?.endpoints ?? []).map((one) => [one.id, `${nameOf(one)} · ${one.url}`])} />
      </Select>
      <Select
        aria-label={t('deliveries.filter_state')}
        value={filter.state}
        onChange={(event) => deliveryList.setFilter({ state: event.target.value as DeliveryState | '' })}
      >
        <option value="">{t('deliveries.all_states')}</option>
        <Options of={deliveryStates.map((state) => [state, t(`events.states.${state}`)])} />
      </Select>
    </div>
  )
}

function Row({ delivery, chosen }: { readonly delivery: Delivery; readonly chosen: boolean }) {
  const t = useT()
  const { id, event_type, state, url, created_at, is_test } = delivery
  return (
    <RowLink to={`/webhooks/${id}`} chosen={chosen} className="flex-col justify-center gap-1 px-4">
      <span className="flex items-baseline gap-2">
        <span className="flex-1 truncate">{eventTitle({ event_type, kind: 'other' })}</span>
        <Time at={created_at} className="shrink-0 text-meta text-quiet" />
      </span>
      <span className="flex items-center gap-2 text-meta text-quiet">
        <span className="min-w-0 flex-1 truncate">{url.replace(/^https?:\/\//, '')}</span>
        {is_test && <span className="rounded-full bg-sunken px-2">{t('events.test')}</span>}
        <span className="shrink-0">
          <Status tone={deliveryTones[state]}>{t(`events.states.${state}`)}</Status>
        </span>
      </span>
    </RowLink>
  )
}
