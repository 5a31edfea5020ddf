export { useKeysOfAll } from './store.ts'
