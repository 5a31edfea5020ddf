import { describe, expect, it } from 'vitest'
import { postChat } from '../../../helpers/api-client.ts'
import { openOutbox } from '../queue/open-outbox.ts'

type Outbox = Awaited<ReturnType<typeof openOutbox>>

async function eventsOf(outbox: Outbox) {
  const { events } = await outbox.rpc('events.list', { limit: 100 })
  return events.toReversed()
}

describe('an event of ours', () => {
  it('is recorded with what was said, not with what its text looks like', async () => {
    const outbox = await openOutbox()
    const text = 'reason: asked, product: Tent, customer: {"name": "Bo", "email": "none"}'
    await outbox.hear(text, 'visitor-1')
    const said = (await eventsOf(outbox)).find(({ card }) => card.message === text)
    expect(said).toMatchObject({ event_type: 'conversation.message', lead_id: null })
    expect(said?.card).toEqual({
      name: null,
      email: null,
      phone: null,
      others: 0,
      message: text,
      reason: null,
      products: [],
      last_messages: [],
    })
  })

  it('belongs to its conversation, and to the lead once they are known', async () => {
    const outbox = await openOutbox()
    await outbox.hear('Please write to me: mara@example.com', 'visitor-1')
    await outbox.hear('Can I talk to a person, please?', 'visitor-1')
    const events = await eventsOf(outbox)
    const lead = events.find(({ event_type }) => event_type === 'lead.created')
    const handover = events.find(({ event_type }) => event_type === 'handover.requested')
    expect(new Set(events.map(({ session_id }) => session_id)).size).toBe(1)
    expect(lead?.session_id).toMatch(/^ses_/)
    expect(handover).toMatchObject({
      lead_id: lead?.lead_id,
      card: { email: 'mara@example.com', reason: 'asked', message: 'Can I talk to a person, please?' },
    })
    expect(handover?.card.last_messages.at(0)).toEqual({
      role: 'visitor',
      text: 'Please write to me: mara@example.com',
    })
    const after = events.slice(events.findIndex(({ id }) => id === lead?.id))
    expect(new Set(after.map(({ lead_id }) => lead_id))).toEqual(new Set([lead?.lead_id]))
  })

  it('of a key with a mirror has the question and the answer, or why it was refused', async () => {
    const outbox = await openOutbox()
    const { key } = await outbox.rpc('keys.create', {
      bot_id: outbox.bot.id,
      name: 'Till',
      mirror_url: outbox.sink.url,
      mirror_allow_local: true,
    })
    const ask = (message: unknown) => postChat(outbox.url, key, { bot_id: outbox.bot.id, message })
    const { body } = await ask('hello')
    await ask(7)
    const exchanges = (await eventsOf(outbox)).filter(({ kind }) => kind === 'api')
    const { response, session_id } = body as { response: string; session_id: string }
    expect(exchanges).toMatchObject([
      {
        session_id,
        card: {
          message: 'hello',
          last_messages: [
            { role: 'visitor', text: 'hello' },
            { role: 'bot', text: response },
          ],
        },
      },
      { session_id: null, card: { message: null, last_messages: [{ role: 'bot' }] } },
    ])
  })

  it('sent as a test has the card of its kind and belongs to nobody', async () => {
    const outbox = await openOutbox()
    await outbox.test()
    const [event] = (await eventsOf(outbox)).filter(({ is_test }) => is_test)
    expect(event).toMatchObject({
      event_type: 'lead.created',
      lead_id: null,
      session_id: null,
      card: { name: 'Mara Lindqvist', email: 'mara.lindqvist@example.com' },
    })
  })
})
