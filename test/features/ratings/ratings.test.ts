import { describe, expect, it } from 'vitest'
import { startHub, tempFolder } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'

const question = 'Do you gift-wrap presents?'
const entry = { question: 'Do you sell presents?', answer: 'Yes, we sell presents of all kinds.' }

/** A shop whose entry answers another question than the one that is asked. */
async function open() {
  const dataPath = tempFolder()
  const shop = await openShop({ dataPath })
  const bot_id = shop.bot.id
  const wordings = { alternatives: [question] }
  const { id } = await shop.rpc('knowledge.save', { bot_id, ...entry, ...wordings })
  await shop.hear('Hello', 'visitor')
  const { message_id, reply } = await shop.hear(question, 'visitor')
  expect(reply).toBe(entry.answer)
  const waiting = async () => (await shop.rpc('unanswered.list', { bot_id, limit: 50 })).groups
  const tests = async () => (await shop.rpc('dialogues.list', { bot_id })).dialogues
  return { ...shop, dataPath, bot_id, entryId: id, message_id, waiting, tests }
}

describe('an answer', () => {
  it('rated wrong is listed under Unanswered with its reply, until the rating is removed', async () => {
    const { rpc, message_id, waiting } = await open()
    const marked = await rpc('ratings.set', { message_id, rating: 'wrong' })
    expect(marked).toMatchObject({ rating: 'wrong', unanswered: true, test_id: null })
    expect(await waiting()).toMatchObject([
      { question, count: 1, examples: [{ message_id, reply: entry.answer, marked_wrong: true }] },
    ])
    await rpc('ratings.set', { message_id, rating: 'wrong' })
    expect(await waiting()).toMatchObject([{ count: 1 }])

    expect(await rpc('ratings.set', { message_id, rating: null })).toMatchObject({
      rating: null,
      unanswered: false,
    })
    expect(await waiting()).toEqual([])
    await rpc('ratings.set', { message_id, rating: 'wrong' })
    expect(await rpc('ratings.set', { message_id, rating: 'right' })).toMatchObject({ rating: 'right' })
    expect(await waiting()).toEqual([])
  })

  it('stays under Unanswered if it was there before the rating', async () => {
    const { rpc, hear, waiting } = await open()
    const { message_id } = await hear('Can I park a zeppelin on your roof?', 'other')
    expect(await waiting()).toHaveLength(1)
    await rpc('ratings.set', { message_id, rating: 'wrong' })
    await rpc('ratings.set', { message_id, rating: null })
    expect(await waiting()).toMatchObject([{ examples: [{ marked_wrong: false }] }])
  })

  it('becomes a test that fails until the answer changes', async () => {
    const { rpc, bot_id, entryId, message_id, tests } = await open()
    const { test, rating } = await rpc('ratings.makeTest', { message_id })
    expect(rating).toMatchObject({ rating: 'wrong', unanswered: true, test_id: test.id })
    expect(test.dialogue).toMatchObject({
      name: question,
      turns: [{ say: 'Hello' }, { say: question, expect: { not_contains: entry.answer } }],
    })
    expect((await rpc('ratings.makeTest', { message_id })).test.id).toBe(test.id)
    expect(await tests()).toHaveLength(1)
    const run = async () => (await rpc('dialogues.run', { bot_id })).runs[0]?.passed
    expect(await run()).toBe(false)
    await rpc('knowledge.save', { bot_id, id: entryId, ...entry, alternatives: [] })
    await rpc('knowledge.save', { bot_id, question, answer: 'Yes, for 3 €.', alternatives: [] })
    expect(await run()).toBe(true)

    await rpc('dialogues.remove', { id: test.id })
    const { ratings } = await rpc('ratings.list', { message_ids: [message_id] })
    expect(ratings).toMatchObject([{ rating: 'wrong', test_id: null }])
    await rpc('ratings.makeTest', { message_id })
    expect(await tests()).toHaveLength(1)
  })

  it('keeps its rating after a restart', async () => {
    const { rpc, stop, message_id, dataPath } = await open()
    await rpc('ratings.makeTest', { message_id })
    const before = await rpc('ratings.list', { message_ids: [message_id, 'msg_unknown'] })
    await stop()
    const hub = await startHub({ dataPath })
    expect(await hub.rpc('ratings.list', { message_ids: [message_id, 'msg_unknown'] })).toEqual(before)
    expect(before.ratings.map(({ rating }) => rating)).toEqual(['wrong', null])
  })

  it("must be a bot's answer", async () => {
    const { rpc, hear } = await open()
    await hear('Hello', 'third')
    const { sessions } = await rpc('sessions.list', { limit: 1 })
    const { messages } = await rpc('sessions.get', { session_id: sessions[0]?.id ?? '' })
    const visitor = messages.find(({ role }) => role === 'visitor')
    const refused = rpc('ratings.set', { message_id: visitor?.id ?? '', rating: 'right' })
    await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  })
})
