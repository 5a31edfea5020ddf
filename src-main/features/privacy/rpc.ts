import type { Handlers } from '#shared/rpc/contract.ts'
import type { privacyCalls } from '#shared/rpc/privacy.ts'
import type { createBotRemoval } from './bot-removal.ts'
import type { Privacy } from './service.ts'

export function privacyRpc(
  privacy: Privacy,
  botRemoval: ReturnType<typeof createBotRemoval>,
): Handlers<keyof typeof privacyCalls> {
  return {
    'privacy.find': ({ query }) => privacy.find(query),
    'privacy.export': ({ query }) => privacy.export(query),
    'privacy.erase': ({ query }) => privacy.erase(query),
    'privacy.erasures': (page) => privacy.erasures(page),
    'leads.remove': ({ lead_id }) => privacy.removeLead(lead_id),
    'events.remove': ({ event_ids }) => privacy.removeEvents(event_ids),
    'bots.remove': ({ bot_id }) => {
      botRemoval.check(bot_id)
      return privacy.removeBot(bot_id, () => botRemoval.remove(bot_id))
    },
  }
}
