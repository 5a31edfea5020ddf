import type { ReactNode } from 'react'
import { ContactLine } from '#renderer/features/leads/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { cx } from '#renderer/lib/cx.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { WebLink } from '#renderer/ui/web-link.tsx'
import type { EventCard, HubEvent } from '#shared/schemas/event.ts'
import { messageOf, reasonOf, whoOf } from './words.ts'

/** Who, what, when, which product and the last words, whoever sent it. */
export function EventCardView({ event }: { readonly event: HubEvent }) {
  const t = useT()
  const { name, email, phone, others, reason, products, last_messages } = event.card
  const message = messageOf(event)
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        {(name || others > 0) && <Line label={t('events.who')}>{whoOf(event)}</Line>}
        {email && (
          <Line label={t('events.email')}>
            <ContactLine kind="email" value={email} />
          </Line>
        )}
        {phone && (
          <Line label={t('events.phone')}>
            <ContactLine kind="phone" value={phone} />
          </Line>
        )}
        {message && (
          <Line label={t('events.message')}>
            <span className="whitespace-pre-wrap">{message}</span>
          </Line>
        )}
        {reason && <Line label={t('events.reason')}>{reasonOf(reason)}</Line>}
        {products.length > 0 && (
          <Line label={t('events.products', { count: products.length })}>
            <ul>
              {products.map(({ title, url }) => (
                <li key={`${title} ${url}`}>
                  <WebLink url={url}>{title}</WebLink>
                </li>
              ))}
            </ul>
          </Line>
        )}
        <Line label={t('events.when')}>{exactTime(event.occurred_at)}</Line>
      </dl>
      {last_messages.length > 0 && <LastMessages messages={last_messages} />}
      <Links event={event} />
    </>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

const looks = {
  visitor: 'self-start bg-sunken',
  bot: 'self-end border border-line',
  human: 'self-end bg-accent-soft text-on-accent-soft',
  other: 'self-start border border-dashed border-line',
}

function LastMessages({ messages }: { readonly messages: EventCard['last_messages'] }) {
  const t = useT()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('events.last_messages')}</h3>
      <ol className="flex flex-col gap-2">
        {messages.map(({ role, text }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may say the same twice
            key={at}
            className={cx('max-w-[85%] rounded-card px-4 py-2 break-words whitespace-pre-wrap', looks[role])}
          >
            <span className="sr-only">{role !== 'other' && `${t(`conversations.roles.${role}`)}: `}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Links({ event }: { readonly event: HubEvent }) {
  const t = useT()
  const { source, session_id, lead_id } = event
  // Sessions of a received event are those of another system.
  const isOurs = source === 'bot' && session_id?.startsWith('ses_')
  if (!isOurs && !lead_id) return null
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {isOurs && <TextLink to={`/conversations/${session_id}`}>{t('events.to_conversation')}</TextLink>}
      {lead_id && <TextLink to={`/leads/${lead_id}`}>{t('events.to_lead')}</TextLink>}
    </p>
  )
}
