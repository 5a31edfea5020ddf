import { useT } from '#renderer/i18n/index.ts'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import { EarlierDays } from './days.tsx'
import { ResendFailed } from './resend-failed.tsx'
import { healthOf, nameOf } from './words.ts'

/** Every address with how it fares; shown while nothing is chosen. */
export function EndpointOverview({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const t = useT()
  const hasFailed = endpoints.some(({ health }) => health.failed > 0)
  return (
    <div className="flex flex-col gap-4 px-6 py-5">
      <h2 className="font-semibold">{t('deliveries.addresses')}</h2>
      {endpoints.length === 0 && <p className="text-quiet">{t('deliveries.no_addresses')}</p>}
      <ul className="flex flex-col gap-3">
        {endpoints.map((endpoint) => {
          const { tone, word } = healthOf(endpoint)
          return (
            <li key={endpoint.id}>
              <a
                href={`#/webhooks/${endpoint.id}`}
                className="flex flex-col gap-1 rounded-card border border-line px-4 py-3 hover:bg-hover"
              >
                <span className="flex items-start justify-between gap-4">
                  <span className="min-w-0 font-medium break-words">{nameOf(endpoint)}</span>
                  <span className="shrink-0">
                    <Status tone={tone}>{t(`deliveries.health.${word}`)}</Status>
                  </span>
                </span>
                <span className="text-meta break-all text-quiet">{endpoint.url}</span>
                <Health endpoint={endpoint} />
              </a>
            </li>
          )
        })}
      </ul>
      {hasFailed && <ResendFailed />}
      <EarlierDays />
    </div>
  )
}

/** In words: when something arrived last, what waits, how the last day was. */
export function Health({ endpoint }: { readonly endpoint: Endpoint }) {
  const t = useT()
  const { last_success_at, health } = endpoint
  const { waiting, delivered, failed, latency_ms } = health
  const parts = [
    waiting > 0 && t('deliveries.waiting', { count: waiting }),
    delivered > 0 && t('deliveries.arrived_today', { count: delivered }),
    failed > 0 && t('deliveries.missing', { count: failed }),
    latency_ms !== null && t('deliveries.speed', { ms: Math.max(1, Math.round(latency_ms)) }),
  ].filter(Boolean)
  return (
    <span className="text-meta text-quiet">
      {last_success_at ? (
        <>
          {t('deliveries.last')} <Time at={last_success_at} />
        </>
      ) : (
        t('deliveries.never')
      )}
      {parts.map((part) => ` · ${part}`)}
    </span>
  )
}
