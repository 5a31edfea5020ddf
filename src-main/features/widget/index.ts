export { createEventStreams, type EventStreams } from './events.ts'
export { type WidgetFiles, widgetFileRoutes } from './file-routes.ts'
export { widgetRoutes } from './routes.ts'
export { createWidget, type Widget } from './service.ts'
