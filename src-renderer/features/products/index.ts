export { productPath } from './address.ts'
