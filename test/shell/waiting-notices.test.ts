import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textsFor } from '#main/shell/texts/index.ts'
import { createWaitingNotices, type Notice } from '#main/shell/waiting-notices.ts'
import type { Settings } from '#shared/schemas/settings.ts'

type Choice = Pick<Settings, 'notifications' | 'quiet_hours'>

describe('notifications of visitors who wait', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 12, 0) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function start(settings: Choice = { notifications: true, quiet_hours: null }, language = 'en') {
    const shown: Notice[] = []
    const notices = createWaitingNotices({
      settings: () => settings,
      texts: () => textsFor(language, 'en'),
      botName: async (id) => {
        if (id === 'bot_gone') throw new Error('no such bot')
        return 'Fjell'
      },
      show: (notice) => shown.push(notice),
    })
    const become = (session_id: string, status: 'waiting' | 'human' | 'bot', bot_id = 'bot_1') =>
      notices.handle({ type: 'session.status', bot_id, session_id, status })
    return { shown, become, stop: notices.stop }
  }

  it('say who waits in the shopkeeper’s language and lead to the conversation', async () => {
    const { shown, become } = start(undefined, 'de')
    become('ses_1', 'waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toEqual([
      {
        title: 'Ein Besucher wartet auf Sie',
        body: 'Ein Besucher im Chat mit Fjell möchte mit einem Menschen sprechen.',
        path: '/conversations/ses_1',
      },
    ])
  })

  it('gather a burst into one', async () => {
    const { shown, become } = start()
    for (const id of ['ses_1', 'ses_2', 'ses_2', 'ses_3']) become(id, 'waiting')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({ title: '3 visitors are waiting for you', path: '/conversations' })
  })

  it('rest a while after each, then count all who came meanwhile', async () => {
    const { shown, become } = start()
    become('ses_1', 'waiting')
    await vi.advanceTimersByTimeAsync(2_000)
    become('ses_2', 'waiting')
    await vi.advanceTimersByTimeAsync(10_000)
    become('ses_3', 'waiting')
    expect(shown).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown.map(({ title }) => title)).toEqual([
      'A visitor is waiting for you',
      '2 visitors are waiting for you',
    ])
    await vi.advanceTimersByTimeAsync(120_000)
    become('ses_4', 'waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toHaveLength(3)
  })

  it('leave out who was taken care of in the meantime', async () => {
    const { shown, become } = start()
    become('ses_1', 'waiting')
    become('ses_1', 'human')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toEqual([])
  })

  it('still come when the bot has no name', async () => {
    const { shown, become } = start()
    become('ses_1', 'waiting', 'bot_gone')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown[0]?.body).toBe('A visitor chatting with Shopbell asked for a person.')
  })

  it.each<[string, Choice]>([
    ['switched off', { notifications: false, quiet_hours: null }],
    ['in quiet hours', { notifications: true, quiet_hours: { from: '11:00', to: '13:00' } }],
  ])('do not come when %s', async (_when, settings) => {
    const { shown, become } = start(settings)
    become('ses_1', 'waiting')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })

  it('do not come after the end', async () => {
    const { shown, become, stop } = start()
    become('ses_1', 'waiting')
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })
})
