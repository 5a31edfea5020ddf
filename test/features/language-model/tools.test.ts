import { describe, expect, it } from 'vitest'
import { answers, type Behaviour, chunk, says } from './model-server.ts'
import { openPhrasingShop } from './phrasing-shop.ts'

type Message = { readonly role: string; readonly content: string }

/** Words the answer as asked, and does this where it is given tools. */
function withTools(call: { name: string; arguments: string } | null, after: string): Behaviour {
  return (response, request) => {
    const body = request.body as typeof request.body & { tools?: unknown; messages: readonly Message[] }
    if (!body.tools) return says('You have 30 days [1].')(response, request)
    const isSecond = body.messages.some(({ role }) => role === 'tool')
    if (isSecond || call === null) return says(after)(response, request)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const delta = { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] }
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`)
    response.write(chunk('', { finish_reason: 'tool_calls' }))
    return response.end('data: [DONE]\n\n')
  }
}

const right = { name: 'stock_of', arguments: '{"product":"Lofoten lamp"}' }
const refusesTools: Behaviour = (response, request) =>
  'tools' in request.body
    ? answers(400, { error: { message: 'this model does not support tools' } })(response, request)
    : says('You have 30 days [1].')(response, request)

describe('a test of an AI model', () => {
  it.each<[string, Behaviour, boolean, string | null]>([
    ['calls a tool and reads what it found', withTools(right, 'There are 417 lamps.'), true, null],
    ['answers in words', withTools(null, 'There are plenty.'), false, 'model_no_tool_calls'],
    ['calls another tool', withTools({ ...right, name: 'other' }, '417'), false, 'model_tool_wrong'],
    ['forgets what it was asked', withTools({ ...right, arguments: '{}' }, '417'), false, 'model_tool_wrong'],
    ['does not read the result', withTools(right, 'There are 12.'), false, 'model_tool_wrong'],
    ['is refused tools by its server', refusesTools, false, 'model_tools_refused'],
  ])('that %s says so', async (_, behaviour, works, code) => {
    const { rpc, bot, model } = await openPhrasingShop(behaviour)
    const tested = await rpc('phrasing.test', {
      bot_id: bot.id,
      base_url: model.url,
      model: 'small-model',
      timeout_ms: 4000,
    })
    expect(tested).toMatchObject({ ok: true, mode: works ? 'assistant' : 'understand' })
    expect(tested.tools).toMatchObject({ works, fault: code === null ? null : { code } })
  })

  it('lists the models of a server, and says why there is no list', async () => {
    const { rpc, bot, model } = await openPhrasingShop((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: [{ id: 'b' }, { id: 'a' }, { id: 'nomic-embed-text' }] }))
    })
    const list = () => rpc('phrasing.models', { bot_id: bot.id, base_url: model.url })
    expect(await list()).toEqual({ models: ['a', 'b'], fault: null })
    model.set(answers(401, {}))
    expect(await list()).toMatchObject({ models: [], fault: { code: 'model_key_refused' } })
    model.set(says('no list'))
    expect(await list()).toMatchObject({ models: [], fault: { code: 'model_response_invalid' } })
  })
})
