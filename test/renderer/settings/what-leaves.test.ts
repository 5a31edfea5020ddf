import { describe, expect, it } from 'vitest'
import { type Leaving, type WhatIsSet, whatLeaves } from '#renderer/features/settings/what-leaves.ts'

const nothing: WhatIsSet = {
  settings: { check_for_updates: false, lan: false, public_url: null, picture_hosts: [] },
  bots: [],
  phrasings: [],
  keys: [],
  inboxes: [],
  endpoints: [],
  connections: [],
  sources: [],
  updatesPossible: true,
  products: 0,
}
const bot = { id: 'bot_1', name: 'Shop', archived: false }
const key = { id: 'key_1', bot_id: 'bot_1', name: 'Website', state: 'valid' } as const
const inbox = { id: 'inb_1', name: 'Hosted chat' }
const none = { bot_id: null, key_id: null, inbox_id: null, state: 'active' } as const
const webhook = {
  ...none,
  kind: 'integration',
  id: 'end_1',
  bot_id: 'bot_1',
  url: 'https://hooks.example',
} as const
const mirror = {
  ...none,
  kind: 'mirror',
  id: 'end_2',
  bot_id: 'bot_1',
  key_id: 'key_1',
  url: 'https://mirror.example',
} as const
const forward = {
  ...none,
  kind: 'forward',
  id: 'end_3',
  inbox_id: 'inb_1',
  url: 'https://crm.example',
} as const
const byHand = { ...none, kind: 'forward', id: 'end_4', url: 'https://mate.example' } as const
const connection = { id: 'con_1', name: 'Hosted', base_url: 'https://chat.example', widget_base_url: null }

/** But for the names that all of it is found by. */
function sent(set: WhatIsSet): Leaving['kind'][] {
  return whatLeaves(set).flatMap(({ kind }) => (kind === 'names' ? [] : [kind]))
}

describe('whatLeaves', () => {
  it('names catalogs that are fetched from the web, and no files of this PC', () => {
    const source = { id: 'src_1', name: 'Feed', path: 'https://shop.example/feed.xml', enabled: true }
    const sources = [source, { ...source, path: '/home/shop/feed.xml' }, { ...source, enabled: false }]
    expect(whatLeaves({ ...nothing, sources })[0]).toMatchObject({ kind: 'web_import', to: 'shop.example' })
    expect(sent({ ...nothing, sources })).toEqual(['web_import'])
  })

  it('is empty when nothing is set', () => {
    expect(whatLeaves(nothing)).toEqual([])
    expect(whatLeaves({ ...nothing, bots: [bot], keys: [key] })).toEqual([])
  })

  it('names each thing, where it goes and where to change it', () => {
    const leaving = whatLeaves({
      settings: {
        check_for_updates: true,
        lan: true,
        public_url: 'https://chat.shop.example',
        picture_hosts: ['cdn.shop.example', 'img.example'],
      },
      bots: [bot],
      inboxes: [inbox],
      endpoints: [mirror, { ...webhook, url: 'https://hooks.example:8443/in?secret=***' }, forward, byHand],
      phrasings: [{ bot_id: 'bot_1', enabled: true, base_url: 'https://models.example/v1' }],
      keys: [key],
      connections: [connection],
      sources: [],
      updatesPossible: true,
      products: 60,
    })
    expect(leaving).toEqual([
      { kind: 'mirror', id: 'end_2', name: 'Website', to: 'mirror.example', href: '#/webhooks/end_2' },
      { kind: 'webhook', id: 'end_1', name: 'Shop', to: 'hooks.example:8443', href: '#/webhooks/end_1' },
      { kind: 'forward', id: 'end_3', name: 'Hosted chat', to: 'crm.example', href: '#/webhooks/end_3' },
      { kind: 'by_hand', id: 'end_4', name: '', to: 'mate.example', href: '#/webhooks/end_4' },
      { kind: 'phrasing', id: 'bot_1', name: 'Shop', to: 'models.example', href: '#/bots/bot_1/ai-model' },
      {
        kind: 'connection',
        id: 'con_1',
        name: 'Hosted',
        to: 'chat.example',
        href: '#/settings/connections/con_1',
      },
      {
        kind: 'pictures',
        id: 'pictures',
        to: 'cdn.shop.example, img.example',
        href: null,
      },
      { kind: 'page_pictures', id: 'page_pictures', href: null },
      {
        kind: 'public',
        id: 'public',
        name: 'chat.shop.example',
        to: 'chat.shop.example',
        href: '#/website/address',
      },
      { kind: 'lan', id: 'lan', href: '#/settings/address' },
      { kind: 'updates', id: 'updates', href: '#/settings/desktop' },
      { kind: 'names', id: 'names', href: null },
    ])
  })

  it.each([
    'http://localhost:9000/in',
    'http://127.0.0.1/in',
    'http://127.8.0.1:80/in',
    'http://[::1]:4841/in',
    'http://shop.localhost/in',
  ])('leaves out what stays on this PC: %s', (url) => {
    const leaving = whatLeaves({
      ...nothing,
      bots: [bot],
      keys: [key],
      endpoints: [webhook, mirror, forward, byHand].map((one) => ({ ...one, url })),
      connections: [{ ...connection, base_url: url }],
    })
    expect(leaving).toEqual([])
  })

  it.each(['http://127.0.0.1.evil.example/', 'http://localhost.evil.example/', 'http://192.168.1.20/'])(
    'is not fooled by a name that only looks like this PC: %s',
    (url) => {
      expect(sent({ ...nothing, bots: [bot], endpoints: [{ ...webhook, url }] })).toEqual(['webhook'])
    },
  )

  it('names both places of a connection, and only the one that is elsewhere', () => {
    const to = (base_url: string, widget_base_url: string | null) =>
      whatLeaves({ ...nothing, connections: [{ ...connection, base_url, widget_base_url }] }).flatMap(
        (one) => (one.kind === 'connection' ? [one.to] : []),
      )
    expect(to('https://chat.example', 'https://cdn.example')).toEqual(['chat.example, cdn.example'])
    expect(to('https://chat.example', 'https://chat.example/widget')).toEqual(['chat.example'])
    expect(to('http://127.0.0.1:4841', 'https://cdn.example')).toEqual(['cdn.example'])
  })

  it('leaves out what does not work any more', () => {
    const set = { ...nothing, bots: [bot], keys: [key], endpoints: [webhook, mirror] }
    expect(sent(set)).toEqual(['webhook', 'mirror'])
    expect(sent({ ...set, keys: [{ ...key, state: 'revoked' }] })).toEqual(['webhook'])
    expect(whatLeaves({ ...set, bots: [{ ...bot, archived: true }] })).toEqual([])
    expect(whatLeaves({ ...set, endpoints: [{ ...webhook, state: 'disabled' }] })).toEqual([])
  })

  it('counts the update check only where the app can ask', () => {
    const settings = { ...nothing.settings, check_for_updates: true }
    expect(sent({ ...nothing, settings })).toEqual(['updates'])
    expect(whatLeaves({ ...nothing, settings, updatesPossible: false })).toEqual([])
  })

  it('names the websites that pictures are loaded from, once they are allowed', () => {
    expect(sent({ ...nothing, products: 1 })).toEqual(['page_pictures'])
    const settings = { ...nothing.settings, picture_hosts: ['cdn.shop.example'] }
    expect(sent({ ...nothing, settings, products: 1 })).toEqual(['pictures', 'page_pictures'])
  })
})
