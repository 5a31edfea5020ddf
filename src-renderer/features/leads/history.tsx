import { eventTitle, kindIcons } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { EventCard, HubEvent } from '#shared/schemas/event.ts'
import type { Lead } from '#shared/schemas/lead.ts'

type HistoryProps = { readonly lead: Lead; readonly history: readonly HubEvent[] }

/** Everything that mentions them, newest first, and the conversations they were in. */
export function History({ lead, history }: HistoryProps) {
  const t = useT()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('leads.history')}</h3>
      <ol className="flex flex-col gap-2">
        {history.map((event) => {
          const Icon = kindIcons[event.kind]
          return (
            <li key={event.id} className="flex items-center gap-2.5">
              <Icon aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.75} />
              <span className="min-w-0 flex-1 truncate">
                <TextLink to={`/events/${event.id}`}>{eventTitle(event)}</TextLink>
                {isAnother(event.card, lead) && <bdi className="ml-2 text-quiet">{event.card.name}</bdi>}
              </span>
              <Time at={event.recorded_at} className="shrink-0 text-meta text-quiet" />
            </li>
          )
        })}
      </ol>
      {lead.session_ids.map((id, at) => (
        <TextLink key={id} to={`/conversations/${id}`}>
          {t('events.to_conversation')}
          {lead.session_ids.length > 1 && ` (${at + 1})`}
        </TextLink>
      ))}
    </section>
  )
}

/** Somebody may have given another name at the same address or number. */
function isAnother({ name, others }: EventCard, lead: Lead): boolean {
  return name !== null && others === 0 && name !== lead.name
}
