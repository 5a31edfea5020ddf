export { createSecrets, type KeptSecret, lastFour, type Secrets } from './service.ts'
