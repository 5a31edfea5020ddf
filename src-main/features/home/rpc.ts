import type { Handlers } from '#shared/rpc/contract.ts'
import type { Home } from './service.ts'

export function homeRpc(home: Home): Handlers<'home.summary'> {
  return { 'home.summary': () => home.summary() }
}
