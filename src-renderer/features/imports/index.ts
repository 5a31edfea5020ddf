export { openAsSource } from './open-as-source.ts'
