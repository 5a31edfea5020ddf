import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { badgeOf, followHub, type HubState, statusLines } from '#main/shell/hub-state.ts'
import { textsFor } from '#main/shell/texts/index.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'
import { openShop } from '../helpers/shop.ts'

describe('what the tray knows of the hub', () => {
  it('follows settings, pauses and those who wait', async () => {
    const shop = await openShop()
    const states: HubState[] = []
    const followed = await followHub({
      hub: shop,
      log: createLog({ level: 'silent' }),
      changed: (state) => states.push(state),
    })
    onTestFinished(followed.stop)
    expect(followed.current()).toMatchObject({ url: shop.url, paused: false, waiting: 0 })

    await shop.rpc('settings.update', { language: 'de' })
    expect(followed.current().settings.language).toBe('de')
    await shop.rpc('hub.pause', { paused: true })
    expect(followed.current().paused).toBe(true)
    await shop.rpc('hub.pause', { paused: false })

    const { session_id } = await shop.ask('A person, please')
    await shop.rpc('sessions.setStatus', { session_id, status: 'waiting' })
    await expect.poll(() => followed.current().waiting).toBe(1)
    await shop.rpc('sessions.setStatus', { session_id, status: 'human' })
    await expect.poll(() => followed.current().waiting).toBe(0)

    const inbox = await shop.rpc('inboxes.create', { name: 'Hosted chat' })
    await fetch(inbox.url, { method: 'POST', body: '{"event_type":"lead.created"}' })
    await expect.poll(() => followed.current().unread).toBeGreaterThan(0)
    await shop.rpc('events.mark', { filter: { archived: false }, read: true })
    await expect.poll(() => followed.current().unread).toBe(0)
    expect(states.length).toBeGreaterThanOrEqual(5)
  })

  it('is said in a line or two', () => {
    const state = {
      settings: settingsDefaults,
      url: 'http://127.0.0.1:4840',
      paused: false,
      waiting: 0,
      unread: 0,
    }
    const english = textsFor('en', 'en')
    expect(statusLines(state, english)).toEqual({ status: 'Running at http://127.0.0.1:4840', waits: [] })
    expect(statusLines({ ...state, waiting: 1, unread: 1 }, english).waits).toEqual([
      { label: '1 visitor is waiting', path: '/conversations' },
      { label: '1 unread event', path: '/events' },
    ])
    expect(statusLines({ ...state, waiting: 3 }, english).waits[0]?.label).toBe('3 visitors are waiting')
    expect(statusLines({ ...state, unread: 7 }, textsFor('de', 'en')).waits[0]?.label).toBe(
      '7 ungelesene Ereignisse',
    )
    expect(statusLines({ ...state, paused: true }, english).status).toMatch(/^Paused/)
    expect(statusLines({ ...state, url: null }, english).status).toBe('Running, but not reachable')
  })

  it('is one number on the icon, in which nobody counts twice', () => {
    const state = { settings: settingsDefaults, url: null, paused: false }
    expect(badgeOf({ ...state, waiting: 0, unread: 0 })).toBe(0)
    expect(badgeOf({ ...state, waiting: 1, unread: 4 })).toBe(4)
    expect(badgeOf({ ...state, waiting: 2, unread: 0 })).toBe(2)
  })
})
