import type { FastifyInstance } from 'fastify'
import { toXForwarded } from '#main/lib/forwarded.ts'
import type { TrustsProxy } from '#main/lib/trusted-proxy.ts'

/**
 * Who a request comes from is what its connection says, unless that is a proxy the merchant trusts (`trustProxy` in
 * build.ts). Fastify reads only the oldest way of saying it, so a trusted proxy's other ways are put into that one.
 */
export function installProxyTrust(app: FastifyInstance, isTrusted: TrustsProxy): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isTrusted(request.socket.remoteAddress)) toXForwarded(request.raw.headers)
    done()
  })
}
