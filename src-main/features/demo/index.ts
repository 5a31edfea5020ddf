export { createDemo, type Demo, type LoadedDemo } from './service.ts'
