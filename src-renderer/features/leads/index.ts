export { ContactLine } from './contact.tsx'
