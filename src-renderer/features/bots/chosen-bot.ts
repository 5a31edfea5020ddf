import { create } from 'zustand'

type ChosenBot = {
  /** Null: all bots, on pages that can show all of them. */
  readonly botId: string | null
  /** What a page about one bot shows while all are chosen. */
  readonly lastBotId: string | null
}

/** Kept by this browser, so that tomorrow begins where today ended. */
const storageKey = 'shopbell.bot'

/** The bot the dashboard is about, chosen at the top of the sidebar. */
export const useChosenBot = create<ChosenBot>(readStored)

export function chooseBot(botId: string | null): void {
  const { botId: before, lastBotId } = useChosenBot.getState()
  if (botId === before) return
  store({ botId, lastBotId: botId ?? lastBotId })
}

/** A page about one bot was opened by its address. Whoever looks at all bots goes on to do so elsewhere. */
export function openedBot(id: string): void {
  const { botId, lastBotId } = useChosenBot.getState()
  if (lastBotId === id && (botId === null || botId === id)) return
  store({ botId: botId === null ? null : id, lastBotId: id })
}

function store(next: ChosenBot): void {
  localStorage.setItem(storageKey, JSON.stringify(next))
  useChosenBot.setState(next)
}

function readStored(): ChosenBot {
  try {
    const { botId, lastBotId } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<ChosenBot>
    return { botId: botId ?? null, lastBotId: lastBotId ?? null }
  } catch {
    return { botId: null, lastBotId: null }
  }
}
