import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Textarea } from '#renderer/ui/input.tsx'
import { maxMessageLength } from '#shared/schemas/common.ts'
import type { Session } from '#shared/schemas/session.ts'
import { sendReply, setDraft, useDrafts } from './store.ts'

type ReplyBoxProps = {
  readonly session: Session
  readonly box: RefObject<HTMLTextAreaElement | null>
}

/** The chat API has no way for a person's words: there the box would only pretend. */
export function ReplyBox({ session, box }: ReplyBoxProps) {
  const t = useT()
  if (session.channel === 'widget') return <WidgetReply session={session} box={box} />
  return <p className="border-t border-line px-6 py-4 text-meta text-quiet">{t('conversations.reply_api')}</p>
}

function WidgetReply({ session, box }: ReplyBoxProps) {
  const t = useT()
  const hintId = useId()
  const [sending, setSending] = useState(false)
  const draft = useDrafts((drafts) => drafts[session.id] ?? '')
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
    if (event.key === 'Escape') box.current?.blur()
    // While a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="border-t border-line px-6 py-4">
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          rows={2}
          aria-label={t('conversations.reply')}
          aria-describedby={hintId}
          aria-invalid={over > 0}
          placeholder={t('conversations.reply_placeholder')}
          value={draft}
          readOnly={sending}
          onChange={(event) => setDraft(session.id, event.target.value)}
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
