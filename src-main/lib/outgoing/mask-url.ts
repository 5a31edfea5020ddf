/** Stands where a secret is; an address sent back with it keeps the secret it has. */
const mask = '***'

/** Names of query values that are credentials more often than not. */
const secretName =
  /token|secret|passw|passphrase|pwd|signature|credential|api[_.-]?key|auth|jwt|hmac|^(key|sig|code|pass|pin|sid|session)$|[_.-](key|sig)$|[a-z]Key$/

/** The address as it may be shown and logged: without passwords and without what looks like a key in its query. */
export function maskUrl(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  return rewrite(parsed, { user: () => mask, query: () => mask })
}

export function isMasked(url: string): boolean {
  const parsed = URL.parse(url)
  if (!parsed) return false
  return (
    parsed.username === mask ||
    parsed.password === mask ||
    pairsOf(parsed).some(([name, value]) => value === mask && looksSecret(name))
  )
}

/** A masked address as it was meant; null: it goes elsewhere, or hides something the stored one does not have. */
export function fillMask(given: string, stored: string): string | null {
  const [to, from] = [new URL(given), new URL(stored)]
  if (to.origin !== from.origin) return null
  const secrets = new Map(pairsOf(from))
  let isWhole = true
  const known = (value: string | undefined): string => {
    if (value === undefined || value === '') isWhole = false
    return value ?? ''
  }
  const filled = rewrite(to, {
    user: (field, value) => (value === mask ? known(from[field]) : value),
    query: (name, value) => (value === mask ? known(secrets.get(name)) : value),
  })
  return isWhole ? filled : null
}

type Pair = readonly [name: string, value: string | undefined]

function rewrite(
  url: URL,
  change: {
    readonly user: (field: 'username' | 'password', value: string) => string
    readonly query: (name: string, value: string) => string
  },
): string {
  const copy = new URL(url)
  for (const field of ['username', 'password'] as const) {
    if (url[field] !== '') copy[field] = change.user(field, url[field])
  }
  // By hand, because URLSearchParams writes the whole query anew and a signed one would be another.
  const query = pairsOf(url).map(([name, value]) => {
    const isSecret = value !== undefined && value !== '' && looksSecret(name)
    const shown = isSecret ? change.query(name, value) : value
    return shown === undefined ? name : `${name}=${shown}`
  })
  copy.search = query.join('&')
  return copy.href
}

function pairsOf({ search }: URL): Pair[] {
  if (search.length < 2) return []
  return search
    .slice(1)
    .split('&')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)]
    })
}

function looksSecret(name: string): boolean {
  return secretName.test(name) || secretName.test(name.toLowerCase())
}
