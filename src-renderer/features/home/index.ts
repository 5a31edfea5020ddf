export { useHome } from './store.ts'
