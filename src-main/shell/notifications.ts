import { app, Notification, type NotificationAction } from 'electron'
import type { Log } from '#main/lib/log.ts'
import type { ShownNotice } from './visitor-notices.ts'

/** False where this desktop shows no notifications. */
type Notify = (notice: ShownNotice) => boolean

/** Shows native notifications; a click opens the place they are about, a button does what it says. */
export function createNotify(deps: {
  readonly log: Log
  readonly open: (path: string) => void
  readonly accept: (sessionId: string) => void
}): Notify {
  // A notification that nothing holds is swept away, and its click with it.
  const shown = new Set<Notification>()
  // After a restart nobody would hear its button; whoever is still waiting gets a new one then.
  app.on('quit', () => {
    for (const notification of shown) notification.close()
  })
  return ({ title, body, path, accept }) => {
    if (!Notification.isSupported()) return false
    const notification = new Notification({ title, body, actions: accept ? [button(accept.label)] : [] })
    const forget = () => shown.delete(notification)
    notification.on('click', () => {
      forget()
      deps.open(path)
    })
    notification.on('action', () => {
      forget()
      if (accept) deps.accept(accept.sessionId)
    })
    notification.on('close', forget)
    notification.on('failed', (_event, error) => {
      forget()
      deps.log.warn({ detail: error }, 'the system did not show a notification')
    })
    shown.add(notification)
    notification.show()
    return true
  }
}

/** Desktops that know no buttons leave it out. */
function button(text: string): NotificationAction {
  return { type: 'button', text }
}
