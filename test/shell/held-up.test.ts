import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createRecovery } from '#main/hub-recovery.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { type HeldUpAnswer, startThroughTrouble } from '#main/shell/held-up.ts'
import { problem } from '#shared/problem.ts'
import { startHub } from '../helpers/hub.ts'

async function damagedShop() {
  const { dataPath, rpc, stop } = await startHub({ port: null })
  await rpc('bots.create', { name: 'First', plan: 'starter' })
  const { name } = await rpc('backups.create', {})
  await stop()
  writeFileSync(join(dataPath, 'shopbell.db'), 'no database at all'.repeat(1000))
  return { folder: dataFolder(dataPath), name }
}

describe('a start of the app that is held up', () => {
  it('goes on with the newest backup when the merchant says so', async () => {
    const { folder, name } = await damagedShop()
    const hub = createHub({ dataPath: folder.path, port: null, log: createLog({ level: 'silent' }) })
    onTestFinished(hub.stop)
    const asked: unknown[] = []
    const isStarted = await startThroughTrouble({
      folder: folder.path,
      start: async () => Boolean(await hub.start()),
      recovery: createRecovery(folder),
      ask: async ({ kind }, newest) => {
        asked.push([kind, newest?.name])
        return 'restore'
      },
    })
    expect({ isStarted, asked }).toEqual({ isStarted: true, asked: [['foreign', name]] })
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(1)
  })

  it('is tried again as long as the disk is full, and given up when the merchant quits', async () => {
    const { folder } = await damagedShop()
    const answers: HeldUpAnswer[] = ['again', 'again', 'quit']
    let tries = 0
    const isStarted = await startThroughTrouble({
      folder: folder.path,
      start: async () => {
        tries++
        throw problem('storage_full', 'full')
      },
      recovery: createRecovery(folder),
      ask: async () => answers.shift() ?? 'quit',
    })
    expect({ isStarted, tries }).toEqual({ isStarted: false, tries: 3 })
  })

  it('ends for anything else', async () => {
    const { folder } = await damagedShop()
    const start = () => Promise.reject(problem('data_folder_in_use', 'taken'))
    const ask = async () => 'again' as const
    await expect(
      startThroughTrouble({ folder: folder.path, start, recovery: createRecovery(folder), ask }),
    ).rejects.toThrow('taken')
  })
})
