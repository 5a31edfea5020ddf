import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Session } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'

/** Read again by the page that shows it, for its own messages only. */
export const sessionOf = createResources((session_id) => rpc('sessions.get', { session_id }))

/** What was begun and not sent, by conversation: looking at another one loses nothing. */
export const useDrafts = create<Readonly<Record<string, string>>>(() => ({}))

export function setDraft(id: string, text: string): void {
  useDrafts.setState({ [id]: text })
}

const statusToasts = {
  bot: 'conversations.handed_back',
  waiting: 'conversations.reopened',
  human: 'conversations.taken_over',
  closed: 'conversations.closed',
} as const

export async function setStatus(session: Session, status: SessionStatus): Promise<void> {
  try {
    await putStatus(session.id, status)
    const text = session.status === 'closed' ? 'conversations.reopened' : statusToasts[status]
    showToast(t(text), () => putStatus(session.id, session.status))
  } catch (error) {
    showProblem(error)
  }
}

async function putStatus(session_id: string, status: SessionStatus): Promise<void> {
  const data = await rpc('sessions.setStatus', { session_id, status })
  sessionOf(session_id).setState({ data })
}

/** True when it is sent; what could not be sent stays in the box. */
export async function sendReply(session_id: string, text: string): Promise<boolean> {
  try {
    const data = await rpc('sessions.reply', { session_id, text })
    sessionOf(session_id).setState({ data })
    setDraft(session_id, '')
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}
