import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQuota } from '#main/features/quota/index.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { askAtOnce, makeShop, postChat, postChats } from '../../helpers/api-client.ts'
import { connectAlso } from '../../helpers/database.ts'
import { startHub, type TestClock, type TestHub, tempFolder, testClock } from '../../helpers/hub.ts'
import { createModel, steps } from './model.ts'

const countOf = (answers: readonly ({ status: number } | null)[], status: number) =>
  answers.filter((answer) => answer?.status === status).length

/** Most of a day of a key, counted as calls are but without their answers. */
function spend(
  hub: TestHub,
  { clock, keyId, times }: { clock: TestClock; keyId: string; times: number },
): void {
  const db = connectAlso(dataFolder(hub.dataPath).database)
  const quota = createQuota({ db, clock })
  db.transaction(() => {
    for (let call = 0; call < times; call++) quota.charge(keyId)
  })()
}

describe('many calls at once', () => {
  it('of a fresh key are 1,000 answers and then refusals, no more and no less', {
    timeout: 60_000,
  }, async () => {
    const hub = await startHub({ clock: testClock() })
    const { bot, key } = await makeShop(hub)
    const answers = await postChats(2000, hub.url, key.key, { bot_id: bot.id })
    expect({ ok: countOf(answers, 200), refused: countOf(answers, 429) }).toEqual({ ok: 1000, refused: 1000 })
    const usage = await hub.rpc('usage.get', { key_id: key.id })
    expect(usage).toMatchObject({ day: '2026-03-10', used: 1000, limit: 1000 })
    expect(usage.resets_at).toBe('2026-03-11T00:00:00.000Z')
    const { sessions } = await hub.rpc('sessions.list', { bot_id: bot.id, limit: 500 })
    expect(sessions).toHaveLength(500)
    expect(
      new Set(answers.flatMap(({ body }) => (body as { session_id?: string }).session_id ?? [])).size,
    ).toBe(1000)
  })

  it('of two keys at once do not touch each other', { timeout: 60_000 }, async () => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    const second = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Second' })
    spend(hub, { clock, keyId: key.id, times: 800 })
    const [one, other] = await Promise.all([
      askAtOnce(300, { url: hub.url, key: key.key, bot_id: bot.id }),
      askAtOnce(300, { url: hub.url, key: second.key, bot_id: bot.id }),
    ])
    expect([countOf(one, 200), countOf(one, 429)]).toEqual([200, 100])
    expect(countOf(other, 200)).toBe(300)
    expect((await hub.rpc('usage.get', { key_id: second.id })).used).toBe(300)
  })
})

describe('a day of a key through the chat API', () => {
  it('is exact through calls, clock changes and restarts', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps({ maxTimes: 25, maxSteps: 10 }), async (sequence) => {
        const clock = testClock()
        const dataPath = tempFolder()
        let hub = await startHub({ dataPath, clock })
        const { bot, key } = await makeShop(hub)
        const model = createModel()
        // Near the end of its day from the start: that is where it may go wrong.
        spend(hub, { clock, keyId: key.id, times: model.call(clock.now(), 985) })
        for (const step of sequence) {
          if (step.kind === 'advance') clock.advance(step.ms)
          if (step.kind === 'set back') clock.advance(-step.ms)
          if (step.kind === 'restart') {
            await hub.stop()
            hub = await startHub({ dataPath, clock })
          }
          if (step.kind === 'call') {
            const expected = model.call(clock.now(), step.times)
            const answers = await postChats(step.times, hub.url, key.key, { bot_id: bot.id })
            expect(countOf(answers, 200)).toBe(expected)
            expect(countOf(answers, 429)).toBe(step.times - expected)
          }
          const { day, used } = await hub.rpc('usage.get', { key_id: key.id })
          expect({ day, used }).toEqual({ day: model.day(clock.now()), used: model.used(clock.now()) })
        }
        await hub.stop()
      }),
      { numRuns: 8 },
    )
  })

  it('counts calls that fail, and no longer once they are refused', async () => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    expect((await postChat(hub.url, key.key, { bot_id: bot.id, message: '' })).status).toBe(400)
    expect((await postChat(hub.url, key.key, { bot_id: 'bot_of_another' })).status).toBe(403)
    expect((await postChat(hub.url, key.key, { bot_id: bot.id, session_id: 'ses_never' })).status).toBe(404)
    expect((await hub.rpc('usage.get', { key_id: key.id })).used).toBe(3)
    spend(hub, { clock, keyId: key.id, times: 987 })
    await postChats(10, hub.url, key.key, { bot_id: bot.id })
    for (const input of [{ bot_id: bot.id }, { bot_id: bot.id, message: '' }, { bot_id: 'bot_of_another' }]) {
      expect((await postChat(hub.url, key.key, input)).status).toBe(429)
    }
    expect((await hub.rpc('usage.get', { key_id: key.id })).used).toBe(1000)
  })
})
