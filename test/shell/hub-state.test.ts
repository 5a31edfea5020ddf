import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { followHub, type HubState, statusLines } from '#main/shell/hub-state.ts'
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
    expect(states.length).toBeGreaterThanOrEqual(5)
  })

  it('is said in a line or two', () => {
    const state = { settings: settingsDefaults, url: 'http://127.0.0.1:4840', paused: false, waiting: 0 }
    const english = textsFor('en', 'en')
    expect(statusLines(state, english)).toEqual(['Running at http://127.0.0.1:4840'])
    expect(statusLines({ ...state, waiting: 1 }, english)[1]).toBe('1 visitor is waiting')
    expect(statusLines({ ...state, waiting: 3 }, english)[1]).toBe('3 visitors are waiting')
    expect(statusLines({ ...state, paused: true }, english)[0]).toMatch(/^Paused/)
    expect(statusLines({ ...state, url: null }, english)[0]).toBe('Running, not reachable')
  })
})
