import type { NoticeAction, NoticeTarget, WorkerMessage } from './message.ts'

/**
 * Hears the clicks on notifications that have a button, which a browser tells to nobody but a service worker. It lies in
 * the way of no page: its scope has none, it fetches nothing and keeps nothing.
 */
type Page = {
  readonly url: string
  readonly frameType: string
  readonly visibilityState: string
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: WorkerMessage) => void
}
type Click = Event & {
  /** Empty where the notification itself was clicked. */
  readonly action: NoticeAction | ''
  readonly notification: { readonly data: NoticeTarget; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}
/** The part of a service worker's world that is used here; the rest of the folder is typed as pages are. */
type World = {
  readonly clients: {
    readonly matchAll: (of: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<Page[]>
    readonly openWindow: (address: string) => Promise<Page | null>
  }
  readonly addEventListener: (type: 'notificationclick', listener: (event: Click) => void) => void
}
const world = globalThis as unknown as World

world.addEventListener('notificationclick', (event) => {
  const { data, close } = event.notification
  close.call(event.notification)
  event.waitUntil(show(data, event.action === 'accept'))
})

async function show({ path, sessionId }: NoticeTarget, accepts: boolean): Promise<void> {
  const page = await frontPage()
  // A page that may not come to the front still does what was asked.
  if (page) await page.focus().catch(() => {})
  const shown = page ?? (await world.clients.openWindow(`/#${path}`))
  // What a page that still loads is told waits until it listens.
  shown?.postMessage(accepts ? { type: 'notice.accept', sessionId } : { type: 'notice.open', path })
}

/** Of the open dashboards the one that is looked at. */
async function frontPage(): Promise<Page | undefined> {
  const all = await world.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = all.filter(({ frameType, url }) => frameType === 'top-level' && new URL(url).pathname === '/')
  return pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
}
