export { accept, sessionOf } from './store.ts'
