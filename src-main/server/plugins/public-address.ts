import type { FastifyInstance } from 'fastify'
import { isForwarded } from '#main/lib/forwarded.ts'
import type { TrustsProxy } from '#main/lib/trusted-proxy.ts'
import type { OpenPath } from '#shared/schemas/website.ts'
import { type HostCheck, hostName } from './host.ts'
import { nothingHere } from './problem.ts'

/** How this PC is known on the internet; asked at every request, so that a change counts at once. */
export type PublicAddress = {
  readonly hosts: () => readonly string[]
  readonly paths: () => readonly OpenPath[]
}

/** Routes by what opens them. An address is matched by its route, so that no spelling of it leads elsewhere. */
const always = ['/widget.js', '/widget/', '/api/chat/', '/pictures/', '/healthz', '/healthz/stream']
const chosen: Readonly<Record<OpenPath, readonly string[]>> = {
  inboxes: ['/hooks/'],
  chat_api: ['/api/v1/chat', '/api/v1/chat/sessions/'],
  sync: ['/api/v1/chat/sync-products'],
  demo: ['/demo/', '/kiosk/'],
}

/** The names of the public address, as a host check. */
export function createPublicHostCheck(address: PublicAddress): HostCheck {
  return (host) => {
    const name = hostName(host)
    return name !== null && address.hosts().includes(name)
  }
}

/**
 * Whoever comes from outside reaches what the merchant opened and nothing else, as if the rest were not there. A proxy
 * that hands requests on under our own name does not open more.
 */
export function installPublicAddress(
  app: FastifyInstance,
  deps: {
    readonly address: PublicAddress
    readonly isOwnHost: HostCheck
    readonly isTrustedProxy: TrustsProxy
  },
): void {
  const isPublicHost = createPublicHostCheck(deps.address)
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    const isOutside =
      (isPublicHost(host) && !deps.isOwnHost(host)) ||
      (deps.address.hosts().length > 0 &&
        deps.isTrustedProxy(request.socket.remoteAddress) &&
        isForwarded(request.headers))
    const passes = !isOutside || isOpen(request.routeOptions.url, deps.address.paths())
    done(passes ? undefined : nothingHere())
  })
}

function isOpen(route: string | undefined, paths: readonly OpenPath[]): boolean {
  if (route === undefined) return false
  return [...always, ...paths.flatMap((path) => chosen[path])].some((open) =>
    open.endsWith('/') ? route.startsWith(open) : route === open || route === `${open}/`,
  )
}
