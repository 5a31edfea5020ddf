import type { Handlers } from '#shared/rpc/contract.ts'
import type { Knowledge } from './service.ts'

export function knowledgeRpc(
  knowledge: Knowledge,
): Handlers<'knowledge.save' | 'knowledge.list' | 'knowledge.remove' | 'knowledge.import'> {
  return {
    'knowledge.save': ({ bot_id, id, ...input }) => knowledge.save(bot_id, id, input),
    'knowledge.list': ({ bot_id, ...page }) => knowledge.list(bot_id, page),
    'knowledge.remove': ({ id }) => knowledge.remove(id),
    'knowledge.import': ({ bot_id, entries }) => knowledge.importAll(bot_id, entries),
  }
}
