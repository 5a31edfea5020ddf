import { rpc } from '#renderer/rpc/index.ts'
import { isThisPc } from './this-pc.ts'

/** From which website a picture would be loaded; null: from nowhere but this PC. */
export function foreignHost(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && !isThisPc(host) ? host : null
}

/** Whoever hosts pictures learns of this PC and when it is used: the merchant decides, host by host. */
export async function allowPictures(allowed: readonly string[], hosts: readonly string[]): Promise<void> {
  await rpc('settings.update', { picture_hosts: [...new Set([...allowed, ...hosts])] })
}
