import { useT } from '#renderer/i18n/index.ts'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { DeliveryState } from '#shared/schemas/delivery.ts'
import type { HubEventDetails } from '#shared/schemas/event.ts'

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  scheduled: 'none',
  sending: 'info',
  delivered: 'good',
  retrying: 'warn',
  failed: 'bad',
  paused: 'none',
  disabled: 'warn',
  cancelled: 'none',
}

/** Where it went from here. */
export function SentTo({ deliveries }: Pick<HubEventDetails, 'deliveries'>) {
  const t = useT()
  if (deliveries.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('events.sent_to')}</h3>
      <ul className="flex flex-col gap-2">
        {deliveries.map(({ id, url, state }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <span className="min-w-0 truncate" title={url}>
              <TextLink to={`/webhooks/${id}`}>{url}</TextLink>
            </span>
            <Status tone={deliveryTones[state as DeliveryState]}>
              {t(`events.states.${state as DeliveryState}`)}
            </Status>
          </li>
        ))}
      </ul>
    </section>
  )
}
