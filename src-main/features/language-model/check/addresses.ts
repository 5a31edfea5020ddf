/** Web and mail addresses, also without their beginning: "shop.example/returns". */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[\w-]+\.)+[a-z]{2,24}\b(?:\/[^\s<>"')\]]*)?/giu

/** The first address of a text that stands in none of the sources; null when all do. */
export function unknownAddress(text: string, sources: readonly string[]): string | null {
  const texts = sources.map(plain)
  const found = text.match(addresses) ?? []
  return found.find((address) => !texts.some((source) => holds(source, plain(address)))) ?? null
}

/**
 * The first address of a text that is not the shop's: a web address must be of a site the shop's own products and entries are on, a
 * mail address one of its details. That a description or a document names it is not enough: others may have written that.
 */
export function foreignAddress(
  text: string,
  shop: { readonly hosts: ReadonlySet<string>; readonly facts: readonly string[] },
): string | null {
  const isOfShop = (address: string) => {
    if (unknownAddress(address, shop.facts) === null) return true
    if (address.includes('@')) return false
    const host = plain(address).split(/[/?#:]/)[0] ?? ''
    return shop.hosts.has(host)
  }
  return (text.match(addresses) ?? []).find((address) => !isOfShop(address)) ?? null
}

/** As a whole, not as the end or a part of another. */
function holds(source: string, address: string): boolean {
  for (let at = source.indexOf(address); at >= 0; at = source.indexOf(address, at + 1)) {
    const before = source[at - 1] ?? ' '
    const after = source.slice(at + address.length)
    if (/[\s("'<[/]/.test(before) && /^(?:[/?#\s)"'>\],;:!]|\.(?:\s|$)|$)/.test(after)) return true
  }
  return false
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/https?:\/\/|mailto:|www\./g, '')
    .replace(/(?<![.,;:!?/])[.,;:!?/]+$/, '')
}
