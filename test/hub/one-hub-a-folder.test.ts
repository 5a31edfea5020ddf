import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { ask, makeShop } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { send } from '../helpers/http.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

const another = (dataPath: string) => createHub({ dataPath, port: 0, log: createLog({ level: 'silent' }) })

describe('a second hub on the same data folder', () => {
  it('is refused in the same process, naming the folder and who holds it', async () => {
    const hub = await startHub()
    const refused = { code: 'data_folder_in_use', message: expect.stringContaining(hub.dataPath) }
    await expect(another(hub.dataPath).start()).rejects.toMatchObject(refused)
    await expect(another(hub.dataPath).start()).rejects.toThrow(hub.url)
    await expect(another(`${relative(process.cwd(), hub.dataPath)}/`).start()).rejects.toMatchObject(refused)
  })

  it('is refused in another process', async () => {
    const hub = await startHub()
    const { code, stdout, stderr } = await runCli(['serve', '--port', '0', '--data', hub.dataPath])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(hub.dataPath)
    expect(stderr).not.toContain('    at ')
  })

  it('is refused where another process was first', async () => {
    const dataPath = tempFolder()
    const serve = await startServe(dataPath)
    await expect(another(dataPath).start()).rejects.toThrow(`process ${serve.pid}`)
  })

  it('leaves the first as it was', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const info = readFileSync(join(hub.dataPath, 'hub.json'), 'utf8')
    await expect(another(hub.dataPath).start()).rejects.toThrow()
    await ask(hub.url, key.key, { bot_id: bot.id })
    expect(readFileSync(join(hub.dataPath, 'hub.json'), 'utf8')).toBe(info)
    await expect(another(hub.dataPath).start()).rejects.toThrow()
  })

  it('may start once the first has stopped', async () => {
    const first = await startHub()
    const { bot } = await makeShop(first)
    await first.stop()
    const second = await startHub({ dataPath: first.dataPath })
    expect((await second.rpc('bots.list', {})).bots).toMatchObject([{ id: bot.id }])
  })
})

describe('hubs on different folders', () => {
  it('run side by side and know nothing of each other', async () => {
    const [one, other] = [await startHub(), await startHub()]
    expect(one.url).not.toBe(other.url)
    await makeShop(one)
    expect((await other.rpc('bots.list', {})).bots).toEqual([])
    expect((await send(`${other.url}/healthz`)).status).toBe(200)
  })
})
