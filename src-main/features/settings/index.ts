export { createSettings, type Settings } from './service.ts'
