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

/** The real parts on a real file, counting how often an answer is looked up there. */
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
  const ask = async () => {
    const before = looks
    await answering.answer(bot, 'How long does delivery take?', null)
    return looks - before
  }
  return { push: pushes.push, bot, ask }
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
})
