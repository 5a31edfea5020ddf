import {
  closeSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DatabaseRefused } from '#main/db/open.ts'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { startHub } from '../helpers/hub.ts'

const ways = {
  deleted: (path: string) => rmSync(path),
  replaced: (path: string) => {
    renameSync(path, `${path}.elsewhere`)
    writeFileSync(path, 'something else')
  },
}

describe.skipIf(process.platform === 'win32')('a database that goes while the hub runs', () => {
  it.each(Object.entries(ways))(
    'and is %s is noticed, said, saved and can be restored',
    async (how, lose) => {
      const hub = await startHub({ storage: { lookMs: 20 } })
      const { bot_id, key } = await hub.rpc('demo.load', {})
      const path = join(hub.dataPath, 'shopbell.db')
      lose(path)
      const storage = async () => (await hub.rpc('hub.status', {})).storage.state
      await expect.poll(storage).toBe(how)
      const answer = await fetch(`${hub.url}/api/v1/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ bot_id, message: 'Hello' }),
      })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        code: 'storage_unavailable',
        detail: expect.stringContaining(how),
      })
      const list = async () => (await hub.rpc('backups.list', {})).backups
      await expect.poll(async () => (await list()).map(({ kind }) => kind)).toEqual(['rescued'])

      const [rescued] = await list()
      await hub.rpc('backups.restore', { name: rescued?.name ?? '' })
      await hub.stop()
      const again = await startHub({ dataPath: hub.dataPath, port: null })
      expect((await again.rpc('bots.list', {})).bots.map(({ id }) => id)).toEqual([bot_id])
    },
  )
})

describe('a database that is damaged while the hub runs', () => {
  it('is found by the weekly backup, said, and looked over at the next start', async () => {
    const { dataPath, stop } = await startHub({ port: null })
    await stop()
    const hub = await startHub({ dataPath, pace: { backupMs: 300 } })
    const path = join(dataPath, 'shopbell.db')
    const file = openSync(path, 'r+')
    const { size } = statSync(path)
    writeSync(file, Buffer.alloc(Math.floor(size / 4), 0xa5), 0, undefined, Math.floor(size / 2))
    closeSync(file)
    await expect.poll(async () => (await hub.rpc('hub.status', {})).storage.state).toBe('damaged')
    const { backups, failed } = await hub.rpc('backups.list', {})
    expect(backups).toEqual([])
    expect(failed?.problem.fault).toMatchObject({ code: 'database_damaged' })
    expect(existsSync(join(dataPath, 'database-doubt'))).toBe(true)
    await hub.stop()
    const again = createHub({ dataPath, port: null, log: createLog({ level: 'silent' }) })
    await expect(again.start()).rejects.toMatchObject({ reason: 'damaged' })
  })
})

describe('a database that is missing at a start', () => {
  it.each(['deleted', 'empty'])('is no new shop: it is refused (%s)', async (how) => {
    const { dataPath, stop } = await startHub({ port: null })
    await stop()
    const path = join(dataPath, 'shopbell.db')
    if (how === 'deleted') rmSync(path)
    else writeFileSync(path, '')
    const hub = createHub({ dataPath, port: null, log: createLog({ level: 'silent' }) })
    await expect(hub.start()).rejects.toThrow(DatabaseRefused)
    await expect(hub.start()).rejects.toMatchObject({ reason: 'missing' })
    expect(existsSync(path)).toBe(how === 'empty')
  })
})
