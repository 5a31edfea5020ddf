import type { Bot } from '#shared/schemas/bot.ts'

/** From here on a list is worth searching. */
export const manyBots = 8

export function findBots(bots: readonly Bot[], wanted: string): readonly Bot[] {
  const text = wanted.trim().toLocaleLowerCase()
  return bots.filter(({ name }) => name.toLocaleLowerCase().includes(text))
}

/** The one below (1) or above (-1); at the ends it stays. */
export function neighbour(bots: readonly Bot[], id: string | null, step: 1 | -1): Bot | null {
  const at = bots.findIndex((bot) => bot.id === id)
  const next = at === -1 ? 0 : Math.min(bots.length - 1, Math.max(0, at + step))
  return bots[next] ?? null
}
