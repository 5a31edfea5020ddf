import type { FastifyInstance } from 'fastify'
import { problem } from '#shared/problem.ts'

/**
 * An inbox is reached under whatever name a tunnel has. Its address is the key: a page that does not know it gains nothing
 * here, and one that knows it needs no other name.
 */
const open = '/hooks/:token'
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A web page can make a visitor's browser call this PC under a name the page's owner controls (DNS rebinding). Such a
 * call carries that name in Host, so only the names we are known by are answered, on every address but an inbox.
 */
export function installHostCheck(app: FastifyInstance, isAllowed: HostCheck): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    const passes = request.routeOptions.url === open || isAllowed(request.headers.host)
    done(passes ? undefined : hostNotAllowed())
  })
}

export type HostCheck = (host: string | undefined) => boolean

/** In the shop network this PC is reached by its addresses and its name, which may change while it runs. */
export function createHostCheck(
  added: readonly string[] = [],
  lanNames: () => readonly string[] = () => [],
): HostCheck {
  const always = allowedHosts(added)
  return (host) => isAllowedHost(host, always) || isAllowedHost(host, allowedHosts(lanNames()))
}

/** The names we are known by: those of this PC itself, and what the merchant adds. */
function allowedHosts(added: readonly string[]): ReadonlySet<string> {
  return new Set([...loopbackNames, ...added.map((name) => name.toLowerCase())])
}

export function isAllowedHost(host: string | undefined, allowed: ReadonlySet<string>): boolean {
  const name = hostName(host)
  return name !== null && allowed.has(name)
}

/** The name in a Host header, without the port; null: it is none. */
export function hostName(host: string | undefined): string | null {
  const name = /^(\[[0-9a-f:.]+\]|[^:]+)(:\d{1,5})?$/i.exec(host ?? '')?.[1]
  return name?.toLowerCase() ?? null
}

export function hostNotAllowed() {
  return problem(
    'host_not_allowed',
    'This service answers only under its own address, for example http://127.0.0.1.',
  )
}
