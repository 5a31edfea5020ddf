import { describe, expect, it } from 'vitest'
import { openSink } from '../../../helpers/sink.ts'
import { openOutbox } from '../queue/open-outbox.ts'

type Outbox = Awaited<ReturnType<typeof openOutbox>>

/** What arrived, once that many did; several are sent at a time, so in any order. */
async function received(outbox: Outbox, count: number) {
  await expect.poll(() => outbox.sink.received.length).toBe(count)
  return outbox.sink.received.map(
    ({ body }) => body as typeof body & { session_id: string; data: Record<string, unknown> },
  )
}

const types = (events: readonly { event_type: string }[]) => events.map(({ event_type }) => event_type).sort()

describe('what a bot sends to the systems of its shop', () => {
  it('is each conversation with all its messages', async () => {
    const outbox = await openOutbox()
    const { session_id } = await outbox.hear('hello', 'visitor-1')
    const events = await received(outbox, 3)
    expect(types(events)).toEqual(['conversation.message', 'conversation.message', 'conversation.started'])
    const started = events.find(({ event_type }) => event_type === 'conversation.started')
    expect(started).toEqual({
      event_type: 'conversation.started',
      event_id: expect.stringMatching(/^evt_/),
      occurred_at: new Date(outbox.clock.now()).toISOString(),
      bot_id: outbox.bot.id,
      session_id,
      data: { channel: 'widget' },
    })
    const messages = events.filter(({ event_type }) => event_type === 'conversation.message')
    expect(new Set(messages.map(({ data }) => data['role']))).toEqual(new Set(['visitor', 'bot']))
    expect(messages.map(({ data }) => data['text'])).toContain('hello')

    // The second message begins nothing.
    await outbox.hear('thanks', 'visitor-1')
    const later = (await received(outbox, 5)).filter(
      ({ event_type }) => event_type !== 'conversation.message',
    )
    expect(later).toEqual([started])
  })

  it('is who left an address, once as new and then as updated', async () => {
    const outbox = await openOutbox({ endpoint: { event_types: ['lead.created', 'lead.updated'] } })
    await outbox.hear('Please write to me: mara@example.com', 'visitor-1')
    await outbox.hear('as I said, mara@example.com', 'visitor-1')
    await outbox.hear('or call +1 415 555 2671', 'visitor-1')
    const events = await received(outbox, 2)
    const created = events.find(({ event_type }) => event_type === 'lead.created')
    const updated = events.find(({ event_type }) => event_type === 'lead.updated')
    expect(created).toMatchObject({
      event_type: 'lead.created',
      session_id: 'visitor-1',
      data: {
        name: null,
        email: 'mara@example.com',
        phone: null,
        message: 'Please write to me: mara@example.com',
      },
    })
    expect(updated).toMatchObject({
      event_type: 'lead.updated',
      data: { lead_id: created?.data['lead_id'], email: 'mara@example.com', phone: '+14155552671' },
    })
  })

  it('is who waits for a person, who came and who went', async () => {
    const outbox = await openOutbox({
      endpoint: {
        event_types: ['handover.requested', 'handover.accepted', 'handover.closed', 'conversation.closed'],
      },
    })
    await outbox.hear('I want to talk to a human', 'visitor-1')
    await outbox.hear('hello? a human please', 'visitor-1')
    const { sessions } = await outbox.rpc('sessions.list', {})
    const session_id = sessions[0]?.id ?? ''
    await outbox.rpc('sessions.reply', { session_id, text: 'Kari here' })
    await outbox.rpc('sessions.reply', { session_id, text: 'What can I do?' })
    await outbox.rpc('sessions.setStatus', { session_id, status: 'closed' })
    const events = await received(outbox, 4)
    expect(types(events)).toEqual([
      'conversation.closed',
      'handover.accepted',
      'handover.closed',
      'handover.requested',
    ])
    const requested = events.find(({ event_type }) => event_type === 'handover.requested')
    expect(requested?.data).toEqual({
      reason: 'asked',
      last_messages: [
        { role: 'visitor', text: 'I want to talk to a human', at: expect.any(String) },
        { role: 'bot', text: expect.any(String), at: expect.any(String) },
      ],
    })
    const closed = events.find(({ event_type }) => event_type === 'handover.closed')
    expect(closed?.data).toMatchObject({ reason: 'asked' })
    const words = closed?.data['last_messages'] as { role: string }[] | undefined
    expect(words?.at(-1)).toMatchObject({ role: 'human' })
  })

  it('is already read when the merchant caused it', async () => {
    const outbox = await openOutbox()
    await outbox.hear('I want to talk to a human', 'visitor-1')
    const session_id = (await outbox.rpc('sessions.list', {})).sessions[0]?.id ?? ''
    await outbox.rpc('sessions.reply', { session_id, text: 'Kari here' })
    await outbox.rpc('sessions.setStatus', { session_id, status: 'closed' })
    await outbox.rpc('sessions.setStatus', { session_id, status: 'waiting' })
    const { events } = await outbox.rpc('events.list', { kind: 'handover' })
    expect(events.toReversed().map(({ event_type, read }) => [event_type, read])).toEqual([
      ['handover.requested', false],
      ['handover.accepted', true],
      ['handover.closed', true],
      ['handover.requested', true],
    ])
  })

  it.each([
    ['before', ['I am at mara@example.com, my name is Mara Lind', 'I want to talk to a human']],
    ['afterwards', ['I want to talk to a human', 'I am at mara@example.com, my name is Mara Lind']],
  ])('says who waits for a person where they said it %s', async (_, said) => {
    const outbox = await openOutbox()
    for (const text of said) await outbox.hear(text, 'visitor-1')
    await outbox.hear('I want to talk to a human', 'visitor-2')
    const { events } = await outbox.rpc('events.list', { event_type: 'handover.requested', brief: true })
    const { leads } = await outbox.rpc('leads.list', {})
    expect(events).toMatchObject([
      { lead_id: null, card: { name: null, email: null } },
      { lead_id: leads[0]?.id, card: { name: 'Mara Lind', email: 'mara@example.com', phone: null } },
    ])
    const { text } = await outbox.rpc('events.export', { kind: 'handover', format: 'csv' })
    expect(text).toContain('Mara Lind')
  })

  it('says which rule asked for a person', async () => {
    const rules = { enabled: true, keywords: ['complaint'], after_doubts: 2 }
    const outbox = await openOutbox({ endpoint: { event_types: ['handover.requested'] } })
    await outbox.rpc('bots.update', { bot_id: outbox.bot.id, handover_rules: rules })
    await outbox.hear('this is a complaint', 'one')
    await outbox.hear('xyzzy plugh frobnicate', 'two')
    await outbox.hear('quux blorp zzzt', 'two')
    const events = await received(outbox, 2)
    expect(new Set(events.map(({ session_id, data }) => `${session_id} ${data['reason']}`))).toEqual(
      new Set(['one rule', 'two low_confidence']),
    )
  })

  it('is only what was chosen', async () => {
    const outbox = await openOutbox({ endpoint: { event_types: ['conversation.started'] } })
    await outbox.hear('hello, I am at mara@example.com', 'visitor-1')
    await outbox.hear('hello again', 'visitor-2')
    expect(types(await received(outbox, 2))).toEqual(['conversation.started', 'conversation.started'])
    expect(await outbox.deliveries()).toHaveLength(2)
  })

  it('is in the list of events whether or not anybody wants it, but for single messages', async () => {
    const outbox = await openOutbox()
    await outbox.rpc('endpoints.remove', { endpoint_id: outbox.endpoint.id })
    await outbox.hear('I am at mara@example.com', 'visitor-1')
    const { events } = await outbox.rpc('events.list', {})
    expect(types(events)).toEqual(['conversation.started', 'lead.created'])
    const read = Object.fromEntries(events.map(({ event_type, read }) => [event_type, read]))
    expect(read).toEqual({ 'conversation.started': true, 'lead.created': false })
    const { sessions } = await outbox.rpc('sessions.list', {})
    expect(new Set(events.map(({ session_id }) => session_id))).toEqual(new Set([sessions[0]?.id]))
    expect(outbox.sink.received).toEqual([])
  })

  it('goes to its own bot’s address alone', async () => {
    const outbox = await openOutbox()
    const other = await outbox.rpc('bots.create', { name: 'Other', plan: 'business' })
    const sink = await openSink()
    await outbox.rpc('endpoints.set', { bot_id: other.id, url: sink.url, allow_local: true })
    await outbox.hear('hello', 'visitor-1')
    await received(outbox, 3)
    expect(sink.received).toEqual([])
  })
})
