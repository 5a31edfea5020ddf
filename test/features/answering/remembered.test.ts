import { describe, expect, it } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createView, type View } from '#main/db/view.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createAnswering } from '#main/features/answering/index.ts'
import { createBots } from '#main/features/bots/index.ts'
import { createCatalog } from '#main/features/catalog/index.ts'
import { createDocuments } from '#main/features/documents/index.ts'
import { createKnowledge } from '#main/features/knowledge/index.ts'
import { createPushes } from '#main/lib/pushes.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { testClock } from '../../helpers/hub.ts'

/** The real parts on a real file, counting whether an answer is looked up there. */
async function open() {
  const { db } = openTestDatabase()
  const pushes = createPushes()
  let looks = 0
  const inView = createView(db)
  const view: View = (read) => {
    looks++
    return inView(read)
  }
  const stopping = new AbortController().signal
  const commits = createCommits(db, createWriteGate())
  const deps = { db, commits, clock: testClock(), stopping, ...pushes }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const knowledge = createKnowledge({ ...deps, bots })
  const documents = createDocuments({
    ...deps,
    bots,
    readDocument: () => Promise.reject(new Error('no document here')),
  })
  const catalog = createCatalog({
    ...deps,
    view: inView,
    bots,
    runSync: () => Promise.reject(new Error('no sync here')),
  })
  const answering = createAnswering({ ...deps, catalog, knowledge, documents, view })
  const bot = bots.get((await bots.create({ name: 'Fjell' })).id)
  const say = async (message: string, memory: string | null = null) => {
    const before = looks
    const answered = await answering.answer(bot, message, memory)
    return { ...answered, looks: Math.min(1, looks - before) }
  }
  const ask = async () => (await say('How long does delivery take?')).looks
  // An answer that did not wait for the encoder's start is kept by nobody.
  await expect.poll(async () => (await say('hello')).looks).toBe(0)
  return { push: pushes.push, bot, ask, say, clock: deps.clock }
}

describe('remembered answers', () => {
  it('outlive what does not concern them', async () => {
    const { push, bot, ask } = await open()
    expect([await ask(), await ask()]).toEqual([1, 0])
    const unconcerned: Push[] = [
      { type: 'usage.changed', bot_id: bot.id, key_id: 'key_1', used: 5 },
      { type: 'keys.changed', bot_id: bot.id },
      { type: 'settings.changed', settings: settingsDefaults },
      { type: 'session.status', bot_id: bot.id, session_id: 'ses_1', status: 'waiting' },
      { type: 'connections.changed' },
      { type: 'tester.changed', tester_session_id: null },
      { type: 'hub.changed', url: null, paused: true },
    ]
    for (const one of unconcerned) {
      push(one)
      expect(await ask(), one.type).toBe(0)
    }
  })

  it('are made anew when what they rest on changes', async () => {
    const { push, bot, ask } = await open()
    await ask()
    for (const type of ['knowledge.changed', 'bots.changed'] as const) {
      push({ type, bot_id: bot.id })
      expect([await ask(), await ask()], type).toEqual([1, 0])
    }
  })

  it('serve sessions that are alike in what they rest on, and leave the rest of their memory as it was', async () => {
    const { say, clock } = await open()
    const first = await say('Where can I buy a tall red lighthouse for my harbour?')
    const alike = JSON.stringify({
      ...JSON.parse(first.memory),
      doubts: 0,
      shown: ['T1'],
      goods: { words: [] },
    })
    await say('Where can I buy a tall red lighthouse for my harbour?', alike)
    clock.advance(120_000)
    const other = JSON.stringify({ ...JSON.parse(alike), shown: ['T2', 'T3'] })
    const again = await say('Where can I buy a tall red lighthouse for my harbour?', other)
    expect(again.looks).toBe(0)
    expect(JSON.parse(again.memory)).toMatchObject({ shown: ['T2', 'T3'], goods: { words: [] }, doubts: 1 })
    expect(again.answer).toEqual(first.answer)
  })

  it('are not given where what they rest on is otherwise', async () => {
    const { say } = await open()
    const question = 'Where can I buy a tall red lighthouse for my harbour?'
    const first = await say(question)
    const second = await say(question, first.memory)
    const third = await say(question, second.memory)
    expect([second.looks, third.looks]).toEqual([1, 1])
    expect(second.answer.text).not.toBe(first.answer.text)
    expect(JSON.parse(third.memory)).toMatchObject({ doubts: 3 })
    // A yes is one only to what was offered.
    const yes = await say('yes please', second.memory)
    expect(yes).toMatchObject({ status: 'waiting', looks: 1 })
    expect(await say('yes please')).toMatchObject({ status: null, looks: 1 })
  })

  it('that tell the time are good for a minute', async () => {
    const { say, clock } = await open()
    const ask = async () => (await say('I want to talk to a person')).looks
    expect([await ask(), await ask()]).toEqual([1, 0])
    clock.advance(60_000)
    expect(await ask()).toBe(1)
  })
})
