import { EndpointSecret, useEndpoints } from '#renderer/features/webhooks/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { ApiKey } from '#shared/schemas/key.ts'

/** Where a copy of every exchange goes, and the secret by which the receiver knows that it comes from here. */
export function KeyMirror({ apiKey: { id, mirror_url } }: { readonly apiKey: ApiKey }) {
  const t = useT()
  const endpoint = useLoad(useEndpoints).data?.endpoints.find(({ key_id }) => key_id === id)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-meta break-all text-quiet">
        {t('keys.mirrored', { url: mirror_url ?? '' })} ·{' '}
        <TextLink to={endpoint ? `/webhooks/${endpoint.id}` : '/webhooks'}>{t('keys.mirror_more')}</TextLink>
      </p>
      {endpoint && (
        <Fold title={t('deliveries.secret')}>
          <EndpointSecret endpoint={endpoint} titled={false} />
        </Fold>
      )}
    </div>
  )
}
