import { chmodSync, rmSync } from 'node:fs'
import Fastify from 'fastify'
import type { Log } from '#main/lib/log.ts'
import { randomBase62 } from '#main/lib/random.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { invalidKey, isSameSecret } from '#main/lib/secret-key.ts'
import { serverOptions } from '#main/lib/server-options.ts'
import { closeGracefully } from '#main/server/close.ts'
import { installProblems } from '#main/server/plugins/problem.ts'
import { toProblem } from '#shared/problem.ts'
import { rpcRoutes } from './rpc-routes.ts'
import { socketPath } from './socket-path.ts'

type LocalSocket = {
  readonly path: string
  readonly token: string
  readonly close: () => Promise<void>
}

/** Where scripts of the same user reach a running hub; never over the network. */
export async function openLocalSocket(options: {
  readonly folder: string
  readonly rpc: AnyRpc
  readonly log: Log
}): Promise<LocalSocket> {
  const path = socketPath(options.folder)
  const token = randomBase62(40)
  const app = Fastify({
    ...serverOptions(options.log),
    return503OnClosing: false,
  })
  installProblems(app, toProblem)
  app.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw invalidKey()
  })
  rpcRoutes(app, options.rpc)
  if (process.platform !== 'win32') {
    // We hold the folder's lock, so a socket file found here belongs to no living hub.
    rmSync(path, { force: true })
  }
  const close = closeGracefully(app)
  await app.listen({ path })
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return { path, token, close }
}
