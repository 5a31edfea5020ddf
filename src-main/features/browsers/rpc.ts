import { problem } from '#shared/problem.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { Browsers } from './service.ts'

export function browsersRpc(
  browsers: Browsers,
): Handlers<'browsers.list' | 'browsers.signOut' | 'browsers.signOutOthers' | 'dashboard.link'> {
  return {
    'browsers.list': (_, { browserId }) => ({ browsers: browsers.list(browserId) }),
    'browsers.signOut': async ({ browser_id }) => ({ signed_out: await browsers.signOut([browser_id]) }),
    'browsers.signOutOthers': async (_, { browserId }) => ({
      signed_out: await browsers.signOutOthers(browserId),
    }),
    'dashboard.link': () => {
      const url = browsers.links.make()
      if (url === null)
        throw problem('not_found', 'Shopbell runs as a desktop app here: its window is the dashboard.')
      return { url }
    },
  }
}
