import { Download, ListTree, MoreHorizontal, Plus, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { DetailPane, PaneProblem } from '#renderer/ui/list-pane.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { EndpointDetail } from './endpoint-detail.tsx'
import { EndpointOverview } from './endpoint-overview.tsx'
import { EndpointSheet } from './endpoint-sheet.tsx'
import { allFilter, choices } from './list.ts'
import { deliveryList, exportDeliveries } from './list-store.ts'
import { useEndpoints } from './store.ts'

/** The overview by an address of its own, for windows too narrow to show it beside the list. */
const overview = 'addresses'

/** Where news goes, whether it arrived, and what to do if not: `dlv_…` and `end_…` open beside the list. */
export function WebhooksPage({ rest }: PageProps) {
  const t = useT()
  const id = rest[0] ?? null
  const { data, problem, refresh } = useLoad(useEndpoints)
  const { items, filter } = deliveryList.use()
  useAddressFilter({ filter, usual: allFilter, choices, take: deliveryList.setFilter })
  // For the sheet, which begins with the first of them.
  useLoad(useBots)
  const [adding, setAdding] = useState(false)
  useEffect(() => void deliveryList.refresh(), [])
  useLookAgain(data?.offline ?? false)
  useListKeys(items, id, '/webhooks')
  const isNew = data?.endpoints.length === 0 && items?.length === 0
  const add = () => setAdding(true)
  return (
    <FullPage title={t('sidebar.webhooks')} hint={t('deliveries.hint')} act={<Acts onAdd={add} />}>
      {data?.offline && <Offline data={data} />}
      {isNew && id === null && !filter.state && !filter.endpoint_id ? (
        <Empty
          className="mx-8"
          icon={Send}
          title={t('deliveries.empty_title')}
          text={t('deliveries.empty_text')}
        >
          <Button look="primary" icon={Plus} onClick={add}>
            {t('deliveries.add')}
          </Button>
        </Empty>
      ) : (
        <div className="flex min-h-0 flex-1 border-t border-line">
          <DeliveryList chosen={id} />
          <DetailPane
            label={t(id?.startsWith('dlv_') ? 'deliveries.one' : 'deliveries.addresses')}
            empty={id === null}
          >
            {id?.startsWith('dlv_') ? (
              <DeliveryDetail key={id} id={id} />
            ) : !data && problem ? (
              <PaneProblem problem={problem} onRetry={() => void refresh()} />
            ) : id?.startsWith('end_') ? (
              data && <EndpointDetail key={id} id={id} endpoints={data.endpoints} />
            ) : (
              data && <EndpointOverview endpoints={data.endpoints} />
            )}
          </DetailPane>
        </div>
      )}
      {adding && <EndpointSheet endpoint={null} onClose={() => setAdding(false)} />}
    </FullPage>
  )
}

function Acts({ onAdd }: { readonly onAdd: () => void }) {
  const t = useT()
  return (
    <div className="flex items-center gap-1">
      <span className="min-[56rem]:hidden">
        <IconButton
          icon={ListTree}
          label={t('deliveries.addresses')}
          onClick={() => navigate(`/webhooks/${overview}`)}
        />
      </span>
      <Button icon={Plus} onClick={onAdd}>
        {t('deliveries.add')}
      </Button>
      <Menu
        items={(['csv', 'json'] as const).map((format) => ({
          label: t(`events.export_${format}`),
          icon: Download,
          onSelect: () => void exportDeliveries(format),
        }))}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
    </div>
  )
}

function Offline({ data }: { readonly data: CallOutput<'endpoints.list'> }) {
  const t = useT()
  const count = data.endpoints.reduce((all, { health }) => all + health.waiting, 0)
  return (
    <div role="status" className="px-8 pb-4">
      <Notice tone="warn">{t('deliveries.offline', { count })}</Notice>
    </div>
  )
}

const lookMs = 5000

/** Nothing reports that the network is back while nothing waits for it. */
function useLookAgain(offline: boolean): void {
  useEffect(() => {
    if (!offline) return
    const timer = setInterval(() => void useEndpoints.getState().refresh(), lookMs)
    return () => clearInterval(timer)
  }, [offline])
}
