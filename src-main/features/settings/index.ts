export { readLastSettings } from './last-settings.ts'
export { settingsRpc } from './rpc.ts'
export { createSettings, type SettingsStore, type TryAddress } from './service.ts'
