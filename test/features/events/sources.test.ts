import { describe, expect, it } from 'vitest'
import { startHub } from '../../helpers/hub.ts'
import { openInbox } from '../inboxes/inbox.ts'

describe('where events come from', () => {
  it('keeps its name after it was archived or removed', async () => {
    const hub = await startHub()
    const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
    await fetch(`${hub.url}/api/chat/${bot.id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_id: 's', message: 'hello' }),
    })
    const inbox = await openInbox(hub, { name: 'Forms' })
    await inbox.post({ event_type: 'ping' })
    const empty = await openInbox(hub, { name: 'Empty' })
    const named = async () => (await hub.rpc('events.list', {})).events.map(({ source_name }) => source_name)
    const before = ['Forms', 'Shop']
    expect(await named()).toEqual(before)
    expect((await hub.rpc('events.sources', {})).sources).toEqual([
      { source: 'bot', id: bot.id, name: 'Shop', gone: false },
      { source: 'inbox', id: inbox.id, name: 'Forms', gone: false },
      { source: 'inbox', id: empty.id, name: 'Empty', gone: false },
    ])

    await hub.rpc('bots.archive', { bot_id: bot.id })
    await hub.rpc('inboxes.remove', { inbox_id: inbox.id })
    // Nothing ever came there: nobody looks for it.
    await hub.rpc('inboxes.remove', { inbox_id: empty.id })
    expect(await named()).toEqual(before)
    const [first] = (await hub.rpc('events.list', { inbox_id: inbox.id })).events
    expect(await hub.rpc('events.get', { event_id: first?.id ?? '' })).toMatchObject({ source_name: 'Forms' })
    const other = await hub.rpc('bots.create', { name: 'Zelt' })
    expect((await hub.rpc('events.sources', {})).sources).toEqual([
      { source: 'bot', id: other.id, name: 'Zelt', gone: false },
      { source: 'bot', id: bot.id, name: 'Shop', gone: true },
      { source: 'inbox', id: inbox.id, name: 'Forms', gone: true },
    ])
  })

  it('is filtered by a time in any zone', async () => {
    const hub = await startHub()
    const inbox = await openInbox(hub)
    await inbox.post({ event_type: 'ping' })
    const [event] = await inbox.all()
    const at = Date.parse(event?.recorded_at ?? '')
    const inBerlin = (ms: number) => new Date(ms + 2 * 3_600_000).toISOString().replace('Z', '+02:00')
    const from = async (ms: number) => (await hub.rpc('events.list', { from: inBerlin(ms) })).events.length
    expect(await from(at)).toBe(1)
    expect(await from(at + 1)).toBe(0)
  })
})
