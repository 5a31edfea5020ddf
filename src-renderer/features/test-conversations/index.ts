export { SaveAsTest } from './save-as-test.tsx'
