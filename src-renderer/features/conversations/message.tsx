import { RateAnswer } from '#renderer/features/ratings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Time } from '#renderer/ui/time.tsx'
import type { MessageRecord, Session } from '#shared/schemas/session.ts'
import { AnswerFold } from './answer-fold.tsx'
import { useVisitorName } from './visitor-name.ts'

const looks = {
  visitor: 'bg-sunken rounded-bl-[4px]',
  bot: 'border border-line rounded-br-[4px]',
  human: 'bg-accent-soft text-on-accent-soft rounded-br-[4px]',
}

type MessageProps = { readonly message: MessageRecord; readonly session: Session }

/** The visitor on the left, the shop (its bot or a person) on the right. */
export function Message({ message, session }: MessageProps) {
  const t = useT()
  const nameOf = useVisitorName()
  const percent = usePercent()
  const { id, role, text, at, answer } = message
  return (
    <li
      className={cx(
        'flex max-w-[85%] flex-col gap-1',
        role === 'visitor' ? 'items-start self-start' : 'items-end self-end',
      )}
    >
      <span className="px-1 text-meta text-quiet">
        {role === 'visitor' ? nameOf(session) : t(`conversations.roles.${role}`)} · <Time at={at} />
        {answer && isWeighed(answer.intent) && (
          <span title={t('conversations.confidence')}> · {percent(answer.confidence)}</span>
        )}
      </span>
      <p className={cx('rounded-card px-4 py-2.5 break-words whitespace-pre-wrap', looks[role])}>{text}</p>
      {answer && text !== '' && <RateAnswer messageId={id} botId={session.bot_id} />}
      {answer && <AnswerFold messageId={id} text={text} answer={answer} />}
    </li>
  )
}

/** What the bot says on its own is no answer, and as sure as it gets. */
function isWeighed(intent: string): boolean {
  return intent !== 'nobody_came'
}
