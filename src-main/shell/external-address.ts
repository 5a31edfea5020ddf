const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** To write to or to call a lead: the bare address or number, without a subject or a text somebody else wrote. */
const contacts: Readonly<Record<string, RegExp>> = {
  'mailto:': /^[^\s@?&,;]+@[^\s@?&,;]+$/,
  'tel:': /^\+?\d{3,20}$/,
}

/**
 * The address as the browser would read it, or null: https, http on this PC (the shop's own test pages), somebody's
 * e-mail address or number.
 */
export function externalAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const contact = contacts[url.protocol]
  if (contact) return contact.test(url.pathname) && url.search + url.hash === '' ? url.href : null
  // A name before the @ makes an address look like another one.
  if (url.username !== '' || url.password !== '') return null
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname))
  return allowed ? url.href : null
}
