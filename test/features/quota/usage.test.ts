import { describe, expect, it } from 'vitest'
import { ask, makeShop } from '../../helpers/api-client.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const times = async (count: number, call: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await call()
}

describe('usage.get', () => {
  it('lists the days one by one, also those without a call, and after a restart', async () => {
    const clock = testClock('2026-02-27T22:00:00.000Z')
    const dataPath = tempFolder()
    let hub = await startHub({ dataPath, clock })
    const { bot, key } = await makeShop(hub)
    await times(3, () => ask(hub.url, key.key, { bot_id: bot.id }))
    clock.set('2026-03-01T00:00:00.000Z')
    await times(2, () => ask(hub.url, key.key, { bot_id: bot.id }))
    await hub.stop()
    hub = await startHub({ dataPath, clock })
    clock.set('2026-03-02T23:59:59.999Z')
    await times(1, () => ask(hub.url, key.key, { bot_id: bot.id }))

    expect(await hub.rpc('usage.get', { key_id: key.id, days: 5 })).toEqual({
      key_id: key.id,
      day: '2026-03-02',
      used: 1,
      limit: 1000,
      resets_at: '2026-03-03T00:00:00.000Z',
      history: [
        { day: '2026-02-26', used: 0 },
        { day: '2026-02-27', used: 3 },
        { day: '2026-02-28', used: 0 },
        { day: '2026-03-01', used: 2 },
        { day: '2026-03-02', used: 1 },
      ],
    })
    clock.set('2026-03-03T00:00:00.000Z')
    expect(await hub.rpc('usage.get', { key_id: key.id })).toMatchObject({ day: '2026-03-03', used: 0 })
  })

  it('says which day still counts while the clock is set back', async () => {
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    await ask(hub.url, key.key, { bot_id: bot.id })
    clock.set('2026-03-08T12:00:00.000Z')
    await ask(hub.url, key.key, { bot_id: bot.id })
    const usage = await hub.rpc('usage.get', { key_id: key.id, days: 3 })
    expect(usage).toMatchObject({ day: '2026-03-10', used: 2, resets_at: '2026-03-11T00:00:00.000Z' })
    expect(usage.history.map(({ used }) => used)).toEqual([0, 0, 2])
  })

  it('knows only keys that exist', async () => {
    const hub = await startHub({ port: null })
    await expect(hub.rpc('usage.get', { key_id: 'key_nobody' })).rejects.toMatchObject({ code: 'not_found' })
  })
})
