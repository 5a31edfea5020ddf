/** The port an address names; the usual one of http where it names none. */
export function portOf(url: string | null): number | null {
  if (url === null || !URL.canParse(url)) return null
  const { port, protocol } = new URL(url)
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}
