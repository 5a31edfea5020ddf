import { app, type Session, session, type WebContents } from 'electron'
import { appOrigin } from './app-protocol.ts'

/** Deny by default; each allowance would stand here with its reason. */
export function secureApp(): void {
  app.on('web-contents-created', (_event, contents) => secureContents(contents))
}

/** To be called once the app is ready. */
export function secureSession(target: Session = session.defaultSession): void {
  // The dashboard asks for no camera, location, notification or clipboard reading.
  target.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  target.setPermissionCheckHandler(() => false)
}

function secureContents(contents: WebContents): void {
  // Our one page never navigates away, opens windows or embeds others.
  contents.on('will-navigate', (event) => {
    if (!event.url.startsWith(`${appOrigin}/`)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
