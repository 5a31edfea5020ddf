import { isThisPc } from '#renderer/lib/this-pc.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import type { Connection } from '#shared/schemas/connection.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { Inbox } from '#shared/schemas/inbox.ts'
import type { ApiKey } from '#shared/schemas/key.ts'
import type { Phrasing } from '#shared/schemas/phrasing.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import type { Source } from '#shared/schemas/source.ts'

/** One thing that may go elsewhere, and the page where that is decided, where there is one. */
export type Leaving = { readonly id: string; readonly href: string | null } & (
  | {
      readonly kind:
        | 'mirror'
        | 'webhook'
        | 'forward'
        | 'by_hand'
        | 'phrasing'
        | 'connection'
        | 'public'
        | 'web_import'
      readonly name: string
      readonly to: string
    }
  | { readonly kind: 'pictures'; readonly to: string }
  | { readonly kind: 'updates' | 'lan' | 'page_pictures' | 'names' }
)

export type WhatIsSet = {
  readonly settings: Pick<Settings, 'check_for_updates' | 'lan' | 'public_url' | 'picture_hosts'>
  readonly bots: readonly Pick<Bot, 'id' | 'name' | 'archived'>[]
  readonly phrasings: readonly Pick<Phrasing, 'bot_id' | 'enabled' | 'base_url'>[]
  readonly keys: readonly Pick<ApiKey, 'id' | 'bot_id' | 'name' | 'state'>[]
  readonly inboxes: readonly Pick<Inbox, 'id' | 'name'>[]
  readonly endpoints: readonly Pick<
    Endpoint,
    'id' | 'kind' | 'bot_id' | 'key_id' | 'inbox_id' | 'url' | 'state'
  >[]
  readonly sources: readonly Pick<Source, 'id' | 'name' | 'path' | 'enabled'>[]
  readonly connections: readonly Pick<Connection, 'id' | 'name' | 'base_url' | 'widget_base_url'>[]
  /** A browser's hub, and a copy that was not installed, ask for no updates whatever the setting says. */
  readonly updatesPossible: boolean
  /** How many products the bots have; their pictures may lie on the web. */
  readonly products: number
}

/** Everything that may leave this PC by what is set right now; an address on this PC itself is none. */
export function whatLeaves(set: WhatIsSet): Leaving[] {
  const { settings, bots, phrasings, connections, products, updatesPossible } = set
  const open = new Set(bots.filter((bot) => !bot.archived).map(({ id }) => id))
  const shown: Leaving[] = []
  for (const endpoint of set.endpoints) {
    const to = placesOf([endpoint.url])
    const from = to !== null && endpoint.state !== 'disabled' && senderOf(endpoint, set, open)
    if (from) shown.push({ ...from, id: endpoint.id, to, href: `#/webhooks/${endpoint.id}` })
  }
  for (const { id, name } of bots) {
    const phrasing = phrasings.find(({ bot_id, enabled }) => enabled && bot_id === id)
    const to = placesOf([phrasing?.base_url ?? null])
    if (open.has(id) && to !== null)
      shown.push({ kind: 'phrasing', id, name, to, href: `#/bots/${id}/ai-model` })
  }
  const remote = connections.flatMap(({ id, name, base_url, widget_base_url }): Leaving[] => {
    const to = placesOf([base_url, widget_base_url])
    return to === null ? [] : [{ kind: 'connection', id, name, to, href: `#/settings/connections/${id}` }]
  })
  shown.push(...remote)
  for (const { id, name, path, enabled } of set.sources) {
    const to = /^https?:/i.test(path) ? placesOf([path]) : null
    if (enabled && to !== null) shown.push({ kind: 'web_import', id, name, to, href: `#/imports/${id}` })
  }
  if (settings.picture_hosts.length > 0) {
    const to = settings.picture_hosts.join(', ')
    shown.push({ kind: 'pictures', id: 'pictures', to, href: null })
  }
  if (products > 0) shown.push({ kind: 'page_pictures', id: 'page_pictures', href: null })
  const publicHost = placesOf([settings.public_url])
  if (publicHost !== null)
    shown.push({ kind: 'public', id: 'public', name: publicHost, to: publicHost, href: '#/website/address' })
  if (settings.lan) shown.push({ kind: 'lan', id: 'lan', href: '#/settings/address' })
  if (settings.check_for_updates && updatesPossible)
    shown.push({ kind: 'updates', id: 'updates', href: '#/settings/desktop' })
  // Whoever is to be reached by name is looked up.
  if (shown.some(({ kind }) => kind !== 'lan' && kind !== 'page_pictures'))
    shown.push({ kind: 'names', id: 'names', href: null })
  return shown
}

/** What goes to an address, and whose it is; null while nothing does. */
function senderOf(
  { kind, bot_id, key_id, inbox_id }: WhatIsSet['endpoints'][number],
  { bots, keys, inboxes }: WhatIsSet,
  open: ReadonlySet<string>,
) {
  if (kind === 'forward') {
    const name = inboxes.find(({ id }) => id === inbox_id)?.name ?? ''
    return { kind: inbox_id === null ? ('by_hand' as const) : kind, name }
  }
  if (bot_id === null || !open.has(bot_id)) return null
  if (kind === 'integration')
    return { kind: 'webhook' as const, name: bots.find(({ id }) => id === bot_id)?.name ?? '' }
  const key = keys.find(({ id }) => id === key_id)
  return key?.state === 'valid' ? { kind, name: key.name } : null
}

function placesOf(urls: readonly (string | null)[]): string | null {
  const hosts = urls.flatMap((url) => (url === null ? [] : [hostOf(url)])).filter((host) => !isThisPc(host))
  return hosts.length === 0 ? null : [...new Set(hosts)].join(', ')
}

/** An address we cannot read is shown as it is: rather one line too many than one too few. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
