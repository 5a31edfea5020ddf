import { app, type Session, session, type WebContents } from 'electron'
import { appOrigin } from './app-files.ts'
import { isOurPage, isPreview, mayRequest } from './requests.ts'

/*
 * Electron's security checklist (electronjs.org/docs/latest/tutorial/security), point by point. Deny by default; each
 * allowance stands with its reason.
 *
 *  1  Only secure content             app:// alone is loaded; from the network only pictures, and from this PC's own
 *                                     service the preview of the chat (requests.ts says why).
 *  2  No Node in remote content       the preview's frame has none and no bridge; the window has no Node either (window.ts).
 *  3  Context isolation               on (window.ts).
 *  4  Sandbox                         on for the window (window.ts). `app.enableSandbox()` would say the same once more.
 *  5  Permission requests             denied, but for writing the clipboard and showing the preview: `denyPermissions`.
 *  6  webSecurity stays on            window.ts.
 *  7  Content policy                  from 'none' up, a fresh nonce a page: lib/dashboard-policy.ts, app-protocol.ts.
 *  8  No insecure content             allowRunningInsecureContent is never set.
 *  9  No experimental features        none are set.
 * 10  No enableBlinkFeatures          none are set.
 * 11  <webview>: no allowpopups       there are no webviews (12).
 * 12  <webview>: verify options       refused altogether: `secureContents`.
 * 13  Limit navigation                our one page or nowhere: `secureContents`.
 * 14  Limit new windows               none: `secureContents`.
 * 15  openExternal                    in external.ts alone: https (http on this PC only), a bare e-mail address or number; asked first, address shown.
 * 16  Current Electron                pinned exactly in package.json; packages are built with it.
 * 17  Check who sends IPC             ipc.ts, the only ipcMain: main frame, our origin, calls of the contract.
 * 18  No file://                      app:// with containment (app-files.ts); files have no extra rights (fuse).
 * 19  Fuses                           electron-builder.yml; a test reads them back from the packaged app.
 * 20  No Electron APIs for pages      the bridge has three functions of ours and no ipcRenderer (preload.ts).
 */

type LinkOpener = {
  readonly isAllowed: (url: string) => boolean
  readonly open: (url: string) => void
  readonly service: Service
}

/** Where the hub of this process answers; null before it does. */
type Service = () => string | null

/** Must happen before the first window. */
export function secureApp(links: LinkOpener): void {
  app.on('web-contents-created', (_event, contents) => secureContents(contents, links))
}

/** To be called once the app is ready. */
export function secureSession(service: Service, target: Session = session.defaultSession): void {
  denyPermissions(target)
  target.webRequest.onBeforeRequest(({ url, resourceType }, answer) =>
    answer({ cancel: !isDeveloping(url) && !mayRequest(url, resourceType, service()) }),
  )
  // A server that is asked for a picture learns nothing it could recognise this PC by.
  target.webRequest.onHeadersReceived(({ responseHeaders }, answer) =>
    answer({ responseHeaders: withoutCookies(responseHeaders ?? {}) }),
  )
  // Only what our own page made itself (a file to save) may be downloaded.
  target.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${appOrigin}/`)) event.preventDefault()
  })
  // Off a Mac it would fetch dictionaries from a server of Google's.
  target.setSpellCheckerEnabled(process.platform === 'darwin')
}

/** Chromium asks before a page reaches this PC itself, by either name; where to is still decided by requests.ts. */
const reachesThisPc = new Set(['loopback-network', 'local-network-access'])

function denyPermissions(target: Session): void {
  // The Copy buttons write the clipboard; reading it, camera, location and all the rest stay closed.
  const isAllowed = (permission: string, origin: string) =>
    (permission === 'clipboard-sanitized-write' || reachesThisPc.has(permission)) &&
    (origin === appOrigin || origin === `${appOrigin}/`)
  target.setPermissionRequestHandler((contents, permission, answer, { isMainFrame }) =>
    answer(
      isOurPage(contents.getURL()) &&
        // The preview's frame has no wishes of its own.
        (isMainFrame || reachesThisPc.has(permission)) &&
        isAllowed(permission, appOrigin),
    ),
  )
  target.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, origin))
  target.setDevicePermissionHandler(() => false)
}

function secureContents(contents: WebContents, links: LinkOpener): void {
  const offer = (url: string) => {
    if (links.isAllowed(url)) links.open(url)
  }
  contents.on('will-navigate', (event) => {
    if (isOurPage(event.url)) return
    event.preventDefault()
    offer(event.url)
  })
  // Nothing but the preview of the chat is embedded, so no frame has anywhere else to go.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame && !isPreview(event.url, links.service())) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    offer(url)
    return { action: 'deny' }
  })
}

function withoutCookies(headers: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'set-cookie'))
}

/** The developer tools load pages of their own; a packaged app has no tools. */
function isDeveloping(url: string): boolean {
  return !app.isPackaged && url.startsWith('devtools://')
}
