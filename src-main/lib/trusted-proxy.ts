import { isIP } from 'node:net'
import ip from 'ipaddr.js'
import type { TrustedProxy } from '#shared/schemas/website.ts'

export type TrustsProxy = (address: string | undefined) => boolean

type Range = readonly [address: ip.IPv4 | ip.IPv6, bits: number]

const loopback: readonly Range[] = [ip.parseCIDR('127.0.0.0/8'), ip.parseCIDR('::1/128')]

/** Whether the other end of a connection is a proxy of the merchant's; asked anew each time, as settings change. */
export function createProxyTrust(setting: () => TrustedProxy): TrustsProxy {
  let known: { readonly of: TrustedProxy; readonly ranges: readonly Range[] } | null = null
  return (text) => {
    const wanted = setting()
    if (wanted === 'off' || text === undefined) return false
    if (known?.of !== wanted) known = { of: wanted, ranges: rangesOf(wanted) }
    const address = parse(text)
    return address !== null && known.ranges.some((range) => isIn(address, range))
  }
}

function rangesOf(wanted: Exclude<TrustedProxy, 'off'>): readonly Range[] {
  if (wanted === 'loopback') return loopback
  return wanted.map((text) => {
    if (text.includes('/')) return ip.parseCIDR(text)
    const address = ip.parse(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  })
}

function isIn(address: ip.IPv4 | ip.IPv6, [start, bits]: Range): boolean {
  return address.kind() === start.kind() && address.match([start, bits] as [ip.IPv4, number])
}

/** Node gives an IPv4 peer of a socket for both kinds as ::ffff:127.0.0.1. */
function parse(text: string): ip.IPv4 | ip.IPv6 | null {
  const [bare = ''] = text.split('%')
  return isIP(bare) === 0 ? null : ip.process(bare)
}
