import { useEffect } from 'react'
import { t } from '#renderer/i18n/index.ts'
import { blockedBy, playBell, useBrowserNotices } from '#renderer/lib/browser-notices.ts'
import { navigate } from '#renderer/lib/router.ts'
import { onPush } from '#renderer/rpc/index.ts'
import type { Notice } from '#shared/schemas/notice.ts'

const maxWords = 160

/** Shows and sounds what the shop's bell rings for; the desktop app does so itself, with its window closed too. */
export function useBell(): void {
  useEffect(() => {
    if (window.shopbell) return
    return onPush(['notice'], ({ notice }) => void ring(notice))
  }, [])
}

/** Several windows ring as one. */
async function ring(notice: Notice): Promise<void> {
  const alone = (run: () => Promise<void>) =>
    navigator.locks
      ? navigator.locks.request('shopbell-bell', { ifAvailable: true }, (lock) => lock && run())
      : run()
  await alone(async () => {
    const { shows, sounds } = useBrowserNotices.getState()
    if (shows && blockedBy() === null) show(notice)
    if (sounds) await playBell()
    // The others have heard of it by then.
    await new Promise((done) => setTimeout(done, 300))
  })
}

function show(notice: Notice): void {
  const { title, body, path } = wordsOf(notice)
  const shown = new Notification(title, { body, tag: notice.session_id ?? notice.kind, icon: './icon.svg' })
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
