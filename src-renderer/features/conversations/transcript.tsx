import { useEffect, useRef, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import type { Session } from '#shared/schemas/session.ts'
import { Message } from './message.tsx'

/** A conversation rarely has more; the earlier ones are one click away. */
const shownAtFirst = 100
/** Whoever has scrolled further up reads, and is not pulled down by what arrives. */
const nearEndPx = 120

export function Transcript({ session }: { readonly session: Session }) {
  const t = useT()
  const { messages } = session
  const scroller = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(shownAtFirst)
  const follows = useRef(true)
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is what it follows
  useEffect(() => {
    const element = scroller.current
    if (element && follows.current) element.scrollTop = element.scrollHeight
  }, [last])
  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx
  }
  const hidden = Math.max(0, messages.length - shown)
  return (
    <section
      ref={scroller}
      onScroll={onScroll}
      tabIndex={0}
      aria-label={t('conversations.transcript')}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-5 -outline-offset-2"
    >
      {hidden > 0 && (
        <div className="mb-4 flex justify-center">
          <Button onClick={() => setShown(shown + shownAtFirst)}>
            {t('conversations.earlier', { count: Math.min(hidden, shownAtFirst) })}
          </Button>
        </div>
      )}
      <ol className="flex flex-col gap-4">
        {messages.slice(hidden).map((message) => (
          <Message key={message.id} message={message} session={session} />
        ))}
      </ol>
    </section>
  )
}
