import { ArrowLeft, MoreHorizontal, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { eventTitle } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Pick } from '#renderer/ui/list-pane.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Status } from '#renderer/ui/status.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import { type EventType, integrationEventTypes, mirrorEventType } from '#shared/schemas/event.ts'
import { EarlierDays } from './days.tsx'
import { Health } from './endpoint-overview.tsx'
import { EndpointSecret } from './endpoint-secret.tsx'
import { EndpointSheet } from './endpoint-sheet.tsx'
import { deliveryList } from './list-store.ts'
import { Recovery } from './recovery.tsx'
import { ResendFailed } from './resend-failed.tsx'
import { removeEndpoint, sendTest, setEnabled } from './store.ts'
import { healthOf, nameOf } from './words.ts'

type DetailProps = { readonly id: string; readonly endpoints: readonly Endpoint[] }

export function EndpointDetail({ id, endpoints }: DetailProps) {
  const t = useT()
  const endpoint = endpoints.find((one) => one.id === id)
  // Beside it its own deliveries.
  useEffect(() => deliveryList.setFilter({ endpoint_id: id }), [id])
  if (!endpoint) return <Pick title={t('deliveries.endpoint_gone')} text={t('deliveries.gone_text')} />
  return (
    <article>
      <Head endpoint={endpoint} />
      <div className="flex max-w-2xl flex-col gap-6 px-6 py-5">
        <Recovery endpoint={endpoint} />
        <Wanted endpoint={endpoint} />
        {endpoint.state !== 'disabled' && (
          <>
            <TestEvent endpoint={endpoint} />
            <ResendFailed endpointId={endpoint.id} />
          </>
        )}
        <EndpointSecret endpoint={endpoint} />
        <EarlierDays endpointId={endpoint.id} />
      </div>
    </article>
  )
}

function Head({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useT()
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const { tone, word } = healthOf(endpoint)
  const close = () => setOpen(null)
  const isOff = endpoint.state === 'disabled'
  const back = () => {
    deliveryList.setFilter({ endpoint_id: '' })
    navigate('/webhooks')
  }
  return (
    <header className="flex flex-wrap items-start gap-3 border-b border-line px-6 py-4">
      <IconButton icon={ArrowLeft} label={t('deliveries.all_endpoints')} onClick={back} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-title font-semibold break-words">{nameOf(endpoint)}</h2>
        <p className="text-meta break-all text-quiet">{endpoint.url}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status tone={tone}>{t(`deliveries.health.${word}`)}</Status>
          <Health endpoint={endpoint} />
        </p>
      </div>
      <Button icon={Pencil} onClick={() => setOpen('change')}>
        {t('act.edit')}
      </Button>
      <Menu
        items={[
          {
            label: t(isOff ? 'deliveries.switch_on' : 'deliveries.switch_off'),
            icon: Power,
            onSelect: () => void setEnabled(endpoint, isOff),
          },
          { label: t('act.remove'), icon: Trash2, danger: true, onSelect: () => setOpen('remove') },
        ]}
      >
        <IconButton icon={MoreHorizontal} label={t('act.more')} />
      </Menu>
      {open === 'change' && <EndpointSheet endpoint={endpoint} onClose={close} />}
      <Confirm
        open={open === 'remove'}
        title={t('deliveries.remove_title')}
        text={t('deliveries.remove_text', { url: endpoint.url })}
        act={t('act.remove')}
        onConfirm={() => void removeEndpoint(endpoint)}
        onCancel={close}
      />
    </header>
  )
}

/** What it gets, in words. */
function Wanted({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useT()
  if (endpoint.kind !== 'integration') return null
  const types = endpoint.event_types?.map((event_type) => eventTitle({ event_type, kind: 'other' }))
  return (
    <section>
      <h3 className="font-semibold">{t('deliveries.gets')}</h3>
      {types ? (
        <ul className="list-inside list-disc">
          {types.map((type) => (
            <li key={type}>{type}</li>
          ))}
        </ul>
      ) : (
        <p>{t('deliveries.everything')}</p>
      )}
    </section>
  )
}

function TestEvent({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useT()
  const types: readonly EventType[] = endpoint.kind === 'mirror' ? [mirrorEventType] : integrationEventTypes
  const wanted = endpoint.event_types?.[0] ?? (endpoint.kind === 'mirror' ? mirrorEventType : 'lead.created')
  const [type, setType] = useState<EventType>(wanted)
  return (
    <Field label={t('deliveries.test')} hint={t('deliveries.test_hint')}>
      {(wiring) => (
        <span className="flex gap-2">
          <Select {...wiring} value={type} onChange={(event) => setType(event.target.value as EventType)}>
            <Options
              of={types.map((event_type) => [event_type, eventTitle({ event_type, kind: 'other' })])}
            />
          </Select>
          <Button icon={Send} onClick={() => void sendTest(endpoint.id, type)}>
            {t('deliveries.send_test')}
          </Button>
        </span>
      )}
    </Field>
  )
}
