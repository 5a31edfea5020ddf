import { ArrowLeft, Ban, RotateCw } from 'lucide-react'
import { deliveryTones, eventTitle } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useOpened } from '#renderer/lib/use-opened.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { DetailBones, PaneProblem, Pick } from '#renderer/ui/list-pane.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { DeliveryDetails } from '#shared/schemas/delivery.ts'
import { AttemptView, CodeFold } from './attempt.tsx'
import { cancel, resend, useEndpoints } from './store.ts'

const readOne = (delivery_id: string) => rpc('deliveries.get', { delivery_id })
/** Given up, until somebody does something about it. */
const givenUp = new Set(['failed', 'disabled'])
/** Still on its way: nothing to send again, something to stop. */
const underWay = new Set(['scheduled', 'sending', 'retrying', 'paused'])

export function DeliveryDetail({ id }: { readonly id: string }) {
  const t = useT()
  const { data, problem, refresh } = useOpened(id, readOne, ['deliveries.changed', 'endpoints.changed'])
  if (!data && problem?.code === 'not_found')
    return <Pick title={t('deliveries.gone')} text={t('deliveries.gone_text')} />
  if (!data && problem) return <PaneProblem problem={problem} onRetry={() => void refresh()} />
  if (!data) return <DetailBones />
  return (
    <article>
      <Head delivery={data} />
      <div className="flex flex-col gap-5 px-6 py-5">
        <Facts delivery={data} />
        <Attempts delivery={data} />
        <CodeFold title={t('deliveries.sent_body')} text={data.request_body} />
      </div>
    </article>
  )
}

function Head({ delivery }: { readonly delivery: DeliveryDetails }) {
  const t = useT()
  const { id, event_type, state, is_test, created_at } = delivery
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-6 py-4">
      <span className="min-[56rem]:hidden">
        <IconButton icon={ArrowLeft} label={t('conversations.back')} onClick={() => navigate('/webhooks')} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-title font-semibold break-words">{eventTitle({ event_type, kind: 'other' })}</h2>
        <p className="flex flex-wrap items-center gap-2 text-meta text-quiet">
          <Time at={created_at} />
          <Status tone={deliveryTones[state]}>{t(`events.states.${state}`)}</Status>
          {is_test && <Status tone="info">{t('events.test')}</Status>}
        </p>
      </div>
      {state !== 'sending' && state !== 'paused' && (
        <Button icon={RotateCw} onClick={() => void resend(id)}>
          {t(underWay.has(state) ? 'deliveries.send_now' : 'deliveries.resend')}
        </Button>
      )}
      {(underWay.has(state) || givenUp.has(state)) && (
        <Button icon={Ban} onClick={() => void cancel(id)}>
          {t('deliveries.cancel')}
        </Button>
      )}
    </header>
  )
}

function Facts({ delivery }: { readonly delivery: DeliveryDetails }) {
  const t = useT()
  const { data } = useEndpoints()
  const { url, endpoint_id, event_id, next_attempt_at, state } = delivery
  const isThere = data?.endpoints.some(({ id }) => id === endpoint_id)
  return (
    <div className="flex flex-col gap-2">
      <p className="break-all">
        <span className="text-quiet">{t('deliveries.to')} </span>
        {isThere ? <TextLink to={`/webhooks/${endpoint_id}`}>{url}</TextLink> : url}
      </p>
      {state === 'retrying' && next_attempt_at && (
        <p>{t('deliveries.next', { time: exactTime(next_attempt_at) })}</p>
      )}
      {(state === 'failed' || state === 'paused' || state === 'disabled') && (
        <p>{t(`deliveries.what.${state}`)}</p>
      )}
      <p>
        <TextLink to={`/events/${event_id}`}>{t('deliveries.to_event')}</TextLink>
      </p>
    </div>
  )
}

function Attempts({ delivery: { attempts, url } }: { readonly delivery: DeliveryDetails }) {
  const t = useT()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('deliveries.attempts')}</h3>
      {attempts.length === 0 && <p className="text-quiet">{t('deliveries.no_attempts')}</p>}
      <ol className="divide-y divide-line">
        {attempts.map((attempt, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tries are only ever added at the end
          <AttemptView key={at} attempt={attempt} to={url} />
        ))}
      </ol>
    </section>
  )
}
