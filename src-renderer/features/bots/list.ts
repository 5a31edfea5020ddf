import type { Bot } from '#shared/schemas/bot.ts'

/** From here on a list is worth searching. */
export const manyBots = 8

export function findBots(bots: readonly Bot[], wanted: string): readonly Bot[] {
  const text = wanted.trim().toLocaleLowerCase()
  return bots.filter(({ name }) => name.toLocaleLowerCase().includes(text))
}
