import { useT } from '#renderer/i18n/index.ts'
import { dayName } from '#renderer/i18n/time.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import { useOpened } from '#renderer/lib/use-opened.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Table } from '#renderer/ui/table.tsx'
import { byDay } from './list.ts'

/** What is too old to be listed one by one, in numbers; without an endpoint of all. */
export function EarlierDays({ endpointId = '' }: { readonly endpointId?: string }) {
  const t = useT()
  return <Fold title={t('deliveries.earlier')}>{() => <Days endpointId={endpointId} />}</Fold>
}

const readDays = (endpoint_id: string) => rpc('deliveries.days', endpoint_id ? { endpoint_id } : {})

function Days({ endpointId }: { readonly endpointId: string }) {
  const t = useT()
  const { data, problem, refresh } = useOpened(endpointId, readDays, [])
  const kept = useSettings().data?.keep_deliveries_days ?? 0
  if (problem) return <ProblemView problem={problem} onRetry={() => void refresh()} />
  if (!data) return null
  const days = byDay(data.days)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-meta text-quiet">
        {t('deliveries.earlier_hint', { count: kept })} {days.length === 0 && t('deliveries.earlier_none')}
      </p>
      {days.length > 0 && (
        // What scrolls must be reachable by keyboard.
        <section tabIndex={0} aria-label={t('deliveries.earlier')} className="max-h-80 overflow-y-auto">
          <Table
            label={t('deliveries.earlier')}
            rows={days}
            keyOf={({ day }) => day}
            columns={[
              { id: 'day', title: t('deliveries.day'), cell: ({ day }) => dayName(day) },
              {
                id: 'delivered',
                title: t('deliveries.answers.fine'),
                align: 'right',
                cell: ({ delivered }) => delivered,
              },
              {
                id: 'failed',
                title: t('events.states.failed'),
                align: 'right',
                cell: ({ failed }) => failed,
              },
            ]}
          />
        </section>
      )}
    </div>
  )
}
