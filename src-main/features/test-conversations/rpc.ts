import type { Handlers } from '#shared/rpc/contract.ts'
import type { TestConversations } from './service.ts'

export function testConversationsRpc(
  dialogues: TestConversations,
): Handlers<
  | 'dialogues.list'
  | 'dialogues.get'
  | 'dialogues.save'
  | 'dialogues.draft'
  | 'dialogues.remove'
  | 'dialogues.run'
  | 'dialogues.compare'
  | 'dialogues.cancel'
  | 'dialogues.export'
  | 'dialogues.import'
> {
  return {
    'dialogues.list': ({ bot_id }) => dialogues.list(bot_id),
    'dialogues.get': ({ id }) => dialogues.get(id),
    'dialogues.save': ({ bot_id, id, dialogue }) => dialogues.save(bot_id, id, dialogue),
    'dialogues.draft': ({ session_id, name }) => dialogues.draft(session_id, name),
    'dialogues.remove': ({ id }) => dialogues.remove(id),
    'dialogues.run': ({ bot_id, ids }) => dialogues.run(bot_id, ids),
    'dialogues.compare': ({ id }) => dialogues.compare(id),
    'dialogues.cancel': ({ bot_id }) => dialogues.cancel(bot_id),
    'dialogues.export': ({ bot_id }) => dialogues.export(bot_id),
    'dialogues.import': ({ bot_id, text }) => dialogues.import(bot_id, text),
  }
}
