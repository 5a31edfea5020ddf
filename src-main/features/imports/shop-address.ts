import type { Bots } from '#main/features/bots/index.ts'
import type { SourceTarget } from '#shared/schemas/source.ts'
import type { SourceRow } from './repository.ts'
import { targetColumns } from './runs/show.ts'

/**
 * The shop's own address, for links of its files that have none: as it was said for another source of the same catalog, or as
 * the only website that may show the bot. Null: it has to be asked for.
 */
export function createShopAddresses(deps: {
  readonly sources: () => readonly SourceRow[]
  readonly bots: Pick<Bots, 'get'>
}) {
  function addressOf(target: SourceTarget | undefined): string | null {
    if (!target) return null
    const { target_kind, target_id } = targetColumns(target)
    const [said] = deps
      .sources()
      .filter(
        (one) => one.base_url !== null && one.target_kind === target_kind && one.target_id === target_id,
      )
      .toSorted((a, b) => b.updated_at - a.updated_at)
    if (said) return said.base_url
    return target.kind === 'bot' ? onlyWebsite(deps.bots.get(target.bot_id).allowed_origins) : null
  }

  return {
    /** The same with the address of its shop, where it does not say one. */
    addedTo: <T extends Given>(given: T): T & { readonly base_url: string | null } => ({
      ...given,
      base_url: given.base_url ?? addressOf(given.target),
    }),
  }
}

type Given = {
  readonly base_url?: string | null | undefined
  readonly target?: SourceTarget | undefined
}

/** With and without "www." is one. */
function onlyWebsite(origins: readonly string[]): string | null {
  const hosts = new Set(origins.map((origin) => URL.parse(origin)?.hostname.replace(/^www\./, '')))
  const [host] = hosts
  const isPublic = host?.includes('.') && !/^[\d.]+$/.test(host)
  return hosts.size === 1 && isPublic ? (origins[0] ?? null) : null
}
