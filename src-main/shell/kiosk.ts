import { BrowserWindow, session } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { problem } from '#shared/problem.ts'
import { createPinCheck } from './pin-check.ts'

/** Nothing of it outlives the app, and none of the dashboard's rules are loosened for it. */
const partition = 'kiosk'

/** The chat on the whole screen of a stand. Nobody leaves it without the PIN it was opened with. */
export function createKiosk(deps: {
  readonly log: Log
  readonly service: () => string | null
  readonly isQuitting: () => boolean
}) {
  let window: BrowserWindow | null = null

  return {
    open: (botId: string, pin: string): void => {
      const service = deps.service()
      if (service === null) throw problem('internal', 'The service is not running. Start it, then try again.')
      window?.destroy()
      const made = makeWindow(service)
      window = made
      const isRight = createPinCheck(pin)
      made.on('close', (event) => {
        if (!deps.isQuitting()) event.preventDefault()
      })
      made.on('closed', () => {
        if (window === made) window = null
      })
      // The page has no bridge: what was entered comes as a place of its own address.
      made.webContents.on('did-navigate-in-page', (_event, url) => {
        const entered = /#leave=(\d{1,8})$/.exec(url)?.[1]
        if (entered === undefined) return
        if (isRight(entered)) made.destroy()
      })
      made.webContents.on('before-input-event', (event, { type, key, alt, control, meta }) => {
        if (type === 'keyDown' && (alt || control || meta || /^F\d+$/.test(key))) event.preventDefault()
      })
      made.loadURL(`${service}/kiosk/${encodeURIComponent(botId)}?locked`).catch((error: unknown) => {
        deps.log.error({ err: error }, 'the stand could not be opened')
        made.destroy()
      })
    },
    isOpen: (): boolean => window !== null,
  }
}

function makeWindow(service: string): BrowserWindow {
  const own = session.fromPartition(partition)
  own.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  own.setPermissionCheckHandler(() => false)
  own.webRequest.onBeforeRequest(({ url, resourceType }, answer) =>
    answer({ cancel: !url.startsWith(`${service}/`) && !(resourceType === 'image' && /^https?:/.test(url)) }),
  )
  return new BrowserWindow({
    kiosk: true,
    fullscreen: true,
    frame: false,
    alwaysOnTop: true,
    autoHideMenuBar: true,
    title: 'Shopbell',
    backgroundColor: '#ffffff',
    webPreferences: {
      session: own,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
      devTools: false,
    },
  })
}
