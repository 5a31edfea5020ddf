import type { Handlers } from '#shared/rpc/contract.ts'
import type { Website } from './service.ts'

export function websiteRpc(
  website: Website,
): Handlers<'website.status' | 'website.refused' | 'website.check' | 'website.cancelCheck'> {
  return {
    'website.status': () => website.watch.status(),
    'website.refused': ({ bot_id }) => ({ origins: website.refused.list(website.botOf(bot_id).id) }),
    'website.check': (request) => website.check(request),
    'website.cancelCheck': ({ check_id }) => ({ cancelled: website.cancelCheck(check_id) }),
  }
}
