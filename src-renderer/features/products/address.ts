/** `#/products/bot_…/SKU-7`. An id may hold anything: it is packed twice, as the address itself is unpacked once. */
export function productPath(botId: string, id?: string): string {
  return `/products/${botId}${id === undefined ? '' : `/${encodeURIComponent(encodeURIComponent(id))}`}`
}

export function productIdOf(part: string | undefined): string | null {
  if (part === undefined) return null
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
