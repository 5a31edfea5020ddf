import { describe, expect, it } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { runCli } from '../helpers/cli.ts'
import { send } from '../helpers/http.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'
import { freePort, takenPort } from './ports.ts'

describe('the port', () => {
  it('0 takes a free one and says which', async () => {
    const [one, other] = [await startHub({ port: 0 }), await startHub({ port: 0 })]
    for (const hub of [one, other]) {
      expect(hub.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}$/)
      expect(await send(`${hub.url}/healthz`)).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect((await hub.rpc('hub.status', {})).url).toBe(hub.url)
    }
    expect(one.url).not.toBe(other.url)
  })

  it('may be chosen, and is free again after a stop', async () => {
    const port = await freePort()
    const first = await startHub({ port })
    await first.stop()
    const second = await startHub({ port })
    expect(second.url).toBe(`http://127.0.0.1:${port}`)
  })

  it('that is busy is named, and the folder is let go of', async () => {
    const port = await takenPort()
    const dataPath = tempFolder()
    const hub = createHub({ dataPath, port, log: createLog({ level: 'silent' }) })
    await expect(hub.start()).rejects.toThrow(`Port ${port} is already in use`)
    const works = await startHub({ dataPath })
    expect((await send(`${works.url}/healthz`)).status).toBe(200)
  })

  it('that is busy ends `serve` with that message alone', async () => {
    const port = await takenPort()
    const { code, stdout, stderr } = await runCli(['serve', '--port', String(port), '--data', tempFolder()])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(String(port))
    expect(stderr).not.toContain('    at ')
  })

  it('null means not to listen at all', async () => {
    const hub = createHub({ dataPath: tempFolder(), port: null, log: createLog({ level: 'silent' }) })
    expect(await hub.start()).toMatchObject({ url: null })
    expect(await hub.rpc('hub.status', {})).toMatchObject({ url: null })
    await hub.stop()
  })
})
