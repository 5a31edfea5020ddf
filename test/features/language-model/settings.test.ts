import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import { phrasingDefaults } from '#shared/schemas/phrasing.ts'
import { startHub } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'
import { answers, openModel, says, stallsAfter } from './model-server.ts'
import { builtIn, openPhrasingShop, returns } from './phrasing-shop.ts'

const key = 'sk-model-secret-4711'
const settings = {
  enabled: true,
  base_url: 'http://127.0.0.1:11434/v1',
  model: 'small-model',
  timeout_ms: 4000,
}

describe('the settings of an AI model', () => {
  it('are none at first, then as they were saved, also after a start', async () => {
    const shop = await openShop()
    const bot_id = shop.bot.id
    expect(await shop.rpc('phrasing.get', { bot_id })).toEqual({ phrasing: null })
    const saved = await shop.rpc('phrasing.save', { bot_id, ...settings, key })
    expect(saved).toEqual({
      bot_id,
      ...phrasingDefaults,
      ...settings,
      key: { last4: '4711', readable: true },
    })
    expect(await shop.rpc('phrasing.get', { bot_id })).toEqual({ phrasing: saved })
    await shop.stop()
    const again = await startHub({ dataPath: shop.dataPath })
    expect(await again.rpc('phrasing.get', { bot_id })).toEqual({ phrasing: saved })
  })

  it('keep, change and forget the key', async () => {
    const { rpc, bot } = await openShop()
    const save = (more: object) => rpc('phrasing.save', { bot_id: bot.id, ...settings, ...more })
    await save({ key })
    expect(await save({ model: 'other' })).toMatchObject({ model: 'other', key: { last4: '4711' } })
    expect(await save({ key: 'sk-another-secret-0815' })).toMatchObject({ key: { last4: '0815' } })
    expect(await save({ key: null })).toMatchObject({ key: null })
  })

  it('do not take a key along to another server', async () => {
    const { rpc, bot } = await openShop()
    const save = (more: object) => rpc('phrasing.save', { bot_id: bot.id, ...settings, ...more })
    await save({ key })
    await expect(save({ base_url: 'https://elsewhere.example/v1' })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'key' }],
    })
    expect(await save({ base_url: 'http://127.0.0.1:11434/other/v1' })).toMatchObject({
      key: { last4: '4711' },
    })
    expect(await save({ base_url: 'https://elsewhere.example/v1', key: null })).toMatchObject({ key: null })
  })

  it('are removed with the key', async () => {
    const { rpc, bot } = await openShop()
    const bot_id = bot.id
    await rpc('phrasing.save', { bot_id, ...settings, key })
    expect(await rpc('phrasing.remove', { bot_id })).toEqual({ removed: true })
    expect(await rpc('phrasing.remove', { bot_id })).toEqual({ removed: false })
    expect(await rpc('phrasing.get', { bot_id })).toEqual({ phrasing: null })
    expect(await rpc('phrasing.save', { bot_id, ...settings })).toMatchObject({ key: null })
  })

  it.each([
    ['base_url', { base_url: 'file:///etc/passwd' }],
    ['base_url', { base_url: 'https://me:secret@models.example/v1' }],
    ['model', { model: ' ' }],
    ['timeout_ms', { timeout_ms: 10 }],
    ['key', { key: 'a\r\nX-Evil: 1' }],
    ['key', { key: 'schlüssel' }],
  ])('with a wrong %s are refused (%j)', async (path, wrong) => {
    const { anyRpc, bot, rpc } = await openShop()
    await expect(anyRpc('phrasing.save', { bot_id: bot.id, ...settings, ...wrong })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path }],
    })
    expect(await rpc('phrasing.get', { bot_id: bot.id })).toEqual({ phrasing: null })
  })

  it('need a bot', async () => {
    const { rpc } = await openShop()
    await expect(rpc('phrasing.get', { bot_id: 'bot_none' })).rejects.toMatchObject({ code: 'bot_not_found' })
  })

  it('send the key to the model and leave it nowhere else in clear: file, log, trace, answer', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } })
    const shop = await openPhrasingShop(says('You have 30 days [1].'), { key, hub: { log } })
    await shop.hear('Can I return an item?')
    expect(shop.model.requests[0]?.headers['authorization']).toBe(`Bearer ${key}`)
    shop.model.set(answers(401, { error: { message: `Incorrect API key provided: ${key}` } }))
    const heard = await shop.hear('Can I return an item?')
    const phrased = await shop.phrasedBy(heard.message_id)
    expect(phrased?.why).toContain('Incorrect API key')
    await shop.stop()
    const kept = readdirSync(shop.dataPath).flatMap((name) => fileText(join(shop.dataPath, name)))
    for (const text of [JSON.stringify(phrased), ...lines, ...kept]) expect(text).not.toContain(key)
    expect(kept.length).toBeGreaterThan(0)
  })
})

describe('phrasing.test', () => {
  const tested = { base_url: '', model: 'small-model', timeout_ms: 3000 }

  it('asks the model with settings that are not kept', async () => {
    const model = await openModel(says('Sure, ', 'you have 30 days [1].'))
    const shop = await openShop()
    await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
    const result = await shop.rpc('phrasing.test', {
      bot_id: shop.bot.id,
      ...tested,
      base_url: model.url,
      key,
    })
    expect(result).toMatchObject({
      ok: true,
      question: returns.question,
      built_in: builtIn,
      reply: 'Sure, you have 30 days.',
      trouble: null,
    })
    expect(result.first_word_ms).toBeLessThanOrEqual(result.duration_ms)
    expect(model.requests[0]?.headers['authorization']).toBe(`Bearer ${key}`)
    expect(await shop.rpc('phrasing.get', { bot_id: shop.bot.id })).toEqual({ phrasing: null })
  })

  it('asks about an example where the shop knows nothing yet', async () => {
    const model = await openModel(says('Within 3 working days [1].'))
    const { rpc, bot } = await openShop()
    const result = await rpc('phrasing.test', { bot_id: bot.id, ...tested, base_url: model.url })
    expect(result).toMatchObject({ ok: true, reply: 'Within 3 working days.' })
  })

  it('shows what the model said although it cannot be used, and why', async () => {
    const { rpc, bot, model } = await openPhrasingShop(says('You have 90 days [1].'))
    const result = await rpc('phrasing.test', { bot_id: bot.id, ...tested, base_url: model.url })
    expect(result).toMatchObject({
      ok: false,
      reply: 'You have 90 days [1].',
      built_in: builtIn,
      trouble: expect.stringContaining('90'),
    })
  })

  it('says so where the question is none for a model', async () => {
    const { rpc, bot, model } = await openPhrasingShop(says('Hello [1].'))
    const result = await rpc('phrasing.test', {
      bot_id: bot.id,
      ...tested,
      base_url: model.url,
      question: 'hello',
    })
    expect(result).toMatchObject({ ok: false, reply: null, trouble: expect.stringContaining('No model') })
    expect(model.requests).toEqual([])
  })

  it.each([
    ['is not there', 'http://127.0.0.1:9/v1', /connection refused|Nothing answers|bad port/],
    ['stalls', null, /longer than 0.6 seconds/],
  ])('says what is wrong where the server %s', async (_, base_url, trouble) => {
    const { rpc, bot, model } = await openPhrasingShop(stallsAfter('You'))
    const result = await rpc('phrasing.test', {
      bot_id: bot.id,
      model: 'm',
      timeout_ms: 600,
      base_url: base_url ?? model.url,
    })
    expect(result.ok).toBe(false)
    expect(result.trouble).toMatch(trouble)
  })

  it('uses the kept key for the server it was given for, and for no other', async () => {
    const { rpc, bot, model } = await openPhrasingShop(says('You have 30 days [1].'), { key })
    const other = await openModel(says('You have 30 days [1].'))
    await rpc('phrasing.test', { bot_id: bot.id, ...tested, base_url: model.url })
    await rpc('phrasing.test', { bot_id: bot.id, ...tested, base_url: other.url })
    expect(model.requests[0]?.headers['authorization']).toBe(`Bearer ${key}`)
    expect(other.requests[0]?.headers['authorization']).toBeUndefined()
  })
})

function fileText(path: string): string[] {
  try {
    return [readFileSync(path, 'latin1')]
  } catch {
    return []
  }
}
