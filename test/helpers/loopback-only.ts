import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { networkInterfaces } from 'node:os'
import { threadId } from 'node:worker_threads'

/**
 * Imported before anything else, it keeps a Node process and all it starts on this PC: a socket to another address and
 * a DNS query fail, and are written to the file named here so that the test that caused them fails too (set-up.ts).
 */
export const reportVariable = 'SHOPBELL_NETWORK_REPORT'

const preload = `--import=${import.meta.url}`
const inherited = process.env['NODE_OPTIONS'] ?? ''
// Child processes and worker threads load it the same way.
if (!inherited.includes('/loopback-only.')) process.env['NODE_OPTIONS'] = `${inherited} ${preload}`.trim()

const localNames = new Set(['', 'localhost', 'localhost.localdomain', 'ip6-localhost', 'ip6-loopback'])

const loopback = new net.BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
// The unspecified address leads to this PC as well.
loopback.addAddress('0.0.0.0')
loopback.addAddress('::', 'ipv6')
// So do its own addresses in other networks: the system takes a short cut.
for (const { address, family } of Object.values(networkInterfaces()).flatMap((own) => own ?? []))
  loopback.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')

function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$|%.*$/g, '')
  const family = net.isIP(bare)
  if (family === 0) return localNames.has(bare) || bare.endsWith('.localhost')
  return loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

function refuse(what: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`Tests stay on this PC, but one tried to ${what}`)
  error.code = 'ENETUNREACH'
  const report = process.env[reportVariable]
  if (report)
    appendFileSync(report, `${error.stack}\n    in ${process.argv.slice(1).join(' ')}, thread ${threadId}\n`)
  return error
}

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket
type Options = { readonly path?: string | null; readonly host?: string; readonly lookup?: net.LookupFunction }
type Found = string | readonly { readonly address: string }[]

const connect = net.Socket.prototype.connect as Connect
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  // `net.connect` hands its arguments on as one list that it has already put in order.
  const list = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  const options = optionsOf(list)
  const { host = 'localhost', lookup } = options
  if (!options.path && net.isIP(host) !== 0 && !isLoopback(host))
    return this.destroy(refuse(`connect to ${host}`))
  // Names are left to `dns.lookup`, which is guarded below.
  if (options.path || !lookup) return connect.apply(this, args)
  // The test answers for the name server; what it says is where the connection would go.
  list[0] = {
    ...options,
    lookup: (name, wanted, done) =>
      lookup(name, wanted, (error, found, family) => {
        const foreign = error ? undefined : addressesOf(found).find((address) => !isLoopback(address))
        if (foreign === undefined) done(error, found, family)
        else done(refuse(`connect to ${foreign}`), [])
      }),
  } satisfies Options
  return connect.apply(this, args)
} as typeof net.Socket.prototype.connect

/** The three ways to say where to: options, a path, or a port and a host. */
function optionsOf([first, second]: readonly unknown[]): Options {
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first }
  return typeof second === 'string' ? { host: second } : {}
}

function addressesOf(found: Found): readonly string[] {
  return typeof found === 'string' ? [found] : found.map(({ address }) => address)
}

type Done = (error: Error | null, ...found: unknown[]) => void
type Query = (this: unknown, name: string, ...rest: unknown[]) => unknown

/** Replaces a query by name; `isLocal` lets through what the system answers without asking anybody. */
function guardQueries(
  holder: object,
  isPromise: boolean,
  isLocal: (name: string) => boolean,
  pick: RegExp,
): void {
  const methods = holder as Record<string, Query>
  for (const method of Object.getOwnPropertyNames(holder).filter((name) => pick.test(name))) {
    const query = methods[method]
    if (typeof query !== 'function') continue
    methods[method] = function guarded(this: unknown, name: string, ...rest: unknown[]) {
      if (isLocal(name)) return query.call(this, name, ...rest)
      const error = name.endsWith('.invalid') ? unknown(name) : refuse(`look up ${name} (dns.${method})`)
      if (isPromise) return Promise.reject(error)
      process.nextTick(rest.at(-1) as Done, error)
      return undefined
    }
  }
}

/** Names that are reserved never to exist: nobody needs to be asked, so tests may look them up. */
function unknown(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
}

const isNameOfThisPc = (name: string) => isLoopback(name) || net.isIP(name) !== 0
const resolving = /^(resolve|reverse|lookupService)/
guardQueries(dns, false, isNameOfThisPc, /^lookup$/)
guardQueries(dns.promises, true, isNameOfThisPc, /^lookup$/)
for (const holder of [dns, dns.Resolver.prototype]) guardQueries(holder, false, () => false, resolving)
for (const holder of [dns.promises, dns.promises.Resolver.prototype])
  guardQueries(holder, true, () => false, resolving)

const send = dgram.Socket.prototype.send as (this: dgram.Socket, ...args: unknown[]) => void
dgram.Socket.prototype.send = function guarded(this: dgram.Socket, ...args: unknown[]) {
  const host = args.slice(1).find((arg) => typeof arg === 'string')
  if (host !== undefined && !isLoopback(host)) throw refuse(`send a datagram to ${host}`)
  return send.apply(this, args)
} as typeof dgram.Socket.prototype.send

const connectDatagrams = dgram.Socket.prototype.connect as (this: dgram.Socket, ...args: unknown[]) => void
dgram.Socket.prototype.connect = function guarded(this: dgram.Socket, ...args: unknown[]) {
  const [, host] = args
  if (typeof host === 'string' && !isLoopback(host)) throw refuse(`connect to ${host}`)
  return connectDatagrams.apply(this, args)
} as typeof dgram.Socket.prototype.connect

syncBuiltinESMExports()
