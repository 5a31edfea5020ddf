import Fastify, { type FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Bots } from '#main/features/bots/index.ts'
import { type Catalog, catalogRoutes, type Spool } from '#main/features/catalog/index.ts'
import { type Chat, chatRoutes, chatSessionRoutes } from '#main/features/chat/index.ts'
import { type Inboxes, inboxRoutes, type Receiving } from '#main/features/inboxes/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { Quota } from '#main/features/quota/index.ts'
import type { Ratings } from '#main/features/ratings/index.ts'
import { type Storefront, storefrontRoutes } from '#main/features/storefront/index.ts'
import { type Website, websiteRoutes } from '#main/features/website/index.ts'
import {
  type EventStreams,
  kioskRoutes,
  type Widget,
  type WidgetFiles,
  widgetFileRoutes,
  widgetRoutes,
} from '#main/features/widget/index.ts'
import type { Log } from '#main/lib/log.ts'
import { serverOptions } from '#main/lib/server-options.ts'
import type { TrustsProxy } from '#main/lib/trusted-proxy.ts'
import { type Limits, maxChatBytes, usualBodyMs, usualConnections, usualUploadMs } from '#shared/limits.ts'
import { answerClientError } from './client-error.ts'
import { installBehindStreams } from './plugins/behind-streams.ts'
import { type HostCheck, hostNotAllowed, installHostCheck } from './plugins/host.ts'
import { installOpenApi } from './plugins/openapi.ts'
import { installOwnAddresses } from './plugins/own-addresses.ts'
import { installPause } from './plugins/pause.ts'
import { answerProblem, installProblems, requestProblem } from './plugins/problem.ts'
import { installProxyTrust } from './plugins/proxy.ts'
import { createPublicHostCheck, installPublicAddress, type PublicAddress } from './plugins/public-address.ts'
import { installSlowBodies } from './plugins/slow-bodies.ts'
import { installUnderWay } from './plugins/under-way.ts'

type ServerDeps = {
  readonly bots: Bots
  readonly keys: Keys
  readonly quota: Quota
  readonly chat: Chat
  readonly widget: Widget
  readonly streams: EventStreams
  readonly ratings: Ratings
  readonly storefront: Storefront
  readonly catalog: Catalog
  readonly spool: Spool
  readonly inboxes: Inboxes
  readonly receiving: Receiving
  readonly website: Website
  readonly limits: Limits
  readonly log: Log
  readonly version: string
  /** The names of this PC itself. */
  readonly isAllowedHost: HostCheck
  readonly publicAddress: PublicAddress
  readonly isTrustedProxy: TrustsProxy
  readonly isPaused: () => boolean
  readonly widgetFiles: WidgetFiles
  /** Under which phones nearby reach this PC; null: none can. */
  readonly phoneAddress: () => string | null
  /** Answers that wait are given at once when the hub stops. */
  readonly stopping: AbortSignal
}

const second = 1000

/** The public server, ready to be injected or listened with; it never starts to listen. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const isPublicHost = createPublicHostCheck(deps.publicAddress)
  const isKnownHost: HostCheck = (host) => deps.isAllowedHost(host) || isPublicHost(host)
  const app = Fastify({
    ...serverOptions(deps.log),
    bodyLimit: maxChatBytes,
    trustProxy: (address) => deps.isTrustedProxy(address),
    // The longest that any route allows; most allow less, see slow-bodies.ts.
    requestTimeout: deps.limits.uploadMs ?? usualUploadMs,
    connectionTimeout: 130 * second,
    keepAliveTimeout: 72 * second,
    // A request without Host is refused by the host check, in our form.
    http: { headersTimeout: 20 * second, requireHostHeader: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A child logger a request would cost more than the rest of the log; nothing here needs its request id.
    childLoggerFactory: (log) => log,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) =>
      answerProblem(isKnownHost(request.headers.host) ? error : hostNotAllowed(), request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  // Only JSON: a form or plain text body is refused instead of being guessed at.
  app.removeContentTypeParser('text/plain')

  installUnderWay(app as unknown as FastifyInstance)
  installBehindStreams(app as unknown as FastifyInstance)
  installSlowBodies(app as unknown as FastifyInstance, deps.limits.bodyMs ?? usualBodyMs)
  app.server.maxConnections = deps.limits.connections ?? usualConnections
  installProblems(app as unknown as FastifyInstance)
  installProxyTrust(app as unknown as FastifyInstance, deps.isTrustedProxy)
  installHostCheck(app as unknown as FastifyInstance, isKnownHost)
  installPublicAddress(app as unknown as FastifyInstance, {
    address: deps.publicAddress,
    isOwnHost: deps.isAllowedHost,
    isTrustedProxy: deps.isTrustedProxy,
  })
  installPause(app as unknown as FastifyInstance, deps.isPaused)
  installOwnAddresses(app as unknown as FastifyInstance)
  // We promise nothing beyond HTTP itself, so an unknown Expect is answered as if it were not there.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  if (deps.log.level === 'debug' || deps.log.level === 'trace') logAnswers(app as unknown as FastifyInstance)
  await installOpenApi(app as unknown as FastifyInstance, deps.version)

  await app.register(chatRoutes, { ...deps, answerProblem, requestProblem })
  await app.register(chatSessionRoutes, deps)
  await app.register(widgetRoutes, {
    ...deps,
    noteRefused: deps.website.refused.note,
    prefix: '/api/chat/:botId',
  })
  await app.register(widgetFileRoutes, deps)
  await app.register(kioskRoutes, deps)
  await app.register(catalogRoutes, deps)
  await app.register(inboxRoutes, deps)
  await app.register(storefrontRoutes, deps)
  await app.register(websiteRoutes, deps)
  return app as unknown as FastifyInstance
}

/** What was asked and how it ended; never what was said. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.debug(
      {
        method,
        path: routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        address: request.ip,
      },
      'answered',
    )
  })
}
