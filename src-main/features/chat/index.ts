export { chatRoutes } from './routes.ts'
export { type Chat, createChat } from './service.ts'
export { chatSessionRoutes } from './session-routes.ts'
