import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import { randomBase62 } from '#main/lib/random.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { invalidKey, isSameSecret } from '#main/lib/secret-key.ts'
import { closeGracefully } from '#main/server/close.ts'
import { createHostCheck, installHostCheck } from '#main/server/plugins/host.ts'
import { installProblems } from '#main/server/plugins/problem.ts'
import { problem, toProblem } from '#shared/problem.ts'
import { catalogFileRoute, type UploadCatalogFile } from './catalog-file-route.ts'
import { type DashboardFiles, sendDashboard, sendPage, serveAssets } from './dashboard-pages.ts'
import { languageOf, refusedPage } from './pages.ts'
import { createPushStream } from './push-stream.ts'
import { rpcRoutes } from './rpc-routes.ts'

type Dashboard = { readonly url: string; readonly close: () => Promise<void> }

/**
 * The dashboard of headless mode, on a port of its own that only this PC can reach. The printed link carries a token
 * that works once; whoever opens it gets a cookie, and everything else is refused.
 */
export async function openDashboard(options: {
  readonly rpc: AnyRpc
  readonly uploadCatalogFile: UploadCatalogFile
  readonly subscribe: Pushes['subscribe']
  readonly log: Log
  readonly files: DashboardFiles
}): Promise<Dashboard> {
  const session = randomBase62(40)
  let token: string | null = randomBase62(40)
  const link = token
  const showDashboard = sendDashboard(options.files, options.log)
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  installProblems(app, toProblem)
  installHostCheck(app, createHostCheck())
  app.addHook('onRequest', async (request) => refuseForeignPages(request))

  const isSignedIn = (request: FastifyRequest) => isSameSecret(cookieOf(request, cookieName()), session)
  // Cookies know no ports: by its name each of two hubs on this PC keeps its own.
  const cookieName = () => `shopbell_dashboard_${(app.server.address() as AddressInfo).port}`

  app.get<{ Querystring: { token?: unknown } }>('/', async (request, reply) => {
    const given = request.query.token
    if (typeof given === 'string' && token !== null && isSameSecret(given, token)) {
      token = null
      const cookie = `${cookieName()}=${session}; HttpOnly; SameSite=Strict; Path=/`
      return reply.header('set-cookie', cookie).redirect('/', 303)
    }
    if (!isSignedIn(request)) {
      return sendPage(reply.code(401), refusedPage(languageOf(request.headers['accept-language'])))
    }
    return given === undefined ? showDashboard(request, reply) : reply.redirect('/', 303)
  })
  const stream = createPushStream(options.subscribe)
  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request) => {
      if (!isSignedIn(request)) throw invalidKey()
    })
    rpcRoutes(inside as FastifyInstance, options.rpc)
    await inside.register(catalogFileRoute, { uploadCatalogFile: options.uploadCatalogFile })
    inside.get('/pushes', (request, reply) => stream.open(request, reply))
    await serveAssets(inside as FastifyInstance, options.files)
  })
  app.addHook('preClose', async () => stream.close())

  const close = closeGracefully(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/?token=${link}`, close }
}

/** A page of another site must not act here with the visitor's cookie, whatever the browser sends along. */
function refuseForeignPages(request: FastifyRequest): void {
  const origin = request.headers.origin
  if (origin === undefined || origin === `http://${request.headers.host}`) return
  throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
}

function cookieOf(request: FastifyRequest, cookieName: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1] ?? ''
}
