export { settingsRpc } from './rpc.ts'
export { type AddressTrial, createSettings, type SettingsStore, type TryAddress } from './service.ts'
