import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Moves } from '#main/features/backups/index.ts'
import { type Browsers, signedInMs } from '#main/features/browsers/index.ts'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { invalidKey } from '#main/lib/secret-key.ts'
import { serverOptions } from '#main/lib/server-options.ts'
import { closeGracefully } from '#main/server/close.ts'
import { createHostCheck, installHostCheck } from '#main/server/plugins/host.ts'
import { installProblems } from '#main/server/plugins/problem.ts'
import { problem, toProblem } from '#shared/problem.ts'
import { catalogFileRoute, type UploadCatalogFile } from './catalog-file-route.ts'
import {
  type DashboardFiles,
  sendDashboard,
  sendNoticeWorker,
  sendPage,
  serveAssets,
} from './dashboard-pages.ts'
import { languageOf, refusedPage } from './pages.ts'
import { createPushStream } from './push-stream.ts'
import { rpcRoutes } from './rpc-routes.ts'
import { shopFileRoutes } from './shop-file-routes.ts'

/** How often a page that is not loaded again gets its cookie anew. */
const renewMs = 12 * 3_600_000

type Dashboard = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

export type DashboardAddress = {
  readonly port: number
  readonly token: string | null
  /** Whoever stands in there goes only then, or a page that looks again meanwhile would find nobody. */
  readonly leave?: () => Promise<void>
}

/**
 * The dashboard of headless mode, on a port of its own that only this PC can reach. A link carries a token that works
 * once; whoever opens it gets a cookie that outlives this process, and everything else is refused.
 */
export async function openDashboard(options: {
  readonly rpc: AnyRpc
  readonly uploadCatalogFile: UploadCatalogFile
  readonly subscribe: Pushes['subscribe']
  readonly log: Log
  readonly files: DashboardFiles
  readonly browsers: Browsers
  /** Where its address was already handed out, and the token of that link. */
  readonly at?: DashboardAddress | undefined
  /** The shop as one file, fetched and sent by a browser, and where uploads of it are put down. */
  readonly shopFiles?: { readonly moves: Pick<Moves, 'find'>; readonly uploads: string }
}): Promise<Dashboard> {
  const { browsers, log } = options
  const cookieName = await browsers.cookieName()
  const showDashboard = sendDashboard(options.files, options.log)
  const app = Fastify({
    ...serverOptions(options.log),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  installProblems(app, toProblem)
  installHostCheck(app, createHostCheck())
  app.addHook('onRequest', async (request) => refuseForeignPages(request))

  /** Which browser asks; null for whoever is not signed in. */
  const browserOf = (request: FastifyRequest) => browsers.find(cookieOf(request, cookieName))?.id ?? null
  // Set anew with each page: whoever keeps coming stays signed in.
  const cookie = (secret: string) =>
    `${cookieName}=${secret}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${signedInMs / 1000}`

  app.get<{ Querystring: { token?: unknown } }>('/', async (request, reply) => {
    const given = request.query.token
    const isKnown = browserOf(request) !== null
    const isInvited = typeof given === 'string' && browsers.links.redeem(given)
    if (isInvited && !isKnown) {
      const secret = await browsers.signIn(request.headers['user-agent'] ?? '')
      return reply.header('set-cookie', cookie(secret)).redirect('/', 303)
    }
    if (!isKnown) {
      const { 'accept-language': language } = request.headers
      return sendPage(reply.code(401), refusedPage(languageOf(language), given !== undefined))
    }
    reply.header('set-cookie', cookie(cookieOf(request, cookieName)))
    return given === undefined ? showDashboard(request, reply) : reply.redirect('/', 303)
  })
  const stream = createPushStream(options.subscribe)
  await app.register(async (inside) => {
    const callers = new WeakMap<FastifyRequest['raw'], string>()
    const renewed = new Map<string, number>()
    inside.addHook('onRequest', async (request, reply) => {
      const browserId = browserOf(request)
      if (browserId === null) throw invalidKey()
      callers.set(request.raw, browserId)
      // A page may stay open for weeks without being loaded again.
      if (Math.abs(Date.now() - (renewed.get(browserId) ?? 0)) < renewMs) return
      renewed.set(browserId, Date.now())
      reply.header('set-cookie', cookie(cookieOf(request, cookieName)))
    })
    const callerOf = ({ raw }: Pick<FastifyRequest, 'raw'>) => callers.get(raw) ?? ''
    rpcRoutes(inside as FastifyInstance, options.rpc, (request) => ({ browserId: callerOf(request) }))
    // For a monitor on this PC: `/healthz` of the service says only that it answers.
    inside.get('/healthz', () => options.rpc('health.get', {}))
    await inside.register(catalogFileRoute, { uploadCatalogFile: options.uploadCatalogFile })
    if (options.shopFiles) await inside.register(shopFileRoutes, options.shopFiles)
    inside.get<{ Querystring: { after?: unknown } }>(
      '/pushes',
      { exposeHeadRoute: false },
      (request, reply) => stream.open(request, reply, callerOf(request)),
    )
    inside.get('/notices/worker.js', (_, reply) => sendNoticeWorker(options.files, reply))
    await serveAssets(inside as FastifyInstance, options.files)
  })
  const forgetEnds = browsers.onSignedOut(stream.endOf)
  app.addHook('preClose', async () => {
    forgetEnds()
    browsers.links.setOrigin(null)
    stream.close()
  })

  const close = closeGracefully(app)
  if (options.at?.token) browsers.links.adopt(options.at.token)
  await app.ready()
  await options.at?.leave?.()
  await listenAgain(app, options.at?.port ?? browsers.lastPort(), log)
  const { port } = app.server.address() as AddressInfo
  await browsers.notePort(port)
  browsers.links.setOrigin(`http://127.0.0.1:${port}`)
  return { url: browsers.links.make() ?? '', port, close }
}

/** Where it listened last time, so that bookmarks and what the browser allows still hold; elsewhere if that is taken. */
async function listenAgain(app: FastifyInstance, port: number, log: Log): Promise<void> {
  const host = '127.0.0.1'
  try {
    await app.listen({ host, port })
  } catch (err) {
    if (port === 0) throw err
    log.warn({ err, port }, 'the last port of the dashboard is taken; another is used')
    await app.listen({ host, port: 0 })
  }
}

/** A page of another site must not act here with the visitor's cookie, whatever the browser sends along. */
export function refuseForeignPages(request: FastifyRequest): void {
  const origin = request.headers.origin
  if (origin === undefined || origin === `http://${request.headers.host}`) return
  throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
}

function cookieOf(request: FastifyRequest, cookieName: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1] ?? ''
}
