/** A web address, made whole against the shop's own; null when it cannot be one. */
export function readLink(text: string, base: string | null): string | null {
  const plain = decoded(text).trim()
  if (
    isNothing.test(plain) ||
    plain.startsWith('#') ||
    /^(javascript|data|file|mailto|ftp|blob):/i.test(plain)
  )
    return null
  if (/^https?:\/\//i.test(plain)) return parse(plain, null)
  if (plain.startsWith('//')) return parse(`https:${plain}`, null)
  if (/^www\./i.test(plain)) return parse(`https://${plain}`, null)
  if (base !== null) return parse(plain, base)
  // "shop.example/p/1" is an address, "picture.jpg" is not.
  if (
    /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}\/\S*$/i.test(plain) &&
    !/^\S+\.(jpe?g|png|gif|webp)\//i.test(plain)
  )
    return parse(`https://${plain}`, null)
  return plain.startsWith('/') && !/\s/.test(plain) ? plain : null
}

/** How systems and people write that there is none. */
const isNothing = /^(?:[^\p{L}\p{N}]*|0|n[/.]?a\.?|null|none|nan|no|nein|ohne|kein|keine|x)$/iu

/** Before anything is parted: the semicolon of an entity parts nothing. */
function decoded(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(?:amp|#0*38|#x0*26);/gi, '&') : text
}

function parse(text: string, base: string | null): string | null {
  // Most addresses are whole already, and taking them apart costs.
  if (base === null && /^https?:\/\/[\w.-]+(:\d+)?(\/[\w\-./~%?=&+,:;@!$'()*]*)?$/.test(text)) return text
  try {
    const url = base === null ? new URL(text) : new URL(text, withSlash(base))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

function withSlash(base: string): string {
  const whole = /^https?:\/\//i.test(base) ? base : `https://${base}`
  const file = new URL(whole).pathname.split('/').at(-1) ?? ''
  return file.includes('.') || whole.endsWith('/') ? whole : `${whole}/`
}

/** Several addresses in one cell: parted by commas, semicolons, bars or line ends, never inside an address. */
export function splitLinks(text: string, separator: string | null): string[] {
  const first = decoded(text).trim()
  if (separator) return tidy(first.split(separator))
  if (!/[\s,;|]/.test(first)) return first === '' ? [] : [first]
  // An address may hold commas and semicolons; between whole addresses the next one begins anew.
  const mark = /^(https?:)?\/\//i.test(first)
    ? /(?<!\s)(?:\s*[|\n]\s*|\s*(?<![,;])[,;]+(?:\s+|$|(?=(?:https?:)?\/\/|www\.))|\s+(?=https?:\/\/))/i
    : /(?<!\s)\s*[|;,\n]\s*/
  return tidy(first.split(mark))
}

function tidy(list: readonly string[]): string[] {
  return list.map((one) => one.trim()).filter((one) => one !== '')
}
