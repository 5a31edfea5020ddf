import type { Settings } from '#shared/schemas/settings.ts'

/** What an undo has to set: the former values of what is changed, and nothing else. */
export function formerOf(before: Settings, change: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(change, name)))
}
