import { describe, expect, it } from 'vitest'
import { makeSecretKey } from '#main/lib/secret-key.ts'
import { type Answer, expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop, shopOn } from '../helpers/shop.ts'

/** Every way not to have a valid key. */
const badKeys: Readonly<Record<string, (shop: Shop) => Promise<string | undefined>>> = {
  missing: async () => undefined,
  empty: async () => '',
  'a scheme without a key': async () => 'Bearer',
  'a key without a scheme': async (shop) => shop.key.key,
  'the wrong scheme': async (shop) => `Basic ${shop.key.key}`,
  'two keys': async (shop) => `Bearer ${shop.key.key} ${shop.key.key}`,
  'a key with something behind it': async (shop) => `Bearer ${shop.key.key}x`,
  malformed: async () => 'Bearer hunter2',
  'a wrong checksum': async (shop) => `Bearer ${withOtherEnd(shop.key.key)}`,
  unknown: async () => `Bearer ${makeSecretKey('live').key}`,
  'the sync key': async (shop) => `Bearer ${shop.bot.sync_key}`,
  revoked: async (shop) => {
    const { id, key } = await shop.newKey()
    await shop.rpc('keys.revoke', { key_id: id })
    return `Bearer ${key}`
  },
  'rotated away': async (shop) => {
    const { id, key } = await shop.newKey()
    await shop.rpc('keys.rotate', { key_id: id, grace: '0' })
    return `Bearer ${key}`
  },
}

describe('POST /api/v1/chat: 401 invalid_key', () => {
  it.each(Object.keys(badKeys))('answers a key that is %s', async (kind) => {
    const shop = await openShop()
    const answer = await chatWith(shop, await badKeys[kind]?.(shop))
    expectProblem(answer, 401, 'invalid_key')
    expect(answer.headers).not.toHaveProperty('ratelimit')
    expect(answer.headers).not.toHaveProperty('ratelimit-policy')
  })

  it('has one body for all of them, byte for byte', async () => {
    const shop = await openShop()
    const answers: string[] = []
    for (const key of Object.values(badKeys)) answers.push((await chatWith(shop, await key(shop))).text)
    expect(new Set(answers).size).toBe(1)
    const sync = await shop.sync([], { key: makeSecretKey('sync').key })
    expect(sync.text).toBe(answers[0])
  })

  it('is decided before the body is looked at', async () => {
    const shop = await openShop()
    for (const body of ['{', 'x'.repeat(70_000), '{"message": 1}']) {
      expectProblem(await shop.chat(body, { key: 'nope' }), 401, 'invalid_key')
    }
  })

  it('does not count', async () => {
    const shop = await openShop()
    await chatWith(shop, `Bearer ${withOtherEnd(shop.key.key)}`)
    await chatWith(shop, `Basic ${shop.key.key}`)
    expect(await shop.used()).toBe(0)
  })

  it('holds from the next request after a revocation, and what was counted stays', async () => {
    const shop = await openShop()
    expect((await shop.chat({ message: 'hello' })).status).toBe(200)
    await shop.rpc('keys.revoke', { key_id: shop.key.id })
    expectProblem(await shop.chat({ message: 'hello' }), 401, 'invalid_key')
    expect(await shop.used()).toBe(1)
  })
})

describe('POST /api/v1/chat: 403', () => {
  it('is key_not_for_bot, the same whether or not that bot exists', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    const archived = await shopOn(shop)
    await shop.rpc('bots.archive', { bot_id: archived.bot.id })
    const starter = await shopOn(shop, { plan: 'starter' })
    const ids = [other.bot.id, archived.bot.id, starter.bot.id, 'bot_0000000000000000000000']
    const texts: string[] = []
    for (const bot_id of ids) {
      const answer = await shop.chat({ bot_id, message: 'hello' })
      expectProblem(answer, 403, 'key_not_for_bot')
      texts.push(answer.text)
    }
    expect(new Set(texts).size).toBe(1)
  })

  it('is key_not_for_bot also for an id longer than any of ours', async () => {
    const shop = await openShop()
    const answer = await shop.chat({ bot_id: 'x'.repeat(300), message: 'hello' })
    expectProblem(answer, 403, 'key_not_for_bot')
  })

  it('is key_not_for_bot also with a session of that other bot', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    const { session_id } = await other.ask('hello')
    const answer = await shop.chat({ bot_id: other.bot.id, message: 'hello', session_id })
    expectProblem(answer, 403, 'key_not_for_bot')
  })

  it('is plan_required on the starter plan, and from the next request after a change of plan', async () => {
    const shop = await openShop({ bot: { plan: 'starter' } })
    expectProblem(await shop.chat({ message: 'hello' }), 403, 'plan_required')
    await shop.rpc('bots.update', { bot_id: shop.bot.id, plan: 'business' })
    expect((await shop.chat({ message: 'hello' })).status).toBe(200)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, plan: 'starter' })
    expectProblem(await shop.chat({ message: 'hello' }), 403, 'plan_required')
  })

  it('leaves the widget to every plan', async () => {
    const shop = await openShop({ bot: { plan: 'starter' } })
    expect((await shop.say({ message: 'hello' })).status).toBe(200)
  })
})

describe('POST /api/v1/chat: an archived bot', () => {
  it('is 404 bot_not_found to its own key', async () => {
    const shop = await openShop()
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expectProblem(await shop.chat({ message: 'hello' }), 404, 'bot_not_found')
  })
})

function chatWith(shop: Shop, authorization: string | undefined): Promise<Answer> {
  return send(`${shop.url}/api/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: { bot_id: shop.bot.id, message: 'hello' },
  })
}

function withOtherEnd(key: string): string {
  return key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
}
