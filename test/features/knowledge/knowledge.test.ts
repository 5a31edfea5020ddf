import { describe, expect, it } from 'vitest'
import { ask, makeShop } from '../../helpers/api-client.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const parking = {
  question: 'Where can I park?',
  alternatives: ['Is there a car park?'],
  answer: 'Behind the shop, free for two hours.',
  url: 'https://shop.example/parking',
}

describe('knowledge.save', () => {
  it('keeps an entry, and the bot answers with it and its source', async () => {
    const hub = await startHub({ clock: testClock() })
    const { bot, key } = await makeShop(hub)
    const saved = await hub.rpc('knowledge.save', { bot_id: bot.id, ...parking })
    expect(saved).toMatchObject({ bot_id: bot.id, ...parking, created_at: '2026-03-10T12:00:00.000Z' })
    expect(await hub.rpc('knowledge.list', { bot_id: bot.id })).toEqual({ entries: [saved], next: null })
    expect(await ask(hub.url, key.key, { bot_id: bot.id, message: 'Where can I park?' })).toMatchObject({
      response: parking.answer,
      sources: [{ title: parking.question, url: parking.url }],
    })
    const { response } = await ask(hub.url, key.key, { bot_id: bot.id, message: 'is there a car park' })
    expect(response).toBe(parking.answer)
  })

  it('with an id changes that entry: the bot knows the new wording and forgets the old', async () => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    const response = async (message: string) =>
      (await ask(hub.url, key.key, { bot_id: bot.id, message })).response
    const { id } = await hub.rpc('knowledge.save', { bot_id: bot.id, ...parking })
    const unknown = await response('Do you repair zippers?')
    expect(await response(parking.question)).toBe(parking.answer)
    clock.advance(1000)
    const changed = await hub.rpc('knowledge.save', {
      bot_id: bot.id,
      id,
      question: 'Do you repair zippers?',
      answer: 'Yes, within a week.',
    })
    expect(changed).toMatchObject({ id, alternatives: [], url: null, created_at: '2026-03-10T12:00:00.000Z' })
    expect(changed.updated_at).toBe('2026-03-10T12:00:01.000Z')
    expect(await response('Do you repair zippers?')).toBe('Yes, within a week.')
    expect(await response(parking.question)).toBe(unknown)
    expect((await hub.rpc('knowledge.list', { bot_id: bot.id })).entries).toEqual([changed])
  })

  it('cannot reach into another bot', async () => {
    const hub = await startHub({ port: null })
    const [one, other] = [await makeShop(hub), await makeShop(hub)]
    const saved = await hub.rpc('knowledge.save', { bot_id: one.bot.id, ...parking })
    const call = hub.rpc('knowledge.save', {
      bot_id: other.bot.id,
      id: saved.id,
      ...parking,
      answer: 'Nowhere.',
    })
    await expect(call).rejects.toMatchObject({ code: 'not_found' })
    expect((await hub.rpc('knowledge.list', { bot_id: one.bot.id })).entries).toEqual([saved])
    expect((await hub.rpc('knowledge.list', { bot_id: other.bot.id })).entries).toEqual([])
  })

  it.each([
    [{ question: '' }, 'question'],
    [{ question: 'x'.repeat(1001) }, 'question'],
    [{ answer: '  ' }, 'answer'],
    [{ alternatives: ['fine', ''] }, 'alternatives.1'],
    [{ url: 'shop.example' }, 'url'],
  ])('refuses %j, naming the place', async (mistake, path) => {
    const hub = await startHub({ port: null })
    const { bot } = await makeShop(hub)
    const call = hub.anyRpc('knowledge.save', { bot_id: bot.id, ...parking, ...mistake })
    await expect(call).rejects.toMatchObject({ code: 'invalid_request', errors: [{ path }] })
    expect((await hub.rpc('knowledge.list', { bot_id: bot.id })).entries).toEqual([])
  })
})

describe('knowledge.remove', () => {
  it('makes the bot forget, and the rest stays', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const response = async () =>
      (await ask(hub.url, key.key, { bot_id: bot.id, message: parking.question })).response
    const unknown = await response()
    const { id } = await hub.rpc('knowledge.save', { bot_id: bot.id, ...parking })
    const kept = await hub.rpc('knowledge.save', { bot_id: bot.id, question: 'Kept?', answer: 'Yes.' })
    expect(await response()).toBe(parking.answer)
    expect(await hub.rpc('knowledge.remove', { id })).toEqual({ removed: true })
    expect(await response()).toBe(unknown)
    expect((await hub.rpc('knowledge.list', { bot_id: bot.id })).entries).toEqual([kept])
    await expect(hub.rpc('knowledge.remove', { id })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('knowledge.import', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      question: `Question ${index}?`,
      answer: `Answer ${index}.`,
    }))

  it('saves all, in order, and they are there after a restart', async () => {
    const dataPath = tempFolder()
    const first = await startHub({ port: null, dataPath })
    const { bot } = await makeShop(first)
    expect(await first.rpc('knowledge.import', { bot_id: bot.id, entries: entries(250) })).toEqual({
      saved: 250,
    })
    await first.stop()
    const hub = await startHub({ port: null, dataPath })
    const questions: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await hub.rpc('knowledge.list', {
        bot_id: bot.id,
        limit: 100,
        ...(after === undefined ? {} : { after }),
      })
      questions.push(...page.entries.map(({ question }) => question))
      after = page.next
    }
    expect(questions).toEqual(entries(250).map(({ question }) => question))
  })

  it('saves none when one is wrong, and says which', async () => {
    const hub = await startHub({ port: null })
    const { bot } = await makeShop(hub)
    const call = hub.anyRpc('knowledge.import', {
      bot_id: bot.id,
      entries: [...entries(3), { question: 'No answer?' }, ...entries(2)],
    })
    await expect(call).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'entries.3.answer' }],
    })
    expect((await hub.rpc('knowledge.list', { bot_id: bot.id })).entries).toEqual([])
  })

  it('needs entries and a bot that exists', async () => {
    const hub = await startHub({ port: null })
    const { bot } = await makeShop(hub)
    const empty = hub.rpc('knowledge.import', { bot_id: bot.id, entries: [] })
    await expect(empty).rejects.toMatchObject({ code: 'invalid_request', errors: [{ path: 'entries' }] })
    const nobody = hub.rpc('knowledge.import', { bot_id: 'bot_nobody', entries: entries(1) })
    await expect(nobody).rejects.toMatchObject({ code: 'bot_not_found' })
  })
})
