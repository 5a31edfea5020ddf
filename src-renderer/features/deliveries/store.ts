import { useBots } from '#renderer/features/bots/store.ts'
import { useInboxes } from '#renderer/features/events/store.ts'
import { useKeysOfAll } from '#renderer/features/keys/store.ts'
import { t } from '#renderer/i18n/index.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { tell, tellProblem } from '#renderer/ui/toast.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { EventType } from '#shared/schemas/event.ts'

export const useEndpoints = createResource(
  () => rpc('endpoints.list', {}),
  ['endpoints.changed', 'deliveries.changed'],
)

/** What goes there, named by the bot, key or inbox it comes from. */
export function useNameOf(): (endpoint: Pick<Endpoint, 'kind' | 'bot_id' | 'key_id' | 'inbox_id'>) => string {
  const bots = useLoad(useBots).data?.bots
  const keys = useLoad(useKeysOfAll).data?.keys
  const inboxes = useLoad(useInboxes).data?.inboxes
  return ({ kind, bot_id, key_id, inbox_id }) => {
    if (kind === 'forward' && inbox_id === null) return t('deliveries.by_hand')
    const [all, wanted] =
      kind === 'mirror' ? [keys, key_id] : kind === 'forward' ? [inboxes, inbox_id] : [bots, bot_id]
    return t(`deliveries.kinds.${kind}`, { name: all?.find(({ id }) => id === wanted)?.name ?? '…' })
  }
}

/** Does it and says so; a refusal is told too. */
async function act(run: () => Promise<unknown>, done?: string): Promise<void> {
  try {
    await run()
    if (done) tell(done)
  } catch (error) {
    tellProblem(error)
  }
}

export function sendTest(endpoint_id: string, event_type: EventType): Promise<void> {
  return act(async () => {
    const { id } = await rpc('deliveries.test', { endpoint_id, event_type })
    navigate(`/deliveries/${id}`)
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
    tell(t('deliveries.resent', { count: resent }))
  })
}

export function setEnabled(endpoint: Endpoint, enabled: boolean): Promise<void> {
  const to = (on: boolean) => rpc('endpoints.update', { endpoint_id: endpoint.id, enabled: on })
  return act(async () => {
    await to(enabled)
    tell(t(enabled ? 'deliveries.switched_on' : 'deliveries.switched_off'), () => to(!enabled))
  })
}

/** What made it stop was given up a moment before it was switched off. */
const momentMs = 60_000

/** On again, and what was missed goes out now. */
export function catchUp(endpoint: Endpoint): Promise<void> {
  const stopped = endpoint.failing_since ?? endpoint.disabled_at ?? endpoint.created_at
  const since = new Date(Date.parse(stopped) - momentMs).toISOString()
  return act(async () => {
    await rpc('endpoints.update', { endpoint_id: endpoint.id, enabled: true })
    await resendFailed(since, endpoint.id)
  })
}

export function removeEndpoint({ id }: Endpoint): Promise<void> {
  return act(async () => {
    await rpc('endpoints.remove', { endpoint_id: id })
    navigate('/deliveries')
  }, t('deliveries.removed'))
}
