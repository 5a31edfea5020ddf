/**
 * An address as people copy or type it, as it is meant: with https://, without a path, and a name with umlauts as the
 * internet writes it. What cannot be read stays, so that the field can say so.
 */
export function tidyUrl(typed: string): string {
  const text = typed.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isMeant = url !== null && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname)
  return isMeant && url.username === '' ? url.origin : text
}
