export { insightsRpc } from './rpc.ts'
export { createInsights, type InsightsService } from './service.ts'
