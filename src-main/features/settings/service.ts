import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { createSettingsRepository } from './repository.ts'

export type Settings = ReturnType<typeof createSettings>

/** What the hub itself must remember, by name. */
export type SettingName = 'demo_bot_id'

export function createSettings({ db, commits }: { readonly db: Db; readonly commits: Commits }) {
  const repository = createSettingsRepository(db)
  return {
    get: (name: SettingName): string | null => repository.get(name) ?? null,
    set: async (name: SettingName, value: string): Promise<void> => {
      await commits.run(() => repository.set(name, value))
    },
  }
}
