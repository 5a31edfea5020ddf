import { Notification } from 'electron'
import type { Log } from '#main/lib/log.ts'
import type { ShownNotice } from './visitor-notices.ts'

/** False where this desktop shows no notifications. */
type Notify = (notice: ShownNotice) => boolean

/** Shows native notifications; a click opens the place they are about. */
export function createNotify(deps: { readonly log: Log; readonly open: (path: string) => void }): Notify {
  // A notification that nothing holds is swept away, and its click with it.
  const shown = new Set<Notification>()
  return ({ title, body, path }) => {
    if (!Notification.isSupported()) return false
    const notification = new Notification({ title, body })
    const forget = () => shown.delete(notification)
    notification.on('click', () => {
      forget()
      deps.open(path)
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
