import { useEffect } from 'react'
import { accept } from '#renderer/features/conversations/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { blockedBy, playBell, useBrowserNotices } from '#renderer/lib/browser-notices.ts'
import { navigate } from '#renderer/lib/router.ts'
import { onWorkerMessage, showWithButton } from '#renderer/notices/page.ts'
import { onPush } from '#renderer/rpc/index.ts'
import type { Notice } from '#shared/schemas/notice.ts'

const maxWords = 160

/** Browser notifications and their sound. The desktop app shows its own, even with the window closed, and reports a press on their button. */
export function useBell(): void {
  useEffect(() => {
    if (window.shopbell) return onPush(['app.accept'], ({ session_id }) => void accept({ id: session_id }))
    return onPush(['notice'], ({ notice }) => void ring(notice))
  }, [])
}

if (!window.shopbell)
  onWorkerMessage((message) => {
    if (message.type === 'notice.open') navigate(message.path)
    else void accept({ id: message.sessionId })
  })

/** Several windows ring as one. */
async function ring(notice: Notice): Promise<void> {
  const alone = (run: () => Promise<void>) =>
    navigator.locks
      ? navigator.locks.request('shopbell-bell', { ifAvailable: true }, (lock) => lock && run())
      : run()
  await alone(async () => {
    const { shows, sounds } = useBrowserNotices.getState()
    if (shows && blockedBy() === null) await show(notice)
    if (sounds) await playBell()
    // The others have heard of it by then.
    await new Promise((done) => setTimeout(done, 300))
  })
}

async function show(notice: Notice): Promise<void> {
  const { title, body, path } = wordsOf(notice)
  const { kind, session_id: sessionId } = notice
  const tag = sessionId ?? kind
  if (kind === 'waiting' && sessionId !== null) {
    const button = { target: { path, sessionId }, accept: t('conversations.accept') }
    if (await showWithButton({ title, body, tag, ...button })) return
  }
  const shown = new Notification(title, { body, tag })
  shown.onclick = () => {
    window.focus()
    navigate(path)
    shown.close()
  }
}

function wordsOf(notice: Notice): { readonly title: string; readonly body: string; readonly path: string } {
  const { kind, count, session_id, bot_name, visitor, text } = notice
  const said = [visitor, text].filter(Boolean).join(': ').slice(0, maxWords)
  const path = session_id === null ? '/conversations?view=needs_me' : `/conversations/${session_id}`
  switch (kind) {
    case 'several':
      return { title: t('notices.several', { count }), body: t('notices.several_text'), path }
    case 'test':
      return { title: t('notices.test'), body: t('notices.test_text'), path: '/settings/notifications' }
    default:
      return { title: t(`notices.${kind}`), body: said || bot_name, path }
  }
}
