export { type FileLook, lookAt } from './look-at.ts'
export { type ProductsOptions, products, type ReadRow, type RowWarning } from './products.ts'
export { type Understanding, understand } from './recognise.ts'
