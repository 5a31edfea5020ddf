export { createSecrets, lastFour, type Secrets } from './service.ts'
