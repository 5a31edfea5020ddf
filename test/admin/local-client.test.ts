import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { callRunningHub } from '#main/admin/local-client.ts'
import { type HubInfo, readHubInfo } from '#main/lib/hub-info.ts'
import { startHub, type TestHub, tempFolder } from '../helpers/hub.ts'

function infoOf(hub: TestHub): HubInfo {
  const info = readHubInfo(join(hub.dataPath, 'hub.json'))
  if (!info) throw new Error('the hub left no hub.json')
  return info
}

describe('a call of a running hub over its local socket', () => {
  it('returns the result, or the problem unchanged', async () => {
    const hub = await startHub()
    const made = await callRunningHub(infoOf(hub), 'bots.create', { name: 'Käse' })
    expect(made).toMatchObject({ result: { name: 'Käse' } })
    await expect(callRunningHub(infoOf(hub), 'bots.create', { name: '' })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'name' }],
    })
  })

  it('says that nobody answers where the hub is gone', async () => {
    const hub = await startHub()
    const info = infoOf(hub)
    await hub.stop()
    expect(await callRunningHub(info, 'bots.list', {})).toBeNull()
  })

  it('does the same while the hub stops: done and confirmed, or refused and not done', async () => {
    for (let round = 0; round < 5; round++) {
      const hub = await startHub()
      const info = infoOf(hub)
      const calls = Array.from({ length: 20 }, async (_, index) => {
        await sleep(index % 5)
        const call = callRunningHub(info, 'bots.create', { name: `Bot ${index}` })
        return Promise.race([
          call.then((answer) => (answer ? 'done' : 'not done'), String),
          sleep(5000, 'never answered'),
        ])
      })
      await sleep(2)
      await hub.stop()
      const outcomes = await Promise.all(calls)
      expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'not done')).toEqual([])
      const after = await startHub({ dataPath: hub.dataPath, port: null })
      const { bots } = await after.rpc('bots.list', {})
      expect(bots).toHaveLength(outcomes.filter((outcome) => outcome === 'done').length)
    }
  })
})

describe('a preview whose caller is gone', () => {
  it('stops', async () => {
    const hub = await startHub()
    const path = join(tempFolder(), 'products.csv')
    const rows = Array.from({ length: 400_000 }, (_, at) => `L-${at},Lamp ${at},${at}.50\n`)
    writeFileSync(path, `id,title,price\n${rows.join('')}`)
    const { socket, token } = infoOf(hub)
    const body = JSON.stringify({ path, asker: 'a tab' })
    const outgoing = request({
      socketPath: socket,
      path: '/rpc/sources.preview',
      method: 'POST',
      headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    outgoing.on('error', () => {})
    outgoing.end(body)
    await sleep(200)
    outgoing.destroy()
    await sleep(300)
    // It would have gone on for seconds; now there is none left to cancel.
    expect(await hub.rpc('sources.cancelPreview', { asker: 'a tab' })).toEqual({ cancelled: false })
  })
})
