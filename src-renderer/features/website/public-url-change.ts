import type { Settings } from '#shared/schemas/settings.ts'

/**
 * What is saved with a public address: a tunnel or proxy on this PC is what nearly all have, and without its word all
 * visitors would share one address. With the public address its trust goes too, unless somebody set it up otherwise.
 */
export function publicUrlChange(
  { trusted_proxy }: Pick<Settings, 'trusted_proxy'>,
  public_url: string | null,
): Partial<Settings> {
  if (public_url !== null)
    return trusted_proxy === 'off' ? { public_url, trusted_proxy: 'loopback' } : { public_url }
  return trusted_proxy === 'loopback' ? { public_url, trusted_proxy: 'off' } : { public_url }
}
