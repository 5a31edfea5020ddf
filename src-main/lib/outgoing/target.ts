import { literalAddress, type Place, placeOfAddress, placeOfName, plainName } from './address.ts'

/** An address to send to, taken apart once. */
export type Target = {
  readonly origin: string
  /** What the request asks for: path and query. */
  readonly path: string
  readonly isWeb: boolean
  readonly port: number
  /** Null: it is a name. */
  readonly address: string | null
  readonly name: string
  /** What is known without a lookup; null: a name that has to be looked up. */
  readonly place: Place | null
  /** Of the name and password in it, as browsers send them; null: there are none. */
  readonly authorization: string | null
}

/** More than any shop sends to; then all are taken apart anew. */
const maxKept = 1000

/** The same few addresses are sent to again and again. */
export function createTargets(): (url: string) => Target {
  const kept = new Map<string, Target>()
  return (url) => {
    const held = kept.get(url)
    if (held) return held
    const target = targetOf(new URL(url))
    if (kept.size >= maxKept) kept.clear()
    kept.set(url, target)
    return target
  }
}

export function targetOf(url: URL): Target {
  const address = literalAddress(url.hostname)
  return {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    isWeb: url.protocol === 'http:' || url.protocol === 'https:',
    port: portOf(url),
    address,
    name: plainName(url.hostname),
    place: address === null ? placeOfName(url.hostname) : placeOfAddress(address),
    authorization: authorizationOf(url),
  }
}

export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
}

function authorizationOf({ username, password }: URL): string | null {
  if (username === '' && password === '') return null
  const pair = `${decode(username)}:${decode(password)}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
