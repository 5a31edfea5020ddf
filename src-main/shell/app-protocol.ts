import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { protocol } from 'electron'

export const appOrigin = 'app://shopbell'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** From nothing up: the window runs our own files and talks to nobody; what it needs comes over the bridge. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Must happen before the app is ready. */
export function declareAppProtocol(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
}

/** `app://shopbell/…` serves the built dashboard and nothing outside its folder. */
export function serveAppProtocol(folder: string): void {
  const root = resolve(folder)
  protocol.handle('app', async (request) => {
    const url = new URL(request.url)
    const path = resolve(root, `.${decodeURIComponent(url.pathname === '/' ? '/index.html' : url.pathname)}`)
    const type = contentTypes[extname(path)]
    if (url.host !== 'shopbell' || !path.startsWith(root + sep) || type === undefined) return notFound()
    try {
      return new Response(new Uint8Array(await readFile(path)), {
        headers: {
          'content-type': type,
          'content-security-policy': contentSecurityPolicy,
          'x-content-type-options': 'nosniff',
        },
      })
    } catch {
      return notFound()
    }
  })
}

function notFound(): Response {
  return new Response('not found', { status: 404 })
}
