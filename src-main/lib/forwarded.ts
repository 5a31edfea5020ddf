import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** What proxies say about whom they speak for. */
const told = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'cf-connecting-ip',
  'true-client-ip',
] as const

/** Whether somebody else's request was handed on; only to be asked about a proxy that is trusted. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return told.some((name) => headers[name] !== undefined)
}

/**
 * The newer ways of saying it, in the words of the oldest, which everybody reads. Where both are there the oldest counts:
 * it is the one that proxies add themselves to, while the others pass as a visitor may have sent them.
 */
export function toXForwarded(headers: IncomingHttpHeaders): void {
  const { forwarded } = headers
  const hops = typeof forwarded === 'string' ? hopsOf(forwarded) : []
  if (headers['x-forwarded-for'] === undefined) {
    const addresses = hops.flatMap((hop) => addressOf(hop['for'] ?? '') ?? [])
    const single = addressOf(String(headers['cf-connecting-ip'] ?? ''))
    if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ')
    else if (single !== null) headers['x-forwarded-for'] = single
  }
  const proto = hops.at(-1)?.['proto']
  if (headers['x-forwarded-proto'] === undefined && (proto === 'http' || proto === 'https'))
    headers['x-forwarded-proto'] = proto
}

/** Those nearest to us stand last; what a visitor wrote before them is not looked at however long it is. */
const maxHops = 20
const maxPairs = 10
const maxHop = 500

/** RFC 7239: `for=192.0.2.60;proto=http, for="[2001:db8::1]:4711"` */
function hopsOf(text: string): Record<string, string>[] {
  const hops = text
    .slice(-maxHops * maxHop)
    .split(',')
    .slice(-maxHops)
  return hops.map((hop) =>
    Object.fromEntries(
      hop.split(';', maxPairs).flatMap((pair) => {
        const at = pair.indexOf('=')
        if (at < 0) return []
        const value = pair.slice(at + 1).trim()
        const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
        return [[pair.slice(0, at).trim().toLowerCase(), isQuoted ? value.slice(1, -1) : value] as const]
      }),
    ),
  )
}

/** Without brackets and port; null: it is a name someone made up, or nothing. */
function addressOf(node: string): string | null {
  const bracketed = /^\[([0-9a-f:.]+)\](?::\d{1,5})?$/i.exec(node)?.[1]
  const bare = bracketed ?? (isIP(node) === 0 ? node.replace(/:\d{1,5}$/, '') : node)
  return isIP(bare) === 0 ? null : bare
}
