export const linkScheme = 'shopbell'

const maxLinkLength = 300
/** Sections, ids and nothing else: no dots, no percent signs, no query. */
const pathPattern = /^\/[A-Za-z0-9/_-]*$/

/**
 * The dashboard path of a `shopbell://open/keys/key_…` link, or null. Anyone can make such a link, so it can only say
 * where to look: it never carries a value, and nothing happens by opening it.
 */
export function pathOfLink(link: string): string | null {
  if (link.length > maxLinkLength || !link.startsWith(`${linkScheme}://open`)) return null
  const path = link.slice(`${linkScheme}://open`.length)
  if (path === '') return '/'
  return pathPattern.test(path) && !path.includes('//') ? path : null
}

export function isLink(text: string): boolean {
  return text.startsWith(`${linkScheme}:`)
}
