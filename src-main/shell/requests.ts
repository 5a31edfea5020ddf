import { appOrigin } from './app-files.ts'

/**
 * Whether the window may ask for an address at all, whatever a content policy says. Our own files and what the page
 * makes itself; from the network only pictures: products and bots show the ones of the shop's own site, and a shop on
 * this PC or of an old kind serves them over plain http. A picture runs nothing and reads nothing.
 */
export function mayRequest(address: string, kind: string): boolean {
  if (address === appOrigin || address.startsWith(`${appOrigin}/`)) return true
  if (/^data:|^blob:app:\/\/shopbell\//.test(address)) return kind !== 'mainFrame' && kind !== 'subFrame'
  return /^https?:\/\//.test(address) && kind === 'image'
}

/** The one page we have; its places are behind the #. */
export function isOurPage(address: string): boolean {
  const [page = ''] = address.split('#')
  return page === `${appOrigin}/` || page === `${appOrigin}/index.html`
}
