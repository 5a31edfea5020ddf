export { useUnansweredCount } from './store.ts'
