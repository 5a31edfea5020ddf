import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { widgetResponseSchema } from '#shared/schemas/widget.ts'
import { expectProblem, send } from '../../helpers/http.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openFile, shopOn } from '../../helpers/shop.ts'
import { type Behaviour, says, stallsAfter } from '../language-model/model-server.ts'
import {
  builtIn,
  openPhrasingShop,
  type PhrasingShop,
  patient,
  returns,
} from '../language-model/phrasing-shop.ts'

const hub = sharedHub({ limits: patient })
const openHere = (behaviour?: Behaviour, more: object = {}) =>
  openPhrasingShop(behaviour, { on: hub(), ...more })

const question = 'Can I return an item?'

type Event = { readonly event: string; readonly data: Record<string, unknown> }

/** Says something as a page that reads Server-Sent Events, and hears it to its end. */
async function stream(shop: Pick<PhrasingShop, 'say'>, body: object): Promise<Event[]> {
  const answer = await shop.say(body, { headers: { accept: 'text/event-stream' } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/event-stream\b/)
  return answer.text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) }
    })
}

function spoken(events: readonly Event[]): string {
  return events.flatMap(({ event, data }) => (event === 'text' ? [data['text']] : [])).join('')
}

function answerOf(events: readonly Event[]) {
  expect(events.map(({ event }) => event)).toEqual([...events.slice(1).map(() => 'text'), 'answer'])
  return widgetResponseSchema.strict().parse(events.at(-1)?.data)
}

describe('POST /api/chat/{botId}/message as Server-Sent Events', () => {
  it('is one text and the answer where no model phrases', async () => {
    const shop = await shopOn(hub())
    await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
    const events = await stream(shop, { message: question, session_id: 'v1' })
    expect(events.map(({ event }) => event)).toEqual(['text', 'answer'])
    const answer = answerOf(events)
    expect(answer).toMatchObject({ reply: builtIn, session_id: 'v1', status: 'bot' })
    expect(spoken(events)).toBe(builtIn)
    const plain = await shop.hear(question, 'v2')
    expect({ ...answer, session_id: '', message_id: '' }).toEqual({
      ...plain,
      session_id: '',
      message_id: '',
    })
  })

  it('streams each sentence of a model as soon as it is grounded, then the whole', async () => {
    const shop = await openHere(
      says('Of course', '. You have 30 days', ' to send it back [1]. ', 'Keep the receipt', ' [1].'),
    )
    const events = await stream(shop, { message: question })
    const answer = answerOf(events)
    expect(events.slice(0, -1).map(({ data }) => data['text'])).toEqual([
      'Of course. You have 30 days to send it back.',
      ' Keep the receipt.',
    ])
    expect(answer.reply).toBe(spoken(events))
    expect(answer.sources).toEqual([{ title: returns.question, url: returns.url }])
    expect(await shop.phrasedBy(answer.message_id)).toMatchObject({ used: true })
  })

  it('sends the built-in answer where nothing was grounded', async () => {
    const shop = await openHere(says('You have 90 days [1].'))
    const events = await stream(shop, { message: question })
    expect(spoken(events)).toBe(builtIn)
    expect(answerOf(events).reply).toBe(builtIn)
  })

  it('ends what was said with the built-in answer where the rest is not grounded', async () => {
    const shop = await openHere(says('Yes, you can send it back [1]. ', 'You have 90 days [1].'))
    const events = await stream(shop, { message: question })
    const answer = answerOf(events)
    expect(answer.reply).toBe(`Yes, you can send it back.\n\n${builtIn}`)
    expect(spoken(events)).toBe(answer.reply)
    const phrased = await shop.phrasedBy(answer.message_id)
    expect(phrased).toMatchObject({ used: true, why: expect.stringContaining('90') })
    expect(await shop.transcript(await lastSession(shop))).toEqual([
      `visitor: ${question}`,
      `bot: ${answer.reply}`,
    ])
  })

  it('does the same where the model stalls half way', async () => {
    const shop = await openHere(stallsAfter('Yes, you can send it back [1]. ', 'You'), {
      timeout_ms: 700,
    })
    const events = await stream(shop, { message: question })
    expect(answerOf(events).reply).toBe(`Yes, you can send it back.\n\n${builtIn}`)
  })

  it('has no text while a person answers', async () => {
    const shop = await openHere(says('You have 30 days [1].'))
    await shop.hear('hello', 'v1')
    await shop.rpc('sessions.setStatus', { session_id: await lastSession(shop), status: 'human' })
    const events = await stream(shop, { message: question, session_id: 'v1' })
    expect(events).toMatchObject([{ event: 'answer', data: { reply: '', status: 'human' } }])
    expect(shop.model.requests).toEqual([])
  })

  it('is silent where a person took over while the model had said nothing yet', async () => {
    const shop = await openHere(stallsAfter('You'), { timeout_ms: 1500 })
    await shop.hear('hello', 'v1')
    const id = await lastSession(shop)
    const answer = stream(shop, { message: question, session_id: 'v1' })
    await asked(shop)
    await shop.rpc('sessions.reply', { session_id: id, text: 'Ann here.' })
    expect(await answer).toMatchObject([{ event: 'answer', data: { reply: '', status: 'human' } }])
    expect((await shop.hear('still there?', 'v1')).reply).toBe('')
  })

  it('answers faults before the first word as problems', async () => {
    const shop = await shopOn(hub())
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
    const say = (body: unknown, bot = shop.bot.id) =>
      send(`${shop.url}/api/chat/${bot}/message`, { method: 'POST', headers, body })
    expectProblem(await say({ message: '' }), 400, 'invalid_request')
    expectProblem(await say('{'), 400, 'invalid_json')
    expectProblem(await say({ message: 'hello' }, 'bot_none'), 404, 'bot_not_found')
  })

  it('answers faults after the first word as an event, the last', async () => {
    const shop = await openPhrasingShop(says('You have 30 days [1]. ', 'Keep the receipt [1].'))
    openFile(shop).exec(
      "CREATE TRIGGER no_more BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'no'); END",
    )
    const events = await stream(shop, { message: question })
    expect(events.map(({ event }) => event)).toEqual(['text', 'text', 'error'])
    expect(events.at(-1)?.data).toMatchObject({ status: 500, code: 'internal' })
    expect(JSON.stringify(events)).not.toContain('RAISE')
  })

  it('stops the model when the visitor goes away, and keeps what was said', async () => {
    const shop = await openHere(stallsAfter('Yes, you can send it back [1]. ', 'You'), {
      timeout_ms: 60_000,
    })
    const ended = shop.model.ended()
    await leaveAfterFirstWord(shop)
    await ended
    expect(shop.model.open()).toBe(0)
    expect(await kept(shop)).toEqual([`visitor: ${question}`, 'bot: Yes, you can send it back.'])
  })

  it('stops it also for a visitor who waits for JSON, and keeps the built-in answer', async () => {
    const shop = await openHere(stallsAfter('You'), { timeout_ms: 60_000 })
    const ended = shop.model.ended()
    const outgoing = open(shop, 'application/json')
    await asked(shop)
    outgoing.destroy()
    await ended
    expect(await kept(shop)).toEqual([`visitor: ${question}`, `bot: ${builtIn}`])
  })

  it('may be read by the pages that may talk to the bot, and by no others', async () => {
    const shop = await shopOn(hub(), { allowed_origins: ['https://fjell.example'] })
    const from = (origin: string) =>
      shop.say({ message: 'hello' }, { headers: { accept: 'text/event-stream', origin } })
    const ours = await from('https://fjell.example')
    expect(ours.headers['access-control-allow-origin']).toBe('https://fjell.example')
    expect(ours.headers['content-type']).toMatch(/^text\/event-stream/)
    expectProblem(await from('https://other.example'), 403, 'origin_not_allowed')
  })

  it('leaves the JSON form to everyone who does not ask for events', async () => {
    const shop = await shopOn(hub())
    for (const accept of [undefined, '*/*', 'application/json', 'text/html, application/json']) {
      const answer = await shop.say({ message: 'hello' }, { headers: { accept } })
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(Object.keys(answer.body as object)).toEqual([
        'reply',
        'confidence',
        'buttons',
        'session_id',
        'sources',
        'products',
        'intent',
        'status',
        'message_id',
        'seq',
        'form',
      ])
    }
  })

  it('is in the OpenAPI document', async () => {
    const shop = await shopOn(hub())
    const { body } = await send(`${shop.url}/openapi.json`)
    expect(body).toMatchObject({
      paths: {
        '/api/chat/{botId}/message': {
          post: {
            description: expect.stringContaining('text/event-stream'),
            responses: {
              200: {
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/WidgetResponse' } },
                  'text/event-stream': { schema: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    })
  })
})

function open(shop: PhrasingShop, accept: string) {
  const outgoing = request(`${shop.url}/api/chat/${shop.bot.id}/message`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    agent: false,
  })
  outgoing.on('error', () => {})
  outgoing.end(JSON.stringify({ message: question, session_id: 'v1' }))
  return outgoing
}

function leaveAfterFirstWord(shop: PhrasingShop): Promise<void> {
  const outgoing = open(shop, 'text/event-stream')
  return new Promise((resolve) => {
    outgoing.on('response', (incoming) => {
      incoming.on('error', () => {})
      incoming.once('data', () => {
        outgoing.destroy()
        resolve()
      })
    })
  })
}

async function asked(shop: PhrasingShop): Promise<void> {
  await expect.poll(() => shop.model.requests.length).toBeGreaterThan(0)
}

async function lastSession(shop: Pick<PhrasingShop, 'rpc' | 'bot'>): Promise<string> {
  const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id, limit: 1 })
  return sessions[0]?.id ?? ''
}

/** The transcript, once it is there. */
async function kept(shop: PhrasingShop): Promise<string[]> {
  await expect.poll(() => lastSession(shop)).not.toBe('')
  return shop.transcript(await lastSession(shop))
}
