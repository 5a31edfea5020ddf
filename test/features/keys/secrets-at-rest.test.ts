import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFileLog } from '#main/lib/file-log.ts'
import { ask, makeShop, postCatalog, postChat } from '../../helpers/api-client.ts'
import { bytesOf } from '../../helpers/folder-bytes.ts'
import { startHub, tempFolder } from '../../helpers/hub.ts'

function filesWith(files: ReadonlyMap<string, Buffer>, needle: string | Buffer): string[] {
  return [...files].filter(([, bytes]) => bytes.includes(needle)).map(([name]) => name)
}

describe('keys on disk', () => {
  it('are only their SHA-256: no file of the data folder holds one, while running or after', async () => {
    const dataPath = tempFolder()
    const { log, close } = createFileLog(dataPath)
    const hub = await startHub({ dataPath, log })
    const { bot, key } = await makeShop(hub)
    const rotated = await hub.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    const synced = await hub.rpc('bots.rotateSyncKey', { bot_id: bot.id })
    const demo = await hub.rpc('demo.load', {})
    await ask(hub.url, rotated.key, { bot_id: bot.id })
    await postChat(hub.url, `${rotated.key.slice(0, -1)}!`, { bot_id: bot.id })
    await postCatalog(hub.url, synced.sync_key, [{ id: '1', title: 'Tent' }])
    await postCatalog(hub.url, rotated.key, [{ id: '1', title: 'Tent' }])

    const secrets = [key.key, rotated.key, bot.sync_key, synced.sync_key, demo.key ?? '']
    const scan = () => {
      const files = bytesOf(dataPath)
      expect([...files.keys()]).toContain('shopbell.db')
      for (const secret of secrets) {
        expect(secret).toHaveLength(44)
        // Not the key, and not its random part alone either.
        expect(filesWith(files, secret)).toEqual([])
        expect(filesWith(files, secret.slice(8, 38))).toEqual([])
      }
      // The search does find what is there: the hash of the key, in the database or its log.
      const hash = createHash('sha256').update(rotated.key).digest()
      expect(filesWith(files, hash).every((name) => name.startsWith('shopbell.db'))).toBe(true)
      expect(filesWith(files, hash)).not.toEqual([])
    }
    scan()
    await hub.stop()
    close()
    scan()
  })

  it('are returned by no call but the one that makes them', async () => {
    const hub = await startHub({ port: null })
    const { bot, key } = await makeShop(hub)
    const rotated = await hub.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    const answers = JSON.stringify([
      await hub.rpc('keys.list', {}),
      await hub.rpc('keys.update', { key_id: key.id, name: 'Renamed' }),
      await hub.rpc('usage.get', { key_id: key.id }),
      await hub.rpc('bots.get', { bot_id: bot.id }),
      await hub.rpc('bots.list', {}),
      await hub.rpc('bots.update', { bot_id: bot.id, name: 'Renamed' }),
      await hub.rpc('bots.archive', { bot_id: bot.id }),
      await hub.rpc('hub.status', {}),
      await hub.rpc('keys.revoke', { key_id: key.id }),
    ])
    for (const secret of [key.key, rotated.key, bot.sync_key]) {
      expect(answers).not.toContain(secret)
      expect(answers).not.toContain(createHash('sha256').update(secret).digest('hex'))
    }
    expect(answers).toContain(rotated.last4)
  })
})
