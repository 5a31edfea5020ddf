import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '#main/lib/log.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { invalidKey, isSameSecret } from '#main/lib/secret-key.ts'
import { serverOptions } from '#main/lib/server-options.ts'
import { createHostCheck, installHostCheck } from '#main/server/plugins/host.ts'
import { installProblems } from '#main/server/plugins/problem.ts'
import { problem, toProblem } from '#shared/problem.ts'
import { refuseForeignPages } from './dashboard.ts'
import { sendPage } from './dashboard-pages.ts'
import { languageOf } from './pages.ts'
import { type ShownTrouble, startingPage, troublePage } from './trouble-page.ts'

export type TroubleServer = {
  readonly port: number
  /** Opens the page with its buttons; the dashboard that takes this address lets the same token in, once. */
  readonly token: string
  readonly url: string
  readonly close: () => Promise<void>
}

/** At the dashboard's address while the hub cannot start: a page that says why, and offers the way out. */
export async function openTrouble(options: {
  readonly port: number
  /** Null: a start is under way. */
  readonly trouble: () => ShownTrouble | null
  readonly restore: (name: string) => void
  readonly startEmpty: () => void
  readonly log: Log
}): Promise<TroubleServer> {
  const token = randomBase62(43)
  const app = Fastify({
    ...serverOptions(options.log),
    return503OnClosing: false,
    forceCloseConnections: true,
  })
  installProblems(app, toProblem)
  installHostCheck(app, createHostCheck())
  app.addHook('onRequest', async (request) => refuseForeignPages(request))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const isLetIn = (given: unknown) => typeof given === 'string' && isSameSecret(given, token)
  const languageFor = ({ headers }: FastifyRequest) => languageOf(headers['accept-language'])

  function show(request: FastifyRequest, reply: FastifyReply, letIn: boolean): FastifyReply {
    const trouble = options.trouble()
    if (trouble === null) return sendPage(reply, startingPage(languageFor(request), letIn ? token : ''))
    const shown = troublePage(languageFor(request), trouble, letIn ? token : null)
    return sendPage(reply.code(503), shown, "'self'")
  }

  app.get<{ Querystring: { token?: unknown } }>('/', (request, reply) =>
    show(request, reply, isLetIn(request.query.token)),
  )
  // A dashboard that is still open somewhere learns that the hub is not there.
  app.all('/rpc/*', async () => {
    throw problem('storage_unavailable', options.trouble()?.detail ?? 'Shopbell is starting.')
  })
  const act = (path: string, decide: (name: string) => void) =>
    app.post<{ Body: { token?: unknown; name?: unknown } }>(path, (request, reply) => {
      if (!isLetIn(request.body?.token)) throw invalidKey()
      decide(String(request.body.name ?? ''))
      return sendPage(reply, startingPage(languageFor(request as FastifyRequest), token))
    })
  act('/restore', options.restore)
  act('/empty', options.startEmpty)

  const host = '127.0.0.1'
  await app.listen({ host, port: options.port }).catch(() => app.listen({ host, port: 0 }))
  const { port } = app.server.address() as AddressInfo
  return { port, token, url: `http://${host}:${port}/?token=${token}`, close: () => app.close() }
}
