import { useT } from '#renderer/i18n/index.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'

/** "Ada Berg", or "Visitor 4f2a" where no name is known; programs are called by what they are. */
export function useVisitorName(): (session: Pick<SessionSummary, 'visitor' | 'channel'>) => string {
  const t = useT()
  return ({ visitor: { name, email, label }, channel }) =>
    name ?? email ?? t(channel === 'api' ? 'conversations.api_caller' : 'conversations.visitor', { label })
}

/** The path of a page says more than its host, which is the shop's own. */
export function shortPage(url: string): string {
  try {
    const { pathname } = new URL(url)
    return decodeURI(pathname)
  } catch {
    return url
  }
}
