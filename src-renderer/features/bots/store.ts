import { t } from '#renderer/i18n/index.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Bot } from '#shared/schemas/bot.ts'

export const useBots = createResource(() => rpc('bots.list', {}), ['bots.changed'])
export const useArchivedBots = createResource(async () => {
  const { bots } = await rpc('bots.list', { archived: true })
  return bots.filter((bot) => bot.archived)
}, ['bots.changed'])

async function setArchived(bot: Bot, archived: boolean): Promise<void> {
  await rpc('bots.archive', { bot_id: bot.id, archived })
  await Promise.all([useBots.getState().refresh(), useArchivedBots.getState().refresh()])
}

/** False when it could not be done, which a toast says. */
export async function archiveBot(bot: Bot): Promise<boolean> {
  try {
    await setArchived(bot, true)
    showToast(t('bots.archived', { name: bot.name }), () => setArchived(bot, false))
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}

export async function restoreBot(bot: Bot): Promise<void> {
  try {
    await setArchived(bot, false)
    showToast(t('bots.restored', { name: bot.name }))
  } catch (error) {
    showProblem(error)
  }
}

/** With everything it has; only one that was archived. */
export async function removeBot(bot: Bot): Promise<void> {
  try {
    await rpc('bots.remove', { bot_id: bot.id })
    await Promise.all([useBots.getState().refresh(), useArchivedBots.getState().refresh()])
    showToast(t('personal.bot_removed', { name: bot.name }))
  } catch (error) {
    showProblem(error)
  }
}
