export { settingsRpc } from './rpc.ts'
export { createSettings, type SettingsStore, type TryAddress } from './service.ts'
