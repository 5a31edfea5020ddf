import type { Handlers } from '#shared/rpc/contract.ts'
import type { Demo } from './shop.ts'
import type { Visitors } from './visitors/service.ts'

type Call =
  | 'demo.load'
  | 'demo.startVisitors'
  | 'demo.visitorsStatus'
  | 'demo.stopVisitors'
  | 'demo.removeVisitors'

export function demoRpc(demo: Demo, visitors: Visitors): Handlers<Call> {
  return {
    'demo.load': () => demo.load(),
    'demo.startVisitors': ({ bot_id, visitors: count, pace_ms }) => visitors.start(bot_id, count, pace_ms),
    'demo.visitorsStatus': ({ bot_id }) => visitors.status(bot_id),
    'demo.stopVisitors': ({ bot_id }) => visitors.stop(bot_id),
    'demo.removeVisitors': ({ bot_id }) => visitors.remove(bot_id ?? null),
  }
}
