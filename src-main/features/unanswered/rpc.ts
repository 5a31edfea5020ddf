import type { Handlers } from '#shared/rpc/contract.ts'
import type { Unanswered } from './service.ts'

export function unansweredRpc(
  unanswered: Unanswered,
): Handlers<'unanswered.list' | 'unanswered.teach' | 'unanswered.dismiss' | 'unanswered.restore'> {
  return {
    'unanswered.list': ({ bot_id, ...page }) => unanswered.list(bot_id, page),
    'unanswered.teach': ({ bot_id, group_id, ...lesson }) => unanswered.teach(bot_id, group_id, lesson),
    'unanswered.dismiss': ({ bot_id, group_id }) => unanswered.dismiss(bot_id, group_id),
    'unanswered.restore': ({ bot_id, group_id }) => unanswered.restore(bot_id, group_id),
  }
}
