import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Time } from '#renderer/ui/time.tsx'
import type { HubEvent } from '#shared/schemas/event.ts'
import { eventTitle, kindIcons, messageOf } from './words.ts'

/** A conversation of more is read under Conversations. */
const shown = 100

const eventsOf = createResources(
  (session_id) => rpc('events.list', { session_id, brief: true, limit: shown }),
  ['events.new', 'events.changed'],
)

type Props = { readonly sessionId: string; readonly current: HubEvent }

/** All that happened in a conversation, in order, each a click away. */
export function ConversationEvents({ sessionId, current }: Props) {
  const t = useT()
  const { data } = useLoad(eventsOf(sessionId))
  const events = data?.events.toReversed() ?? []
  if (events.length < 2) return null
  return (
    <nav aria-label={t('events.in_conversation')} className="border-b border-line px-6 py-3">
      <p className="mb-1 text-meta text-quiet">{t('events.in_conversation')}</p>
      <ol className="-mx-2 max-h-48 overflow-y-auto">
        {events.map((event) => {
          const Icon = kindIcons[event.kind]
          const isCurrent = event.id === current.id
          return (
            <li key={event.id}>
              <a
                href={`#/events/${event.id}`}
                aria-current={isCurrent ? 'true' : undefined}
                className={cx(
                  'flex items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 hover:bg-hover',
                  isCurrent && 'bg-hover font-medium',
                )}
              >
                <Icon aria-hidden className="size-3.5 shrink-0 text-quiet" strokeWidth={1.75} />
                <span className="shrink-0">{eventTitle(event)}</span>
                <span className="min-w-0 flex-1 truncate text-meta text-quiet">{messageOf(event)}</span>
                <Time at={event.recorded_at} className="shrink-0 text-meta text-quiet" />
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
