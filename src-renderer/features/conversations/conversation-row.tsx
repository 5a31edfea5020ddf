import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { cx } from '#renderer/lib/cx.ts'
import { RowLink } from '#renderer/ui/list-pane.tsx'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { SessionSummary } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import { accept } from './store.ts'
import { shortPage, useVisitorName } from './visitor-name.ts'

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

/** Who it is and what they asked last; what the bot said to it is in the conversation. */
export function ConversationRow({ session, botName, chosen }: RowProps) {
  const t = useT()
  const nameOf = useVisitorName()
  const { code } = useLanguage()
  const { unread, status, test, traffic, language, page } = session
  const isUnread = unread > 0
  return (
    <div className="relative h-full">
      <RowLink
        to={`/conversations/${session.id}`}
        chosen={chosen}
        className="flex-col justify-center gap-0.5 pr-4 pl-7"
      >
        {isUnread && (
          <span className="absolute top-1/2 left-3 size-2 -translate-y-1/2 rounded-full bg-accent">
            <span className="sr-only">{t('conversations.unread', { count: unread })}</span>
          </span>
        )}
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {nameOf(session)}
          </span>
          <Time at={session.updated_at} className="shrink-0 text-meta text-quiet" />
        </span>
        <span className={cx('truncate', isUnread && 'font-medium')}>
          {session.last_question || session.last_message}
        </span>
        <span
          className={cx(
            'flex min-h-6 items-center gap-2 text-meta text-quiet',
            // The button stands there.
            status === 'waiting' ? 'pr-24' : 'justify-between',
          )}
        >
          {status === 'waiting' && <StatusOf status={status} />}
          <span className="truncate">
            {[
              test && t('conversations.test'),
              botName,
              traffic === 'website'
                ? session.channel === 'api' && t('conversations.channels.api')
                : t(`conversations.traffic.${traffic}`),
              language && languageName(language, code),
              page && shortPage(page.url),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {status !== 'bot' && status !== 'waiting' && <StatusOf status={status} />}
        </span>
      </RowLink>
      {status === 'waiting' && (
        <button
          type="button"
          aria-label={t('conversations.accept_of', { visitor: nameOf(session) })}
          onClick={() => void accept(session)}
          className="absolute right-4 bottom-2 h-7 rounded-control bg-accent px-2.5 text-meta font-medium text-on-accent hover:brightness-110"
        >
          {t('conversations.accept')}
        </button>
      )}
    </div>
  )
}

function StatusOf({ status }: { readonly status: SessionStatus }) {
  const t = useT()
  return (
    <span className="shrink-0">
      <Status tone={statusTones[status]}>{t(`conversations.short_statuses.${status}`)}</Status>
    </span>
  )
}
