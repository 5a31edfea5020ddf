import { useBots } from '#renderer/features/bots/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { createResource, createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Bot } from '#shared/schemas/bot.ts'

export const useWebsiteStatus = createResource(
  () => rpc('website.status', {}),
  ['website.changed', 'settings.changed'],
)

export const refusedOf = createResources(
  async (bot_id) => (await rpc('website.refused', { bot_id })).origins,
  ['website.changed', 'bots.changed'],
)

/** False when it could not be done, which a toast says. */
export async function allowOrigin(bot: Bot, origin: string): Promise<boolean> {
  const allow = (allowed_origins: string[]) => rpc('bots.update', { bot_id: bot.id, allowed_origins })
  try {
    await allow([...bot.allowed_origins, origin])
    await Promise.all([useBots.getState().refresh(), refusedOf(bot.id).getState().refresh()])
    showToast(t('website.allowed', { origin }), () => allow(bot.allowed_origins))
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}
