import type { Bot } from '#shared/schemas/bot.ts'
import { useChosenBot } from './chosen-bot.ts'
import { useBots } from './store.ts'

/** The bot a page about one bot shows unless its address names another; null while there is none. */
export function useCurrentBot(): Bot | null {
  const { data } = useBots()
  const { botId, lastBotId } = useChosenBot()
  return find(data?.bots ?? [], [botId, lastBotId])
}

export function currentBot(): Bot | null {
  const { botId, lastBotId } = useChosenBot.getState()
  return find(useBots.getState().data?.bots ?? [], [botId, lastBotId])
}

function find(bots: readonly Bot[], wanted: readonly (string | null)[]): Bot | null {
  const found = wanted.flatMap((id) => bots.find((bot) => bot.id === id) ?? [])
  return found[0] ?? bots[0] ?? null
}
