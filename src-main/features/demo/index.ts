export { createDemo } from './service.ts'
