import { fillMask, isMasked } from '#main/lib/outgoing/index.ts'
import { invalidRequest } from '#shared/issues.ts'
import { maxUrlLength } from '#shared/schemas/common.ts'

/** The URL as it is stored: in one spelling, without its fragment, with secrets in place of their masks. */
export function normalizeUrl(given: string, stored: string | null, path = 'url'): string {
  const url = URL.parse(given)
  if (!url) throw invalidRequest([{ path, message: 'must be a URL' }])
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
