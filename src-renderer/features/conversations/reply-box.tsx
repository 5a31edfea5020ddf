import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { relativeTime } from '#renderer/i18n/time.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import { maxMessageLength } from '#shared/schemas/common.ts'
import type { Session } from '#shared/schemas/session.ts'
import { useCannedReplies } from './canned-replies.tsx'
import { isElsewhere, sayTyping, sendReply, setDraft, takeHere, useDrafts, useTyping } from './store.ts'

type ReplyBoxProps = {
  readonly session: Session
  readonly box: RefObject<HTMLTextAreaElement | null>
}

/** Two windows never both answer: the other one says so, and may take it. */
export function ReplyBox({ session, box }: ReplyBoxProps) {
  const t = useT()
  if (!isElsewhere(session)) return <OpenReply session={session} box={box} />
  return (
    <div className="border-t border-line px-6 py-4">
      <Notice tone="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {t('conversations.elsewhere')}
          <Button onClick={() => void takeHere(session.id)}>{t('conversations.answer_here')}</Button>
        </div>
      </Notice>
    </div>
  )
}

function OpenReply({ session, box }: ReplyBoxProps) {
  const t = useT()
  const id = useId()
  const hintId = `${id}-hint`
  const listId = `${id}-canned`
  const [sending, setSending] = useState(false)
  const draft = useDrafts((drafts) => drafts[session.id] ?? '')
  const bot = useBots(({ data }) => data?.bots.find((one) => one.id === session.bot_id))
  const canned = useCannedReplies(bot?.canned_replies ?? [], draft, listId, (text) => {
    setDraft(session.id, text)
    box.current?.focus()
  })
  const length = [...draft.trim()].length
  const over = length - maxMessageLength
  const send = async () => {
    if (length === 0 || over > 0 || sending) return
    setSending(true)
    await sendReply(session.id, draft)
    setSending(false)
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (canned.onKey(event.key)) return event.preventDefault()
    if (event.key === 'Escape') box.current?.blur()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="border-t border-line px-6 py-4">
      <VisitorState session={session} />
      <div className="relative flex items-end gap-2">
        {canned.list}
        <Textarea
          ref={box}
          rows={2}
          aria-label={t('conversations.reply')}
          aria-describedby={hintId}
          aria-invalid={over > 0}
          aria-autocomplete="list"
          aria-controls={canned.activeId ? listId : undefined}
          aria-activedescendant={canned.activeId}
          placeholder={t('conversations.reply_placeholder')}
          value={draft}
          readOnly={sending}
          onChange={(event) => {
            setDraft(session.id, event.target.value)
            if (session.status === 'human') sayTyping(session.id)
          }}
          onKeyDown={onKeyDown}
          className="max-h-48 resize-none [field-sizing:content]"
        />
        <Button
          look="primary"
          icon={SendHorizontal}
          disabled={length === 0 || over > 0}
          busy={sending && t('conversations.sending')}
          onClick={() => void send()}
        >
          {t('conversations.send')}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-meta text-quiet">
        {over > 0 ? (
          <span className="text-bad">{t('conversations.too_long', { max: maxMessageLength, over })}</span>
        ) : (
          `${t('conversations.reply_hint')} ${session.status === 'human' ? '' : t('conversations.reply_takes_over')}`
        )}
      </p>
    </div>
  )
}

/** Whether anybody is there to read the reply: writing, or gone, with another way to reach them. */
function VisitorState({ session }: { readonly session: Session }) {
  const t = useT()
  const now = useNow()
  const isTyping = useTyping((typing) => typing[session.id] ?? false)
  const { presence, left_at, visitor, channel } = session
  const hasLeft = presence === 'left' && (session.status === 'human' || session.status === 'waiting')
  return (
    <div role="status" className="text-meta text-quiet">
      {isTyping && <p className="mb-2">{t('conversations.visitor_types')}</p>}
      {!isTyping && hasLeft && (
        <p className="mb-2">
          {t('conversations.visitor_left', { time: left_at ? relativeTime(left_at, now) : '' })}{' '}
          {visitor.email ? (
            <a href={`mailto:${visitor.email}`} className="text-accent underline underline-offset-4">
              {t('conversations.write_email', { email: visitor.email })}
            </a>
          ) : (
            t('conversations.left_no_email')
          )}
        </p>
      )}
      {channel === 'api' && session.status !== 'human' && (
        <p className="mb-2">{t('conversations.reply_api')}</p>
      )}
    </div>
  )
}
