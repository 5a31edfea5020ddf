import type { NoticeAction, NoticeTarget, WorkerMessage } from './message.ts'

/** One that was never registered before takes a moment; the notification does not wait longer for its button. */
const patienceMs = 3000

type WithButton = {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly target: NoticeTarget
  readonly accept: string
}

/** False where this browser knows no buttons, or the worker that hears them cannot be had. */
export async function showWithButton({ title, body, tag, target, accept }: WithButton): Promise<boolean> {
  const registration = await noticeWorker()
  if (!registration) return false
  try {
    const actions = [{ action: 'accept' as const, title: accept }]
    const options: Options = { body, tag, renotify: true, data: target, actions }
    await registration.showNotification(title, options)
    return true
  } catch {
    return false
  }
}

/** Buttons and ringing again are in no types of the page's own notifications. */
type Options = NotificationOptions & {
  readonly renotify: boolean
  readonly actions: readonly { readonly action: NoticeAction; readonly title: string }[]
}

/** Ready to show something, or null. */
export async function noticeWorker(): Promise<ServiceWorkerRegistration | null> {
  const { maxActions = 0 } = globalThis.Notification as { readonly maxActions?: number }
  if (maxActions === 0 || !('serviceWorker' in navigator)) return null
  try {
    const registration = await navigator.serviceWorker.register('/notices/worker.js', { scope: '/notices/' })
    return (await isActive(registration)) ? registration : null
  } catch {
    return null
  }
}

function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> | boolean {
  const coming = installing ?? waiting
  if (active || !coming) return active !== null
  return new Promise((done) => {
    const look = () => {
      if (coming.state === 'activated') done(true)
      if (coming.state === 'redundant') done(false)
    }
    coming.addEventListener('statechange', look)
    setTimeout(done, patienceMs, false)
  })
}

/** To be called while the page still loads: whatever the worker says before is kept until then, and lost afterwards. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'notice.open' || data?.type === 'notice.accept') listener(data)
  })
}
