export { sessionOf } from './store.ts'
