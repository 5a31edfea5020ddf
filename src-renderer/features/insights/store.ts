import { create } from 'zustand'
import { chooseBot, useBots, useChosenBot } from '#renderer/features/bots/index.ts'
import { download } from '#renderer/lib/download.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Insights } from '#shared/schemas/insights.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { type Days, daysOf, todayIn } from './periods.ts'

/** All texts, as they stand in the address. */
export type Filter = {
  /** As chosen in the sidebar; null: all bots. */
  readonly bot: string | null
  readonly period: string
  readonly from: string
  readonly to: string
}

export const usualFilter: Filter = { bot: null, period: '30', from: '', to: '' }

type Shown = {
  readonly filter: Filter
  /** The last that was read: shown on while it is read again. */
  readonly data: Insights | null
  readonly problem: Problem | null
}

export const useInsights = create<Shown>(() => ({
  filter: { ...usualFilter, bot: useChosenBot.getState().botId },
  data: null,
  problem: null,
}))

/** Numbers need not move while one looks at them. */
const refreshMs = 10_000
/** While years are counted after an upgrade, one wants to see it go on. */
const countingMs = 2000

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) setFilter({ bot: botId })
})

export function setFilter(change: Partial<Filter>): void {
  useInsights.setState(({ filter }) => ({ filter: { ...filter, ...change } }))
  void refresh()
}

export function takeFilter(filter: Filter): void {
  chooseBot(filter.bot)
  setFilter(filter)
}

/** Of one bot there is nothing to choose: the numbers are its own, by its own clock. */
function botOf({ bot }: Filter) {
  const bots = useBots.getState().data?.bots ?? []
  return bots.find(({ id }) => id === bot) ?? (bots.length === 1 ? bots[0] : undefined)
}

export function chosenDays(filter: Filter): Days {
  return daysOf(filter, todayIn(botOf(filter)?.timezone, Date.now()))
}

function asked(filter: Filter) {
  const bot_id = filter.bot ?? botOf(filter)?.id
  return { ...(bot_id ? { bot_id } : {}), ...chosenDays(filter) }
}

export const refresh = oneAtATime(async () => {
  const { filter } = useInsights.getState()
  try {
    useInsights.setState({ data: await rpc('insights.get', asked(filter)), problem: null })
  } catch (error) {
    useInsights.setState({ problem: problemOf(error) })
  }
})

/** Keeps the numbers up to date while they are looked at; returns what ends that. */
export function watchInsights(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = null
      void refresh().then(goOn)
    }, ms)
  }
  const goOn = () => {
    if ((useInsights.getState().data?.pending ?? 0) > 0) later(countingMs)
  }
  void refresh().then(goOn)
  const stop = onPush(
    ['session.message', 'session.status', 'sessions.removed', 'ratings.changed', 'leads.changed'],
    () => later(refreshMs),
  )
  return () => {
    stop()
    if (timer !== null) clearTimeout(timer)
  }
}

export async function exportInsights(): Promise<void> {
  try {
    const { file_name, text } = await rpc('insights.export', asked(useInsights.getState().filter))
    download(file_name, text)
  } catch (error) {
    showProblem(error)
  }
}
