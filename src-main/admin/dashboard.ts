import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Log } from '#main/lib/log.ts'
import { randomBase62 } from '#main/lib/random.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { invalidKey } from '#main/lib/secret-key.ts'
import { allowedHosts, installHostCheck } from '#main/server/plugins/host.ts'
import { installProblems } from '#main/server/plugins/problem.ts'
import { problem } from '#shared/problem.ts'
import type { HubStatus } from '#shared/rpc/hub.ts'
import { sameText } from './local-socket.ts'
import { rpcRoutes } from './rpc-routes.ts'
import { refusedPage, statusPage } from './status-page.ts'

export type Dashboard = { readonly url: string; readonly close: () => Promise<void> }

const cookieName = 'shopbell_dashboard'

/**
 * The dashboard of headless mode, on a port of its own that only this PC can reach. The printed link carries a token
 * that works once; whoever opens it gets a cookie, and everything else is refused.
 */
export async function openDashboard(options: {
  readonly rpc: AnyRpc
  readonly log: Log
}): Promise<Dashboard> {
  const session = randomBase62(40)
  let token: string | null = randomBase62(40)
  const link = token
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  installProblems(app)
  installHostCheck(app, allowedHosts([]))
  app.addHook('onRequest', async (request) => refuseForeignPages(request))

  const isSignedIn = (request: FastifyRequest) => sameText(cookieOf(request), session)

  app.get<{ Querystring: { token?: unknown } }>('/', async (request, reply) => {
    const given = request.query.token
    if (typeof given === 'string' && token !== null && sameText(given, token)) {
      token = null
      const cookie = `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`
      return reply.header('set-cookie', cookie).redirect('/', 303)
    }
    const nonce = randomBase62(20)
    if (!isSignedIn(request)) return sendPage(reply.code(401), nonce, refusedPage(nonce))
    if (given !== undefined) return reply.redirect('/', 303)
    const status = (await options.rpc('hub.status', {})) as HubStatus
    return sendPage(reply, nonce, statusPage(status, nonce))
  })
  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request) => {
      if (!isSignedIn(request)) throw invalidKey()
    })
    rpcRoutes(inside as FastifyInstance, options.rpc)
  })

  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/?token=${link}`, close: () => app.close() }
}

/** A page of another site must not act here with the visitor's cookie, whatever the browser sends along. */
function refuseForeignPages(request: FastifyRequest): void {
  const origin = request.headers.origin
  if (origin === undefined || origin === `http://${request.headers.host}`) return
  throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
}

function cookieOf(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1] ?? ''
}

function sendPage(reply: FastifyReply, nonce: string, html: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
