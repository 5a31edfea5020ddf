/**
 * Addresses within the hub are kept without its host, which changes with port, network and tunnel. Whoever hands them out
 * puts the address before them under which it was asked.
 */
export function picturePath(botId: string, productId: string): string {
  return `/pictures/${encodeURIComponent(botId)}/${encodeURIComponent(productId)}.svg`
}

export function demoPath(botId: string): string {
  return `/demo/${encodeURIComponent(botId)}`
}

export function kioskPath(botId: string): string {
  return `/kiosk/${encodeURIComponent(botId)}`
}

export function demoProductPath(botId: string, productId: string): string {
  return `${demoPath(botId)}/p/${encodeURIComponent(productId)}`
}

/** A shop may keep addresses without a host too, and means its own website by them: ours name a bot. */
const ours = /^\/(?:pictures|demo)\/bot_[A-Za-z0-9]+(?:\/|$)/

/** `origin` is where the hub is reached, such as http://127.0.0.1:4600; null: nowhere. */
export function absoluteAddress(address: string, origin: string | null): string {
  return origin !== null && ours.test(address) ? origin + address : address
}

const addressFields = new Set(['url', 'image_url'])

/** The same with every address within the hub made absolute, however deep it stands. */
export function withAbsoluteAddresses<T>(value: T, origin: string): T {
  if (Array.isArray(value)) return value.map((one) => withAbsoluteAddresses(one, origin)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    typeof one === 'string' && addressFields.has(name)
      ? absoluteAddress(one, origin)
      : withAbsoluteAddresses(one, origin),
  ])
  return Object.fromEntries(entries) as T
}
