import { t } from '#renderer/i18n/index.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { EventType } from '#shared/schemas/event.ts'

export const useEndpoints = createResource(
  () => rpc('endpoints.list', {}),
  ['endpoints.changed', 'deliveries.changed', 'bots.changed', 'keys.changed', 'inboxes.changed'],
)

/** Does it and says so, also where it is refused. */
async function act(run: () => Promise<unknown>, done?: string): Promise<void> {
  try {
    await run()
    if (done) showToast(done)
  } catch (error) {
    showProblem(error)
  }
}

export function sendTest(endpoint_id: string, event_type: EventType): Promise<void> {
  return act(async () => {
    const { id } = await rpc('deliveries.test', { endpoint_id, event_type })
    navigate(`/webhooks/${id}`)
  })
}

export function resend(delivery_id: string): Promise<void> {
  return act(() => rpc('deliveries.resend', { delivery_id }), t('deliveries.on_its_way'))
}

export function cancel(delivery_id: string): Promise<void> {
  return act(() => rpc('deliveries.cancel', { delivery_id }), t('deliveries.cancelled'))
}

export function resendFailed(since: string, endpoint_id?: string): Promise<void> {
  return act(async () => {
    const { resent } = await rpc('deliveries.resendFailed', {
      since,
      ...(endpoint_id ? { endpoint_id } : {}),
    })
    showToast(t('deliveries.resent', { count: resent }))
  })
}

export function setEnabled(endpoint: Endpoint, enabled: boolean): Promise<void> {
  const to = (on: boolean) => rpc('endpoints.update', { endpoint_id: endpoint.id, enabled: on })
  return act(async () => {
    await to(enabled)
    showToast(t(enabled ? 'deliveries.switched_on' : 'deliveries.switched_off'), () => to(!enabled))
  })
}

const always = new Date(0).toISOString()

/** Everything it missed goes out now. */
export function resendMissed({ id }: Endpoint): Promise<void> {
  return resendFailed(always, id)
}

/** On again, and what was missed goes out now. */
export function catchUp(endpoint: Endpoint): Promise<void> {
  return act(async () => {
    await rpc('endpoints.update', { endpoint_id: endpoint.id, enabled: true })
    await resendMissed(endpoint)
  })
}

export function dismissMissed({ id }: Endpoint): Promise<void> {
  return act(
    () => rpc('deliveries.cancelFailed', { since: always, endpoint_id: id }),
    t('deliveries.let_gone'),
  )
}

export function removeEndpoint({ id }: Endpoint): Promise<void> {
  return act(async () => {
    await rpc('endpoints.remove', { endpoint_id: id })
    navigate('/webhooks')
  }, t('deliveries.removed'))
}
