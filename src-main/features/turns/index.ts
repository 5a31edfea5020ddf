export { createTurns, type Turns } from './service.ts'
