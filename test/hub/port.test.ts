import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { runCli } from '../helpers/cli.ts'
import { send } from '../helpers/http.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

/** A port that some other program holds. */
async function takenPort(): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

describe('the port', () => {
  it('0 takes a free one and tells which', async () => {
    const [one, other] = [await startHub({ port: 0 }), await startHub({ port: 0 })]
    for (const hub of [one, other]) {
      expect(hub.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}$/)
      expect(await send(`${hub.url}/healthz`)).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect((await hub.rpc('hub.status', {})).url).toBe(hub.url)
    }
    expect(one.url).not.toBe(other.url)
  })

  it('may be chosen, and is free again after a stop', async () => {
    const first = await startHub({ port: 0 })
    const port = Number(new URL(first.url).port)
    await first.stop()
    const second = await startHub({ port })
    expect(second.url).toBe(`http://127.0.0.1:${port}`)
  })

  it('that is busy is named, and the folder is let go of', async () => {
    const port = await takenPort()
    const dataPath = tempFolder()
    const hub = createHub({ dataPath, port, log: createLog({ level: 'silent' }) })
    await expect(hub.start()).rejects.toThrow(`Port ${port} is taken`)
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
