import type { Handlers } from '#shared/rpc/contract.ts'
import type { Documents } from './service.ts'

export function documentsRpc(
  documents: Documents,
): Handlers<'documents.list' | 'documents.get' | 'documents.add' | 'documents.update' | 'documents.remove'> {
  return {
    'documents.list': ({ bot_id, ...page }) => documents.list(bot_id, page),
    'documents.get': ({ id }) => documents.get(id),
    'documents.add': ({ bot_id, dry_run, ...input }) => documents.add(bot_id, input, dry_run),
    'documents.update': ({ id, ...change }) => documents.update(id, change),
    'documents.remove': ({ id }) => documents.remove(id),
  }
}
