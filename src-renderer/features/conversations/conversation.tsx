import { useEffect, useMemo, useRef } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Session } from '#shared/schemas/session.ts'
import { ConversationHead } from './conversation-head.tsx'
import { ReplyBox } from './reply-box.tsx'
import { isElsewhere, sessionOf, setStatus } from './store.ts'
import { Transcript } from './transcript.tsx'
import { FoldedVisitor, VisitorPane } from './visitor-pane.tsx'

const changing = ['session.message', 'session.status', 'session.changed', 'session.presence'] as const

export function Conversation({ id }: { readonly id: string }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(sessionOf(id))
  useEffect(
    () =>
      onPush(changing, ({ session_id }) => {
        if (session_id === id) void refresh()
      }),
    [id, refresh],
  )
  if (data) return <Opened session={data} />
  if (problem?.code === 'session_not_found') {
    return (
      <div className="p-8">
        <h2 className="font-semibold">{t('conversations.gone_title')}</h2>
        <p className="mb-4 text-quiet">{t('conversations.gone_text')}</p>
        <a href="#/conversations" className="text-accent underline underline-offset-4">
          {t('conversations.back')}
        </a>
      </div>
    )
  }
  if (problem) {
    return (
      <div className="p-6">
        <ProblemView problem={problem} onRetry={refresh} />
      </div>
    )
  }
  return (
    <Skeleton>
      <div className="flex flex-col gap-4 p-6">
        <Bone className="h-9" />
        <Bone className="h-16 w-2/3" />
        <Bone className="ml-auto h-24 w-2/3" />
      </div>
    </Skeleton>
  )
}

function Opened({ session }: { readonly session: Session }) {
  const box = useRef<HTMLTextAreaElement>(null)
  useSeen(session)
  const keys = useMemo(
    () => ({
      r: () => box.current?.focus(),
      e: () => {
        if (session.status !== 'closed' && !isElsewhere(session)) void setStatus(session, 'closed')
      },
    }),
    [session],
  )
  useKeys(keys)
  return (
    <div className="flex h-full min-w-0">
      <div className="flex h-full min-w-0 flex-1 flex-col">
        <ConversationHead session={session} />
        <FoldedVisitor session={session} />
        <Transcript session={session} />
        <ReplyBox session={session} box={box} />
      </div>
      <VisitorPane session={session} />
    </div>
  )
}

/** What is on the screen of a window that somebody looks at has been seen; behind another window it has not. */
function useSeen({ id, unread }: Session): void {
  useEffect(() => {
    if (unread === 0) return
    const look = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return
      // It is tried again with the next message, and at the next look.
      void rpc('sessions.seen', { session_id: id }).catch(() => {})
    }
    look()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, unread])
}
