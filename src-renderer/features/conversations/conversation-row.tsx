import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { SessionSummary } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'

export const statusTones: Readonly<Record<SessionStatus, Tone>> = {
  bot: 'none',
  waiting: 'warn',
  human: 'info',
  closed: 'none',
}

type RowProps = {
  readonly session: SessionSummary
  /** Null where there is only one bot. */
  readonly botName: string | null
  readonly chosen: boolean
}

export function ConversationRow({ session, botName, chosen }: RowProps) {
  const t = useT()
  const { traffic } = session
  const channel =
    traffic === 'website'
      ? t(`conversations.channels.${session.channel}`)
      : t(`conversations.traffic.${traffic}`)
  return (
    <a
      href={`#/conversations/${session.id}`}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex h-full flex-col justify-center gap-1 border-b border-line px-4 -outline-offset-2 hover:bg-hover',
        chosen && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-medium">{session.last_message}</span>
        <span className="shrink-0 text-meta text-quiet">
          <Time at={session.updated_at} />
        </span>
      </span>
      <span className="flex min-h-6 items-center justify-between gap-2 text-meta text-quiet">
        <span className="truncate">
          {[botName, channel, t('conversations.messages', { count: session.message_count })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {session.status !== 'bot' && (
          <span className="shrink-0">
            <Status tone={statusTones[session.status]}>
              {t(`conversations.short_statuses.${session.status}`)}
            </Status>
          </span>
        )}
      </span>
    </a>
  )
}
