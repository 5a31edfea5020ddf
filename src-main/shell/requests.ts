import { appOrigin } from './app-files.ts'

/**
 * Whether the window may ask for an address at all, whatever a content policy says. Our own files and what the page
 * makes itself; from the network only pictures: products and bots show the ones of the shop's own site, and a shop on
 * this PC or of an old kind serves them over plain http. A picture runs nothing and reads nothing. And the service's own
 * preview of the chat, in a frame without our bridge, with what it needs from the service.
 */
export function mayRequest(address: string, kind: string, service: string | null = null): boolean {
  if (address === appOrigin || address.startsWith(`${appOrigin}/`)) return true
  if (/^data:|^blob:app:\/\/shopbell\//.test(address)) return kind !== 'mainFrame' && kind !== 'subFrame'
  if (kind === 'subFrame') return isPreview(address, service)
  if (service !== null && address.startsWith(`${service}/`) && kindsOfPreview.has(kind)) return true
  return /^https?:\/\//.test(address) && kind === 'image'
}

const kindsOfPreview = new Set(['script', 'stylesheet', 'font', 'xhr', 'other'])

/** The one page that is ever embedded: the chat as visitors see it. */
export function isPreview(address: string, service: string | null): boolean {
  return service !== null && address.startsWith(`${service}/preview/`)
}

/** The one page we have; its places are behind the #. */
export function isOurPage(address: string): boolean {
  const [page = ''] = address.split('#')
  return page === `${appOrigin}/` || page === `${appOrigin}/index.html`
}
