import { describe, expect, it } from 'vitest'
import type { Script } from '../../helpers/model-servers.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openAssistedShop } from './assistant-shop.ts'
import { builtIn, patient } from './phrasing-shop.ts'

const hub = sharedHub({ limits: patient })
const openHere = (script: Script, more: object = {}) => openAssistedShop(script, { on: hub(), ...more })

const question = 'Can I return an item?'
const knowledge = { name: 'find_knowledge', arguments: { question } }
const jackets = { name: 'search_products', arguments: { kind: 'rain jacket' } }
const right = 'You can send anything back within 30 days.'
const afterLooking =
  (...say: readonly string[]): Script =>
  ({ round }) =>
    round === 0 ? { call: [knowledge] } : { say }

describe('where the assistant fails, the built-in answer is sent', () => {
  const cases: readonly [string, Script, string, object?][] = [
    ['it is slow', () => ({ stall: [] }), 'model_timeout', { timeout_ms: 600 }],
    [
      'it stalls after it looked something up',
      ({ round }) => (round === 0 ? { call: [knowledge] } : { stall: [] }),
      'model_timeout',
      { timeout_ms: 800 },
    ],
    ['it has too many requests', () => ({ status: 429 }), 'model_too_many_requests'],
    ['it refuses the key', () => ({ status: 401 }), 'model_key_refused'],
    ['its server fails', () => ({ status: 503 }), 'model_http_error'],
    ['it is nowhere', () => ({ status: 404 }), 'model_not_found'],
    ['it redirects', () => ({ status: 307 }), 'model_redirected'],
    ['it hangs up at once', () => ({ hangUp: [] }), 'model_connection_lost'],
    ['it is empty', () => ({ say: [] }), 'model_answer_empty'],
    ['its stream is broken JSON', () => ({ raw: 'data: {"choices": [{"del\n\n' }), 'model_response_invalid'],
    ['its stream is none', () => ({ raw: '<html>hello</html>' }), 'model_response_invalid'],
    ['it looks things up without end', () => ({ call: [knowledge] }), 'model_too_many_steps'],
    [
      'it calls what there is not, again and again',
      () => ({ call: [{ name: 'delete_everything', arguments: {} }] }),
      'model_too_many_steps',
    ],
    [
      'its arguments are broken JSON each time',
      () => ({ call: [{ name: 'find_knowledge', arguments: '{"question": ' }] }),
      'model_too_many_steps',
    ],
    ['it says that it knows nothing', () => ({ say: ['NO_ANSWER'] }), 'model_no_answer'],
    [
      'it lies without looking',
      () => ({ say: ['You have 90 days to send it back.'] }),
      'model_unknown_number',
    ],
    [
      'it lies about what it found',
      afterLooking('You have 90 days to send it back.'),
      'model_unknown_number',
    ],
    [
      'politeness is all that is left of a lie',
      afterLooking('Happy to help! You have 90 days. Anything else?'),
      'model_unknown_number',
    ],
    ['it promises', afterLooking('Sending it back is free.'), 'model_unknown_promise'],
    [
      'it talks to itself only',
      () => ({ say: ['<think>The visitor wants 99 refunds.</think>'] }),
      'model_answer_empty',
    ],
    [
      'it answers in another language',
      afterLooking('Sie können alles innerhalb von 30 Tagen an uns zurückgeben.'),
      'model_other_language',
    ],
    ['it finds a question of the shop off the topic', () => ({ say: ['OFF_TOPIC'] }), ''],
  ]
  it.each(cases)('%s', async (_, script, code, more = {}) => {
    const shop = await openHere(script, more)
    const heard = await shop.hear(question, 'v1')
    expect(heard.reply).toBe(builtIn)
    const traced = await shop.tracedOf(heard.message_id)
    expect(traced).toMatchObject({ mode: 'assistant', used: false })
    expect(traced?.fault?.code ?? '').toBe(code)
  })

  it('leaves out what is wrong and keeps what is right', async () => {
    const shop = await openHere(
      afterLooking(`${right} `, 'Sending it back is free. ', 'Is there anything else?'),
    )
    const heard = await shop.hear(question, 'v1')
    expect(heard.reply).toBe(`${right} Is there anything else?`)
    expect(await shop.tracedOf(heard.message_id)).toMatchObject({
      used: true,
      dropped: [{ text: 'Sending it back is free.', fault: { code: 'model_unknown_promise' } }],
    })
  })

  it('corrects itself after a wrong call', async () => {
    const shop = await openHere(({ round }) =>
      round === 0
        ? { call: [{ name: 'find_knowledge', arguments: { q: 'returns' } }] }
        : round === 1
          ? { call: [knowledge] }
          : { say: [right] },
    )
    const heard = await shop.hear(question, 'v1')
    expect(heard.reply).toBe(right)
    const traced = await shop.tracedOf(heard.message_id)
    expect(traced?.steps?.map(({ result }) => result.includes('error'))).toEqual([true, false])
  })

  it('goes on with the built-in answer where it breaks off in the middle of a stream', async () => {
    const shop = await openHere(({ round }) =>
      round === 0 ? { call: [knowledge] } : { hangUp: [`${right} `, 'Just keep the receipt and '] },
    )
    // One JSON is sent at once: half an answer is none.
    expect((await shop.hear(question, 'v1')).reply).toBe(builtIn)
    const stream = await shop.say(
      { message: question, session_id: 'v2' },
      { headers: { accept: 'text/event-stream' } },
    )
    expect(stream.text).toContain(JSON.stringify(`${right}\n\n${builtIn}`))
  })

  it('does not ask for a minute after the server said no', async () => {
    const shop = await openHere(() => ({ status: 429 }))
    await shop.hear(question, 'v1')
    const heard = await shop.hear(question, 'v2')
    expect(heard.reply).toBe(builtIn)
    expect(shop.model.given).toHaveLength(1)
    expect((await shop.tracedOf(heard.message_id))?.fault?.code).toBe('model_paused')
    const { state } = await shop.rpc('phrasing.usage', { bot_id: shop.bot.id })
    expect(state).toMatchObject({ kind: 'resting', fault: { code: 'model_too_many_requests' } })
  })

  it('answers one polite sentence of our own where a message is off the topic', async () => {
    const shop = await openHere(() => ({ say: ['OFF_TOPIC'] }))
    const heard = await shop.hear('who won the world cup in 1974?', 'v1')
    expect(heard.intent).toBe('off_topic')
    expect(heard.reply).not.toContain('OFF_TOPIC')
    expect(heard.status).toBe('bot')
  })

  it('calls a person in our own words', async () => {
    const shop = await openHere(({ round }) =>
      round === 0 ? { call: [{ name: 'hand_over', arguments: { reason: 'angry' } }] } : { say: [] },
    )
    const heard = await shop.hear('this is all too complicated', 'v1')
    expect(heard).toMatchObject({ status: 'waiting', intent: 'human' })
    expect(heard.reply).not.toBe('')
  })

  it('asks for an address in our own words', async () => {
    const shop = await openHere(({ round }) =>
      round === 0
        ? { call: [jackets, { name: 'offer_contact', arguments: { reason: 'quote' } }] }
        : { say: ['We have two rain jackets.'] },
    )
    const heard = await shop.hear('could you do something for a whole team', 'v1')
    expect(heard.reply).toMatch(/^We have two rain jackets\.\n\n.+/)
    expect(heard.form).toBe('contact')
  })

  it('sends nobody’s address out, and says it where the model does', async () => {
    const shop = await openHere(afterLooking(right))
    await shop.hear('My name is Ann Lee, what is your return policy?', 'v1')
    await shop.hear(
      'I wrote from ann.lee@mail.example about order A-10023, how long may I take to send it back?',
      'v1',
    )
    const sent = shop.model.given.map(({ text }) => text).join('\n')
    expect(sent).not.toMatch(/Ann Lee|ann\.lee|A-10023/)
    expect(sent).toContain('NAME_A')
  })
})
