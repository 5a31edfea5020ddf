import type { Handlers } from '#shared/rpc/contract.ts'
import type { Find } from './service.ts'

export function findRpc(find: Find): Handlers<'find.anything'> {
  return { 'find.anything': ({ query, limit }) => find.anything(query, limit) }
}
