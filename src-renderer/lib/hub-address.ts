import { absoluteAddress } from '#shared/hub-address.ts'
import { useHubStatus } from './hub.ts'

/** An address within the hub is kept without a host; the dashboard lives elsewhere and puts it before. Null: not known yet. */
export function useHubAddress(address: string | null): string | null {
  const origin = useHubStatus(({ data }) => data?.url ?? null)
  if (address === null) return null
  const isOurs = absoluteAddress(address, 'http://hub') !== address
  return isOurs && origin === null ? null : absoluteAddress(address, origin)
}
