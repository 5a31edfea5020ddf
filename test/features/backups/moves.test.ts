import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { startHub, tempFolder } from '../../helpers/hub.ts'

const passphrase = 'correct horse battery'
const apiKey = 'sb_live_a-key-of-somebody-else-1234'

/** A shop with a secret of others and an uploaded catalog file, as one file. */
async function exported(sealedBy: string | null = passphrase) {
  const hub = await startHub({ port: null })
  await hub.rpc('demo.load', {})
  await hub.rpc('connections.save', {
    name: 'Hosted',
    base_url: 'http://127.0.0.1:9',
    widget_base_url: null,
    bot_id: 'bot_1',
    api_key: apiKey,
  })
  const body = Readable.from([Buffer.from('id,title,price\n1,Lamp,10\n')])
  const copy = await hub.uploadCatalogFile({ name: 'lamps.csv', body, bytes: null })
  const file = await hub.rpc('moves.export', { passphrase: sealedBy })
  return { file, copy }
}

describe('a shop that moves', () => {
  it('is on the new PC as it was, with its secrets sealed for that PC', async () => {
    const { file } = await exported()
    const bytes = readFileSync(file.path)
    expect(bytes.includes(apiKey)).toBe(false)

    const hub = await startHub({ port: null })
    expect(await hub.rpc('moves.look', { path: file.path })).toMatchObject({
      secrets: 1,
      counts: { bots: 1 },
      bytes: bytes.length,
    })
    await expect(
      hub.rpc('moves.import', { path: file.path, passphrase: 'not that one' }),
    ).rejects.toMatchObject({ code: 'invalid_request', message: expect.stringContaining('passphrase') })
    expect((await hub.rpc('bots.list', {})).bots).toEqual([])

    await hub.rpc('moves.import', { path: file.path, passphrase })
    await hub.stop()
    const moved = await startHub({ port: null, dataPath: hub.dataPath })
    expect((await moved.rpc('bots.list', {})).bots).toHaveLength(1)
    const { connections } = await moved.rpc('connections.list', {})
    expect(connections).toMatchObject([{ name: 'Hosted', api_key: { readable: true, last4: '1234' } }])
    expect(readFileSync(join(hub.dataPath, 'shopbell.db')).includes(apiKey)).toBe(false)
  })

  it('goes without its secrets where there is no passphrase', async () => {
    const { file } = await exported(null)
    const hub = await startHub({ port: null })
    await hub.rpc('moves.import', { path: file.path, passphrase: null })
    await hub.stop()
    const moved = await startHub({ port: null, dataPath: hub.dataPath })
    expect((await moved.rpc('connections.list', {})).connections).toMatchObject([
      { name: 'Hosted', api_key: null },
    ])
  })

  it('is refused as a whole where a byte is wrong, missing, or it is another file', async () => {
    const { file } = await exported()
    const whole = readFileSync(file.path)
    const hub = await startHub({ port: null })
    const path = join(tempFolder(), 'shop.shopbell')
    const changed = Buffer.from(whole)
    changed[whole.length - 2000] = (changed[whole.length - 2000] ?? 0) ^ 0xff
    const wrong = [
      whole.subarray(0, whole.length - 5000),
      whole.subarray(0, 40),
      changed,
      Buffer.from('PK\x03\x04 something else'),
      Buffer.alloc(0),
    ]
    for (const bytes of wrong) {
      writeFileSync(path, bytes)
      await expect(hub.rpc('moves.import', { path, passphrase })).rejects.toMatchObject({
        code: 'invalid_request',
      })
    }
    await expect(hub.rpc('moves.import', { path: join(path, 'none'), passphrase })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await hub.rpc('bots.list', {})).bots).toEqual([])
  })
})
