import { fillMask, isMasked } from '#main/lib/outgoing/index.ts'
import { invalidRequest } from '#shared/issues.ts'
import { maxUrlLength } from '#shared/schemas/common.ts'

/** The address as it is kept: written one way, without its fragment, with the secrets that were only masked. */
export function normalizeUrl(given: string, stored: string | null, path = 'url'): string {
  const url = URL.parse(given)
  if (!url) throw invalidRequest([{ path, message: 'must be a web address' }])
  url.hash = ''
  if (url.href.length > maxUrlLength)
    throw invalidRequest([{ path, message: `must be at most ${maxUrlLength} characters` }])
  if (!isMasked(url.href)) return url.href
  const filled = stored === null ? null : fillMask(url.href, stored)
  if (filled !== null) return filled
  throw invalidRequest([
    { path, message: 'has *** where a password or key belongs. Enter the whole address again.' },
  ])
}
