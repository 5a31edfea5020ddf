import type { Handlers } from '#shared/rpc/contract.ts'
import type { Notices } from './service.ts'

export function noticesRpc(notices: Notices): Handlers<'notices.test'> {
  return { 'notices.test': () => ({ silenced_by: notices.test() }) }
}
