import type { Handlers } from '#shared/rpc/contract.ts'
import type { Catalog } from './service.ts'

export function catalogRpc(catalog: Catalog): Handlers<'catalog.search'> {
  return {
    'catalog.search': ({ bot_id, query, limit }) => ({ products: catalog.search(bot_id, query, limit) }),
  }
}
