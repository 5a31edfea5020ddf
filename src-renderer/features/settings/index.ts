export { useConnections } from './store.ts'
