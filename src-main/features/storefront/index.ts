export { storefrontRoutes } from './routes.ts'
export { createStorefront, type Storefront } from './service.ts'
