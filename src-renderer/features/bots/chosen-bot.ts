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

let chosenOnOpen: string | null = null

export function chooseBot(botId: string | null): void {
  const { botId: before, lastBotId } = useChosenBot.getState()
  if (botId !== before) store({ botId, lastBotId: botId ?? lastBotId })
}

/** Chosen once its page opens: unsaved work may yet keep the user where they are. */
export function chooseBotOnOpen(botId: string): void {
  chosenOnOpen = botId
}

/** A page about one bot was opened. Whoever looks at all bots elsewhere goes on to do so, unless they chose this one. */
export function openedBot(id: string): void {
  const { botId, lastBotId } = useChosenBot.getState()
  const next = { botId: botId === null && chosenOnOpen !== id ? null : id, lastBotId: id }
  chosenOnOpen = null
  if (next.botId !== botId || next.lastBotId !== lastBotId) store(next)
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
