import { globSync, mkdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** What the local socket answers, with or without the token. */
function callSocket(socketPath: string, name: string, token: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
    const outgoing = request({ socketPath, path: `/rpc/${name}`, method: 'POST', headers }, (incoming) => {
      incoming.resume()
      incoming.on('end', () => resolve(incoming.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end('{}')
  })
}

describe.skipIf(process.platform === 'win32')('the files of a running hub', () => {
  it('are for its user only', async () => {
    const hub = await startHub({ dataPath: join(tempFolder(), 'shop') })
    expect(modeOf(hub.dataPath)).toBe('700')
    expect(modeOf(join(hub.dataPath, 'hub.json'))).toBe('600')
    expect(modeOf(join(hub.dataPath, 'hub.sock'))).toBe('600')
    const folders = globSync('*', { cwd: hub.dataPath, withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    )
    expect(folders.length).toBeGreaterThan(0)
    for (const { name } of folders) expect(modeOf(join(hub.dataPath, name)), name).toBe('700')
    await hub.rpc('backups.create', {})
    await hub.rpc('moves.export', { passphrase: null })
    const files = globSync('**/*', { cwd: hub.dataPath, withFileTypes: true }).filter((one) => one.isFile())
    expect(files.length).toBeGreaterThan(8)
    for (const { parentPath, name } of files) expect(modeOf(join(parentPath, name)), name).toBe('600')
  })

  it('are for its user only where the folder was open to all before', async () => {
    const dataPath = join(tempFolder(), 'shop')
    mkdirSync(dataPath, { mode: 0o777 })
    await startHub({ dataPath })
    expect(modeOf(dataPath)).toBe('700')
  })

  it('keep the socket apart in a folder of its own where the path is too long for one', async () => {
    const dataPath = join(tempFolder(), 'a-folder-with-quite-a-long-name'.repeat(3), 'shop')
    const hub = await startHub({ dataPath })
    const { socket, token } = readHubInfo(join(dataPath, 'hub.json')) ?? { socket: '', token: '' }
    expect(socket.startsWith(dataPath)).toBe(false)
    expect(modeOf(socket)).toBe('600')
    expect(modeOf(dirname(socket))).toBe('700')
    expect(await callSocket(socket, 'bots.list', token)).toBe(200)
    await hub.stop()
    expect(globSync(socket)).toEqual([])
  })

  it('open the local socket only with the token', async () => {
    const hub = await startHub()
    const { socket, token } = readHubInfo(join(hub.dataPath, 'hub.json')) ?? { socket: '', token: '' }
    expect(await callSocket(socket, 'bots.list', token)).toBe(200)
    for (const wrong of [null, '', 'x', `${token}x`])
      expect(await callSocket(socket, 'bots.list', wrong)).toBe(401)
  })
})
