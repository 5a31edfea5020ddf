export { websitePath } from './tabs.ts'
