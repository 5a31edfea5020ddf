import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ip from 'ipaddr.js'

/** Where an address leads: out to the internet, to this PC, into the shop's own network, or nowhere we ever send to. */
export type Place = 'public' | 'machine' | 'private' | 'link_local' | 'metadata' | 'unusable'

/** Where cloud machines hand out their credentials; some of them look like any other address. */
const metadataAddresses = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:42::42',
])
const metadataNames = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
])
const machineNames = new Set([
  'localhost',
  'localhost.localdomain',
  'localhost6',
  'localhost6.localdomain6',
  'ip6-localhost',
  'ip6-loopback',
])

/** IPv6 addresses that are in use on the internet; all others have some other purpose. */
const globalUnicast = ip.IPv6.parseCIDR('2000::/3')

export function placeOfAddress(text: string): Place {
  const address = parse(text)
  if (!address) return 'unusable'
  return address.kind() === 'ipv4' ? placeOfV4(address as ip.IPv4) : placeOfV6(address as ip.IPv6)
}

/** What is known of a name without looking it up; null: nothing. */
export function placeOfName(name: string): Place | null {
  const plain = plainName(name)
  if (metadataNames.has(plain)) return 'metadata'
  if (machineNames.has(plain) || plain.endsWith('.localhost')) return 'machine'
  if (plain.endsWith('.local') || plain.endsWith('.home.arpa')) return 'private'
  return null
}

/** Lower case and without the dot that ends a full name: both mean the same. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/(?<!\.)\.+$/, '')
}

/** The address in a URL's host, without the brackets of IPv6; null: it is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) === 0 ? null : bare
}

/** Whether a connection to it would end at this PC. */
export function isOwnAddress(text: string): boolean {
  const address = parse(text)
  if (!address) return false
  if (address.range() === 'loopback' || address.range() === 'unspecified') return true
  const wanted = address.toNormalizedString()
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some((own) => parse(own.address)?.toNormalizedString() === wanted),
  )
}

/** An IPv4 address dressed as IPv6 is undressed. */
function parse(text: string): ip.IPv4 | ip.IPv6 | null {
  const [bare = ''] = text.split('%')
  return ip.isValid(bare) && isIP(bare) !== 0 ? ip.process(bare) : null
}

function placeOfV4(address: ip.IPv4): Place {
  if (metadataAddresses.has(address.toString())) return 'metadata'
  switch (address.range()) {
    case 'unicast':
      return 'public'
    case 'loopback':
      return 'machine'
    case 'private':
    case 'carrierGradeNat':
      return 'private'
    case 'linkLocal':
      return 'link_local'
    default:
      return 'unusable'
  }
}

function placeOfV6(address: ip.IPv6): Place {
  if (metadataAddresses.has(address.toString())) return 'metadata'
  const range = address.range()
  if (range === 'loopback') return 'machine'
  if (range === 'uniqueLocal') return 'private'
  if (range === 'linkLocal') return 'link_local'
  const inner = embeddedV4(address, range)
  // Through a translator only the internet is reached; what it would make of other addresses is not ours to try.
  if (inner) return placeOfV4(inner) === 'public' ? 'public' : 'unusable'
  return range === 'unicast' && address.match(globalUnicast) ? 'public' : 'unusable'
}

/** The IPv4 address that a translator takes out of it: NAT64 (64:ff9b::/96) and 6to4 (2002::/16). */
function embeddedV4({ parts }: ip.IPv6, range: string): ip.IPv4 | null {
  const of = (high = 0, low = 0) => new ip.IPv4([high >> 8, high & 255, low >> 8, low & 255])
  if (range === '6to4') return of(parts[1], parts[2])
  return range === 'rfc6052' && parts[2] === 0 ? of(parts[6], parts[7]) : null
}
