import type { Settings } from '#shared/schemas/settings.ts'

/** A phone nearby is in the shop's network; elsewhere it comes by the public address, where that is open for it. */
export function phoneAddress(
  [lan]: readonly string[],
  { public_url, public_paths }: Pick<Settings, 'public_url' | 'public_paths'>,
): string | null {
  return lan ?? (public_paths.includes('demo') ? public_url : null)
}
