import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startHub } from '../../../helpers/hub.ts'

const secretUrl = 'https://shop:hunter2@crm.example/in?page=1&api_key=k-123456'
const shownUrl = 'https://***:***@crm.example/in?page=***&api_key=***'

async function open() {
  const hub = await startHub({ port: null })
  const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
  return { hub, bot_id: bot.id }
}

/** The address as it would be called, shown by what a change of everything but the secrets makes of it. */
async function stored(hub: Awaited<ReturnType<typeof open>>['hub']): Promise<string[]> {
  await hub.stop()
  const { connect } = await import('#main/db/open.ts')
  const db = connect(join(hub.dataPath, 'shopbell.db'))
  const urls = db.prepare<[], string>('SELECT url FROM endpoints ORDER BY no').pluck().all()
  db.close()
  return urls
}

describe('credentials in an address', () => {
  it('are not shown anywhere', async () => {
    const { hub, bot_id } = await open()
    const made = await hub.rpc('endpoints.set', { bot_id, url: secretUrl })
    const key = await hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: secretUrl })
    expect(made.url).toBe(shownUrl)
    expect(key.mirror_url).toBe(shownUrl)
    const shown = JSON.stringify([
      await hub.rpc('endpoints.list', {}),
      await hub.rpc('endpoints.get', { endpoint_id: made.id }),
      await hub.rpc('keys.list', {}),
      await hub.rpc('bots.list', {}),
      await hub.rpc('bots.get', { bot_id }),
    ])
    expect(shown).not.toMatch(/hunter2|k-123456/)
    expect(shown.split(shownUrl)).toHaveLength(7)
  })

  it('stay when the address comes back as it was shown', async () => {
    const { hub, bot_id } = await open()
    const { id: endpoint_id } = await hub.rpc('endpoints.set', { bot_id, url: secretUrl })
    const key = await hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: secretUrl })
    await hub.rpc('endpoints.set', { bot_id, url: shownUrl })
    await hub.rpc('endpoints.update', { endpoint_id, url: shownUrl })
    await hub.rpc('bots.update', { bot_id, name: 'New name', webhook_url: shownUrl })
    await hub.rpc('keys.update', { key_id: key.id, name: 'Desk', mirror_url: shownUrl })
    expect(await stored(hub)).toEqual([secretUrl, secretUrl])
  })

  it('stay when only another part of it is changed', async () => {
    const { hub, bot_id } = await open()
    await hub.rpc('endpoints.set', { bot_id, url: secretUrl })
    await hub.rpc('bots.update', {
      bot_id,
      webhook_url: shownUrl.replace('/in', '/other').replace('page=***', 'page=2'),
    })
    expect(await stored(hub)).toEqual([secretUrl.replace('/in', '/other').replace('page=1', 'page=2')])
  })

  it('are not carried to another server', async () => {
    const { hub, bot_id } = await open()
    await hub.rpc('endpoints.set', { bot_id, url: secretUrl })
    const moved = shownUrl.replace('crm.example', 'evil.example')
    await expect(hub.rpc('endpoints.set', { bot_id, url: moved })).rejects.toMatchObject({
      errors: [{ path: 'url', message: expect.stringContaining('whole address') }],
    })
    await expect(hub.rpc('bots.update', { bot_id, webhook_url: moved })).rejects.toMatchObject({
      errors: [{ path: 'webhook_url' }],
    })
    expect(await stored(hub)).toEqual([secretUrl])
  })
})

describe('signing secrets', () => {
  it('are sealed in the file', async () => {
    const { hub, bot_id } = await open()
    const { id, secret } = await hub.rpc('endpoints.set', { bot_id, url: 'https://crm.example/in' })
    const { secret: next } = await hub.rpc('endpoints.rotate', { endpoint_id: id })
    await hub.stop()
    const file = readFileSync(join(hub.dataPath, 'shopbell.db'))
    for (const text of [secret, next]) {
      expect(file.includes(text)).toBe(false)
      expect(file.includes(text.slice('whsec_'.length))).toBe(false)
    }
  })

  it('that this PC cannot read are made anew, not guessed', async () => {
    const { hub, bot_id } = await open()
    const { id: endpoint_id } = await hub.rpc('endpoints.set', { bot_id, url: 'https://crm.example/in' })
    await hub.stop()
    const elsewhere = await startHub({
      port: null,
      dataPath: hub.dataPath,
      secrets: {
        protection: 'keychain',
        seal: (text) => Buffer.from(text).reverse(),
        open: (sealed) => {
          const text = Buffer.from(sealed).reverse().toString()
          if (!text.startsWith('whsec_')) throw new Error('sealed elsewhere')
          return text
        },
      },
    })
    await expect(elsewhere.rpc('endpoints.secret', { endpoint_id })).rejects.toThrow(/crm\.example/)
    expect((await elsewhere.rpc('endpoints.list', {})).endpoints).toHaveLength(1)
    const { secret } = await elsewhere.rpc('endpoints.rotate', { endpoint_id })
    expect(await elsewhere.rpc('endpoints.secret', { endpoint_id })).toEqual({ secret })
  })
})
