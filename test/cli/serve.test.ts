import { describe, expect, it } from 'vitest'
import { ask } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { tempFolder } from '../helpers/hub.ts'

describe('shopbell serve', () => {
  it('prints where it answers and where the dashboard is, each on a line of its own', async () => {
    const dataPath = tempFolder()
    const serve = await startServe(dataPath, ['--demo'])
    expect(serve.lines).toContainEqual(expect.stringMatching(/^ready http:\/\/127\.0\.0\.1:\d+$/))
    expect(serve.lines).toContainEqual(
      expect.stringMatching(/^dashboard http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9A-Za-z]+$/),
    )
    expect(new URL(serve.dashboardUrl).port).not.toBe(new URL(serve.url).port)
    expect((await fetch(`${serve.url}/healthz`)).status).toBe(200)
    expect((await fetch(serve.dashboardUrl, { redirect: 'manual' })).status).toBe(303)
  })

  it('seeds the demo shop once', async () => {
    const dataPath = tempFolder()
    const told = (lines: readonly string[], start: string) =>
      lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
    const first = await startServe(dataPath, ['--demo'])
    await first.end('SIGTERM')
    const [bot_id, key] = [told(first.lines, 'demo bot '), told(first.lines, 'demo key ')]
    const second = await startServe(dataPath, ['--demo'])
    const { response } = await ask(second.url, key, { bot_id, message: 'How long does delivery take?' })
    expect(response).toMatch(/working days/)
    await second.end('SIGTERM')
    expect(told(second.lines, 'demo bot ')).toBe(bot_id)
    expect(told(second.lines, 'demo key ')).toBe('')
    const status = await runCli(['call', 'hub.status', '--data', dataPath])
    expect(JSON.parse(status.stdout)).toMatchObject({ bots: 1, products: 60 })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly with code 0', async (signal) => {
    const dataPath = tempFolder()
    const serve = await startServe(dataPath)
    expect(await serve.end(signal)).toMatchObject({ code: 0, signal: null, stderr: '' })
    await expect(fetch(`${serve.url}/healthz`)).rejects.toThrow()
    const again = await startServe(dataPath)
    expect(await again.end(signal)).toMatchObject({ code: 0 })
  })

  it('is refused on a folder that another one serves, with one clear message', async () => {
    const dataPath = tempFolder()
    const serve = await startServe(dataPath)
    const { code, stdout, stderr } = await runCli(['serve', '--port', '0', '--data', dataPath])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(dataPath)
    expect(stderr).toContain(serve.url)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect((await fetch(`${serve.url}/healthz`)).status).toBe(200)
  })
})
