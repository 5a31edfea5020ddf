import { describe, expect, it } from 'vitest'
import { startHub } from '../../helpers/hub.ts'

async function openShop() {
  const hub = await startHub()
  const bot = await hub.rpc('bots.create', { name: 'Shop', allowed_origins: ['*'] })
  const say = async (session_id: string, ...messages: string[]) => {
    for (const message of messages) {
      const answer = await fetch(`${hub.url}/api/chat/${bot.id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, message }),
      })
      expect(answer.status).toBe(200)
    }
  }
  const inbox = await hub.rpc('inboxes.create', { name: 'Till' })
  const receive = (body: object) =>
    fetch(inbox.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { hub, bot, say, receive }
}

describe('events, grouped by conversation', () => {
  it('are one entry a conversation, with what was asked and how much happened', async () => {
    const { hub, say, receive } = await openShop()
    await say('one', 'Do you have tents?', 'I am Mara, mara@example.com', 'I want to talk to a human')
    await say('two', 'Where is my order?')
    await receive({ event_type: 'order.paid' })
    const all = await hub.rpc('events.list', {})
    expect(
      all.events.every(({ conversation }) => conversation === undefined),
      'only where asked',
    ).toBe(true)
    const { events } = await hub.rpc('events.list', { group: 'conversation', brief: true })
    expect(events.map(({ event_type, conversation }) => [event_type, conversation?.question])).toEqual([
      ['order.paid', undefined],
      ['conversation.started', 'Where is my order?'],
      ['handover.requested', 'Do you have tents?'],
    ])
    const first = events[2]
    const own = all.events.filter(({ session_id }) => session_id === first?.session_id)
    expect(first?.conversation?.events).toBe(own.length)
    expect(first?.conversation?.unread).toBe(own.filter(({ read }) => !read).length)

    const important = await hub.rpc('events.list', {
      group: 'conversation',
      hide_kinds: ['conversation', 'api'],
      tests: false,
    })
    expect(important.events.map(({ event_type }) => event_type)).toEqual(['order.paid', 'handover.requested'])
    const { by_kind } = await hub.rpc('events.counts', {})
    expect(by_kind).toMatchObject({ conversation: 2, handover: 1, lead: 1, other: 1 })
  })

  it('take the newest event that fits a filter, and page without a conversation twice', async () => {
    const { hub, say } = await openShop()
    for (const name of ['a', 'b', 'c'])
      await say(name, `Question of ${name}`, `I am ${name}, ${name}@example.com`, 'I want to talk to a human')
    const leads = await hub.rpc('events.list', { group: 'conversation', kind: 'lead' })
    expect(leads.events.map(({ event_type }) => event_type)).toEqual(Array(3).fill('lead.created'))
    const seen: (string | null)[] = []
    let after: string | undefined
    do {
      const page = await hub.rpc('events.list', {
        group: 'conversation',
        limit: 1,
        ...(after ? { after } : {}),
      })
      seen.push(...page.events.map(({ session_id }) => session_id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(3)
    expect(new Set(seen).size).toBe(3)

    const [, second] = leads.events
    await hub.rpc('events.mark', { filter: { session_id: second?.session_id ?? '' }, archived: true })
    expect((await hub.rpc('events.list', { group: 'conversation' })).events).toHaveLength(2)
    const archived = await hub.rpc('events.list', { group: 'conversation', archived: true })
    expect(archived.events).toHaveLength(1)
    expect(archived.events[0]?.conversation?.events).toBe(3)
  })
})
