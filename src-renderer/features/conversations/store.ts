import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { windowId } from '#renderer/lib/window-id.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
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

/** The visitor says so every three seconds while they write. */
const typingForMs = 6000
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** The visitors who are writing now, by conversation. */
export const useTyping = create<Readonly<Record<string, boolean>>>(() => ({}))

function setTyping(id: string, typing: boolean): void {
  clearTimeout(timers.get(id))
  if (typing)
    timers.set(
      id,
      setTimeout(() => setTyping(id, false), typingForMs),
    )
  useTyping.setState({ [id]: typing })
}
onPush(['session.typing'], ({ session_id, role, typing }) => {
  if (role === 'visitor') setTyping(session_id, typing)
})
onPush(['session.message'], ({ session_id, message }) => {
  if (message.role === 'visitor') setTyping(session_id, false)
})

/** Whether another window answers this conversation. */
export function isElsewhere({ status, claimed_by }: Pick<Session, 'status' | 'claimed_by'>): boolean {
  return status === 'human' && claimed_by !== null && claimed_by !== windowId
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
  const data = await rpc('sessions.setStatus', { session_id, status, window_id: windowId })
  sessionOf(session_id).setState({ data })
}

/** From the list or a notification: whoever accepts wants to answer. */
export async function accept({ id }: Pick<Session, 'id'>): Promise<void> {
  try {
    const data = await rpc('sessions.claim', { session_id: id, window_id: windowId })
    sessionOf(id).setState({ data })
    navigate(`/conversations/${id}`)
  } catch (error) {
    showProblem(error)
  }
}

/** From another window that answers now to this one. */
export async function takeHere(session_id: string): Promise<void> {
  try {
    const data = await rpc('sessions.claim', { session_id, window_id: windowId, take: true })
    sessionOf(session_id).setState({ data })
  } catch (error) {
    showProblem(error)
  }
}

/** True when it is sent; what could not be sent stays in the box. */
export async function sendReply(session_id: string, text: string): Promise<boolean> {
  try {
    const data = await rpc('sessions.reply', { session_id, text, window_id: windowId })
    sessionOf(session_id).setState({ data })
    setDraft(session_id, '')
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}

/** Said as often as this while one writes. */
const typingEveryMs = 3000
let saidTypingAt = 0

export function sayTyping(session_id: string): void {
  if (Date.now() - saidTypingAt < typingEveryMs) return
  saidTypingAt = Date.now()
  // Whether the visitor sees that somebody writes is worth no word if it fails.
  void rpc('sessions.typing', { session_id, typing: true }).catch(() => {})
}

export async function exportConversation(session_id: string): Promise<void> {
  try {
    const { file_name, text } = await rpc('sessions.export', { session_ids: [session_id], format: 'text' })
    download(file_name, text)
  } catch (error) {
    showProblem(error)
  }
}

/** True when it is gone, with all that came of it. */
export async function removeConversation(session_id: string): Promise<boolean> {
  try {
    await rpc('sessions.remove', { session_ids: [session_id] })
    showToast(t('conversations.removed'))
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}

export async function removeTests(): Promise<void> {
  try {
    const { conversations: count } = await rpc('sessions.removeTests', {})
    showToast(t('conversations.tests_removed', { count }))
  } catch (error) {
    showProblem(error)
  }
}
