export { websiteRoutes } from './routes.ts'
export { websiteRpc } from './rpc.ts'
export { createWebsite, type Website } from './service.ts'
