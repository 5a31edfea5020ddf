import type { Handlers } from '#shared/rpc/contract.ts'
import type { InsightsService } from './service.ts'

export function insightsRpc(insights: InsightsService): Handlers<'insights.get' | 'insights.export'> {
  return { 'insights.get': insights.get, 'insights.export': insights.export }
}
