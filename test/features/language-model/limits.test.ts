import { describe, expect, it } from 'vitest'
import { openShop } from '../../helpers/shop.ts'
import { answers, type Behaviour, chunk, says } from './model-server.ts'
import { builtIn, openPhrasingShop } from './phrasing-shop.ts'

const settings = {
  enabled: true,
  base_url: 'http://127.0.0.1:11434/v1',
  model: 'small-model',
  timeout_ms: 4000,
}
const right = says('You have 30 days [1].')

/** As `says`, with what it used. */
const counted: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk('You have 30 days [1].'))
  response.write(chunk('', { finish_reason: 'stop' }))
  response.write('data: {"choices":[],"usage":{"prompt_tokens":1000,"completion_tokens":500}}\n\n')
  response.end('data: [DONE]\n\n')
}

describe('an AI model with limits', () => {
  it('is asked as often as a day allows; then Home says so and the built-in answer is sent', async () => {
    const shop = await openPhrasingShop(right, { calls_per_day: 1 })
    const bot_id = shop.bot.id
    expect((await shop.hear('Can I return an item?')).reply).toBe('You have 30 days.')
    const second = await shop.hear('Can I return an item?')
    expect(second.reply).toBe(builtIn)
    expect(await shop.phrasedBy(second.message_id)).toMatchObject({
      used: false,
      fault: { code: 'model_daily_limit', params: { count: 1 } },
    })
    expect(shop.model.requests).toHaveLength(1)
    const { usage, state } = await shop.rpc('phrasing.usage', { bot_id })
    expect(usage.today).toMatchObject({ calls: 1, answers: 1, dropped: 0, cost: null })
    expect(state).toMatchObject({ kind: 'limit', fault: { code: 'model_daily_limit' } })
    expect(Date.parse(state?.until ?? '')).toBeGreaterThan(Date.parse(state?.since ?? ''))
    const { attention } = await shop.rpc('home.summary', {})
    expect(attention).toContainEqual(expect.objectContaining({ kind: 'model_away', bot_id, state }))

    await shop.rpc('phrasing.save', { ...shop.phrasing, calls_per_day: 5 })
    expect((await shop.hear('Can I return an item?')).reply).toBe('You have 30 days.')
    expect((await shop.rpc('phrasing.usage', { bot_id })).state).toBeNull()
  })

  it('is asked until the budget of the month is spent', async () => {
    const shop = await openPhrasingShop(counted, {
      price_in: 2,
      price_out: 8,
      currency: 'USD',
      monthly_budget: 0.01,
    })
    const bot_id = shop.bot.id
    const first = await shop.hear('Can I return an item?')
    expect(await shop.phrasedBy(first.message_id)).toMatchObject({
      tokens: { in: 1000, out: 500 },
      cost: { amount: 0.006, currency: 'USD' },
    })
    await shop.hear('Can I return an item?')
    expect((await shop.hear('Can I return an item?')).reply).toBe(builtIn)
    const { usage, state } = await shop.rpc('phrasing.usage', { bot_id })
    expect(usage).toMatchObject({
      currency: 'USD',
      month: { calls: 2, tokens_in: 2000, tokens_out: 1000, cost: 0.012 },
    })
    expect(state).toMatchObject({ kind: 'limit', fault: { code: 'model_budget_spent' } })
    const day = usage.days[0]?.day ?? ''
    const { ai_model } = await shop.rpc('insights.get', { bot_id, from: day, to: day })
    expect(ai_model).toMatchObject({
      answers: 2,
      calls: 2,
      costs: [{ amount: 0.012, currency: 'USD' }],
    })
    // Another currency is another budget.
    await shop.rpc('phrasing.save', { ...shop.phrasing, currency: 'EUR' })
    expect((await shop.rpc('phrasing.usage', { bot_id })).state).toBeNull()
  })

  it('counts what was dropped, and failures by their reason; a refused key makes it rest', async () => {
    const shop = await openPhrasingShop(says('You have 90 days [1].'))
    const bot_id = shop.bot.id
    await shop.hear('Can I return an item?')
    shop.model.set(answers(401, { error: { message: 'wrong key' } }))
    await shop.hear('Can I return an item?')
    const { usage, state } = await shop.rpc('phrasing.usage', { bot_id })
    expect(usage.today).toMatchObject({ calls: 2, answers: 0, dropped: 1 })
    expect(usage.failures).toEqual([{ code: 'model_key_refused', count: 1 }])
    expect(state).toMatchObject({ kind: 'resting' })
    expect((await shop.rpc('home.summary', {})).attention).toContainEqual(
      expect.objectContaining({ kind: 'model_away', state: expect.objectContaining({ kind: 'resting' }) }),
    )
  })

  it('keeps its limits where an older caller does not name them', async () => {
    const { rpc, bot } = await openShop()
    const save = (more: object) => rpc('phrasing.save', { bot_id: bot.id, ...settings, ...more })
    await save({ calls_per_day: 7, this_pc_only: true, mode: 'assistant', provider: 'ollama' })
    expect(await save({ model: 'other' })).toMatchObject({
      model: 'other',
      calls_per_day: 7,
      this_pc_only: true,
      mode: 'assistant',
      provider: 'ollama',
    })
  })

  it('needs prices for a budget, and a key where the provider does', async () => {
    const { rpc, bot } = await openShop()
    const save = (more: object) => rpc('phrasing.save', { bot_id: bot.id, ...settings, ...more })
    await expect(save({ monthly_budget: 5 })).rejects.toMatchObject({
      errors: [{ path: 'price_in', code: 'model_needs_prices' }],
    })
    await expect(save({ provider: 'openai', base_url: 'https://api.openai.com/v1' })).rejects.toMatchObject({
      errors: [{ path: 'key', code: 'model_key_missing' }],
    })
  })
})

describe('a bot whose messages stay on this PC', () => {
  it.each([
    'https://api.openai.com/v1',
    'http://192.168.1.20:11434/v1',
    'http://8.8.8.8/v1',
    'http://[2001:4860:4860::8888]/v1',
    'https://localhost.shop.example/v1',
  ])('refuses %s', async (base_url) => {
    const { rpc, bot } = await openShop()
    const given = { bot_id: bot.id, ...settings, base_url, this_pc_only: true }
    await expect(rpc('phrasing.save', given)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'base_url', code: 'model_not_this_pc' }],
    })
    const { enabled: _, ...tested } = given
    await expect(rpc('phrasing.test', tested)).rejects.toMatchObject({ errors: [{ path: 'base_url' }] })
  })

  it.each(['http://127.0.0.1:11434/v1', 'http://localhost:1234/v1', 'http://[::1]:8080/v1'])(
    'takes %s',
    async (base_url) => {
      const { rpc, bot } = await openShop()
      const saved = await rpc('phrasing.save', { bot_id: bot.id, ...settings, base_url, this_pc_only: true })
      expect(saved.this_pc_only).toBe(true)
    },
  )
})
