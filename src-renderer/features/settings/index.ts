export { changeSettings, saveSettings, useConnections } from './store.ts'
export { useTargetName } from './target-name.ts'
