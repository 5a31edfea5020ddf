import { describe, expect, it } from 'vitest'
import { chatResponseSchema } from '#shared/schemas/chat.ts'
import { widgetResponseSchema } from '#shared/schemas/widget.ts'
import { openAssistedShop } from '../features/language-model/assistant-shop.ts'
import { patient } from '../features/language-model/phrasing-shop.ts'
import { listen } from '../helpers/event-stream.ts'
import type { Script } from '../helpers/model-servers.ts'
import { sharedHub } from '../helpers/shared-hub.ts'

const hub = sharedHub({ limits: patient })

const good: Readonly<Record<'phrase' | 'understand' | 'assistant', Script>> = {
  phrase: () => ({ say: ['You have 30 days to send it back [1].'] }),
  understand: () => ({ say: ['{"acts":[{"act":"policy","question":"Can I return an item?"}]}'] }),
  assistant: ({ round }) =>
    round === 0
      ? { call: [{ name: 'find_knowledge', arguments: { question: 'Can I return an item?' } }] }
      : { say: ['You can send anything back ', 'within 30 days. ', 'Is there anything else?'] },
}
const bad: Readonly<Record<string, Script>> = {
  'that refuses': () => ({ status: 429 }),
  'that stalls': () => ({ stall: ['You can send anything back within 30 days [1]. And '] }),
  'that hangs up': () => ({ hangUp: ['You can send'] }),
  'that speaks nonsense': () => ({ raw: 'data: nonsense\n\n' }),
}
const models = [
  ...Object.entries(good).map(([mode, script]) => [mode as 'phrase', 'that works', script] as const),
  ...(['phrase', 'understand', 'assistant'] as const).flatMap((mode) =>
    Object.entries(bad).map(([name, script]) => [mode, name, script] as const),
  ),
]

/** Nothing of the contract may depend on a model, what it does or whether it is there. */
describe.each(models)('the contract with a model for %s %s', (mode, _, script) => {
  it('holds on the chat API, the widget and its stream', async () => {
    const shop = await openAssistedShop(script, { on: hub(), mode, timeout_ms: 700 })
    const message = 'Can I return an item?'
    const asked = await shop.chat({ message }, { headers: { 'idempotency-key': 'once' } })
    expect(asked.status).toBe(200)
    expect(Object.keys(asked.body as object).sort()).toEqual(['response', 'session_id', 'sources', 'status'])
    const { session_id, response } = chatResponseSchema.parse(asked.body)
    expect(response).toContain('30 days')
    expect(asked.headers['ratelimit']).toContain('r=999')
    const again = await shop.chat({ message }, { headers: { 'idempotency-key': 'once' } })
    expect(again.body).toEqual(asked.body)
    expect((await shop.chat({ message: 'and what about shoes?', session_id })).status).toBe(200)
    expect((await shop.chat({ message: '' })).status).toBe(400)
    expect((await shop.chat({ message, session_id: 'nobody' })).status).toBe(404)

    const said = await shop.say({ message, session_id: 'v1' })
    expect(said.status).toBe(200)
    expect(widgetResponseSchema.parse(said.body)).toMatchObject({ session_id: 'v1', status: 'bot' })

    const stream = await listen(
      `${hub().url}/api/chat/${shop.bot.id}/message`,
      { accept: 'text/event-stream' },
      { message, session_id: 'v2' },
    )
    let text = ''
    for (;;) {
      const event = await stream.next()
      if (event?.event === 'text') text += (event.data as { readonly text: string }).text
      else {
        expect(event?.event).toBe('answer')
        expect(widgetResponseSchema.parse(event?.data).reply).toBe(text)
        break
      }
    }
    expect(text).toContain('30 days')
  })
})
