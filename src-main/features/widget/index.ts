export { widgetRoutes } from './routes.ts'
export { createWidget, type Widget } from './service.ts'
