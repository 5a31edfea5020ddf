import { readFile } from 'node:fs/promises'
import { protocol } from 'electron'
import { dashboardPolicy, noncePlaceholder } from '#main/lib/dashboard-policy.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { appFile } from './app-files.ts'

/** Must happen before the app is ready. */
export function declareAppProtocol(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
}

/** `app://shopbell/…` serves the built dashboard and nothing outside its folder. */
export function serveAppProtocol(folder: string): void {
  protocol.handle('app', async (request) => {
    const file = request.method === 'GET' ? appFile(folder, request.url) : null
    if (file === null) return notFound()
    try {
      const nonce = randomBase62(24)
      const bytes = await readFile(file.path)
      const body = file.type.startsWith('text/html')
        ? bytes.toString().replaceAll(noncePlaceholder, nonce)
        : new Uint8Array(bytes)
      return new Response(body, { headers: headersFor(file.type, nonce) })
    } catch {
      return notFound()
    }
  })
}

function headersFor(type: string, nonce: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': dashboardPolicy({ nonce, connect: "'none'" }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Pictures of products come from elsewhere: their servers do not learn who looks.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

function notFound(): Response {
  return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } })
}
