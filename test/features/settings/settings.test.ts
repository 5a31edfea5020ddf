import { describe, expect, it } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createSettings, type TryAddress } from '#main/features/settings/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { startHub } from '../../helpers/hub.ts'

describe('settings', () => {
  it('are the defaults until something is chosen', async () => {
    const hub = await startHub({ port: null })
    expect(await hub.rpc('settings.get', {})).toEqual(settingsDefaults)
  })

  it('keep what was chosen and leave the rest, also after a start', async () => {
    const hub = await startHub({ port: null })
    const pushes: Push[] = []
    hub.events.subscribe((push) => pushes.push(push))
    const chosen = {
      shop_name: 'Fjell & Søn',
      theme: 'dark',
      language: 'de',
      quiet_hours: { from: '22:00', to: '07:30' },
      setup_done: true,
    } as const
    const all = { ...settingsDefaults, ...chosen }
    expect(await hub.rpc('settings.update', chosen)).toEqual(all)
    expect(pushes).toEqual([{ type: 'settings.changed', settings: all }])
    await hub.rpc('settings.update', { quiet_hours: null })
    await hub.stop()
    const again = await startHub({ port: null, dataPath: hub.dataPath })
    expect(await again.rpc('settings.get', {})).toEqual({ ...all, quiet_hours: null })
  })

  it('of updates at once are all kept', async () => {
    const hub = await startHub({ port: null })
    await Promise.all([
      hub.rpc('settings.update', { shop_name: 'Fjell' }),
      hub.rpc('settings.update', { theme: 'light' }),
      hub.rpc('settings.update', { notifications: false }),
    ])
    expect(await hub.rpc('settings.get', {})).toMatchObject({
      shop_name: 'Fjell',
      theme: 'light',
      notifications: false,
    })
  })

  it.each([
    { theme: 'pink' },
    { language: 'german' },
    { quiet_hours: { from: '25:00', to: '07:00' } },
    { shop_name: 'x'.repeat(101) },
    { lan: 'yes' },
  ])('refuse %j and keep what was', async (changes) => {
    const hub = await startHub({ port: null })
    await expect(hub.anyRpc('settings.update', changes)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await hub.rpc('settings.get', {})).toEqual(settingsDefaults)
  })

  it("ignore what another version wrote and this one can't read", () => {
    const { db } = openTestDatabase()
    const insert = db.prepare('INSERT INTO settings VALUES (?, ?)')
    for (const [name, value] of [
      ['theme', '"sepia"'],
      ['port', 'not json'],
      ['shop_name', '"Fjell"'],
      ['unheard_of', '1'],
      ['demo_bot_id', 'bot_1'],
    ])
      insert.run(name, value)
    const settings = settingsOn(db)
    expect(settings.all()).toEqual({ ...settingsDefaults, shop_name: 'Fjell' })
    expect(settings.note('demo_bot_id')).toBe('bot_1')
  })

  it('go back to the old address where the new one cannot be written down', async () => {
    const { db } = openTestDatabase()
    const steps: string[] = []
    const settings = settingsOn(db, async () => ({
      commit: () => steps.push('kept'),
      undo: async () => {
        steps.push('undone')
      },
    }))
    db.exec("CREATE TRIGGER full BEFORE INSERT ON settings BEGIN SELECT raise(ABORT, 'cannot write'); END")
    await expect(settings.update({ port: 5000 })).rejects.toThrow('cannot write')
    expect(steps).toEqual(['undone'])
    expect(settings.all().port).toBe(4840)
    db.exec('DROP TRIGGER full')
    await settings.update({ port: 5000 })
    expect(steps).toEqual(['undone', 'kept'])
  })
})

function settingsOn(
  db: ReturnType<typeof openTestDatabase>['db'],
  tryAddress: TryAddress = async () => null,
) {
  return createSettings({ db, commits: createCommits(db, createWriteGate()), tryAddress, push: () => {} })
}
