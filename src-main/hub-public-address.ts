import type { Settings } from '#shared/schemas/settings.ts'
import type { OpenPath } from '#shared/schemas/website.ts'

/** What the merchant has opened to the internet beside the chat. */
export function openPaths({
  public_paths,
  public_inboxes,
}: Pick<Settings, 'public_paths' | 'public_inboxes'>): readonly OpenPath[] {
  return public_inboxes ? [...public_paths, 'inboxes'] : public_paths
}

/** A phone nearby is in the shop's network; elsewhere it comes by the public address, where that is open for it. */
export function phoneAddress(
  [lan]: readonly string[],
  { public_url, public_paths }: Pick<Settings, 'public_url' | 'public_paths'>,
): string | null {
  return lan ?? (public_paths.includes('demo') ? public_url : null)
}
