const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The address as the browser would read it, or null: https, or http on this PC (the shop's own test pages). */
export function externalAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  // A name before the @ makes an address look like another one.
  if (url.username !== '' || url.password !== '') return null
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname))
  return allowed ? url.href : null
}
