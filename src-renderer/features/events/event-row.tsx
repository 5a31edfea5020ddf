import { Star, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { RowLink } from '#renderer/ui/list-pane.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { eventTitle, excerptOf, happened, kindIcons } from './words.ts'

type RowProps = {
  readonly event: HubEvent
  readonly place: string | null
  readonly chosen: boolean
}

/** Drawn again only when it changes: scrolling draws new rows alone. */
export const EventRow = memo(function EventRow({ event, place, chosen }: RowProps) {
  const t = useT()
  const Icon = kindIcons[event.kind]
  const { conversation } = event
  const asked = conversation?.question
  const isUnread = !event.read || (conversation?.unread ?? 0) > 0
  return (
    <RowLink to={`/events/${event.id}`} chosen={chosen} className="items-center gap-3 px-4">
      <span
        className={cx(
          'relative flex size-8 shrink-0 items-center justify-center rounded-full',
          isUnread ? 'bg-accent-soft text-on-accent-soft' : 'bg-sunken text-quiet',
        )}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          {isUnread && <span className="sr-only">{t('events.views.unread')}:</span>}
          <span className={cx('flex-1 truncate', isUnread && 'font-semibold')}>
            <bdi>{asked ?? eventTitle(event)}</bdi>
          </span>
          <Time at={event.recorded_at} className="shrink-0 text-meta text-quiet" />
        </span>
        <span className="flex items-center gap-1.5 text-meta text-quiet">
          <span className="flex-1 truncate">
            {asked ? happened(event) : excerptOf(event) || place || event.event_type}
          </span>
          {conversation && conversation.events > 1 && (
            <span className="rounded-full bg-sunken px-2">
              {t('events.of_conversation', { count: conversation.events })}
            </span>
          )}
          {event.is_test && <span className="rounded-full bg-sunken px-2">{t('events.test')}</span>}
          {event.repeats > 0 && <span>{event.repeats + 1}×</span>}
          {event.verdict === 'invalid' && (
            <TriangleAlert
              role="img"
              aria-label={t('events.verdicts.invalid')}
              className="size-3.5 text-bad"
            />
          )}
          {event.starred && (
            <Star
              role="img"
              aria-label={t('events.views.starred')}
              className="size-3.5 fill-accent text-accent"
            />
          )}
        </span>
      </span>
    </RowLink>
  )
})
