import type { Handlers } from '#shared/rpc/contract.ts'
import type { SettingsStore } from './service.ts'

export function settingsRpc(settings: SettingsStore): Handlers<'settings.get' | 'settings.update'> {
  return {
    'settings.get': () => settings.all(),
    'settings.update': (changes) => settings.update(changes),
  }
}
