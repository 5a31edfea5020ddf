import type { Handlers } from '#shared/rpc/contract.ts'
import type { HealthFeature } from './service.ts'

export function healthRpc(health: HealthFeature): Handlers<'health.get' | 'health.diagnostics'> {
  return {
    'health.get': () => health.get(),
    'health.diagnostics': () => health.diagnostics(),
  }
}
