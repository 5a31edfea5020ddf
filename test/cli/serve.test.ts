import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { ask } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { unusedFolder } from '../helpers/hub.ts'

describe('shopbell serve', () => {
  it('prints where it answers and where the dashboard is, and shows that to whoever opens its link', async () => {
    const serve = await startServe(unusedFolder())
    expect(serve.lines).toContainEqual(expect.stringMatching(/^ready http:\/\/127\.0\.0\.1:\d+$/))
    expect(serve.lines).toContainEqual(
      expect.stringMatching(/^dashboard http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9A-Za-z]+$/),
    )
    expect(new URL(serve.dashboardUrl).port).not.toBe(new URL(serve.url).port)
    expect((await fetch(`${serve.url}/healthz`)).status).toBe(200)
    const signedIn = await fetch(serve.dashboardUrl, { redirect: 'manual' })
    expect(signedIn.status).toBe(303)
    const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const page = await fetch(new URL('/', serve.dashboardUrl), { headers })
    expect(page.status).toBe(200)
    const html = await page.text()
    const nonce = /<meta name="csp-nonce" content="(\w+)"/.exec(html)?.[1]
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    const [script = ''] = /\.?\/assets\/[^"]+\.js/.exec(html) ?? []
    expect((await fetch(new URL(script, serve.dashboardUrl), { headers })).status).toBe(200)
  })

  it('sends nothing to itself, neither to the service nor to the dashboard', async () => {
    const dataPath = unusedFolder()
    const serve = await startServe(dataPath)
    const call = (name: string, input: object) =>
      runCli(['call', name, JSON.stringify(input), '--data', dataPath])
    const { id: bot_id } = JSON.parse((await call('bots.create', { name: 'Shop' })).stdout)
    for (const { port } of [new URL(serve.url), new URL(serve.dashboardUrl)]) {
      const to = { url: `http://localhost:${port}/`, allow_local: true }
      const refused = await call('endpoints.set', { bot_id, ...to })
      expect(refused.code).toBe(1)
      expect(JSON.parse(refused.stderr).detail).toContain('Shopbell itself')
    }
  })

  it('stops while a page listens, and ends its stream', async () => {
    const serve = await startServe(unusedFolder())
    const signedIn = await fetch(serve.dashboardUrl, { redirect: 'manual' })
    const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const stream = await fetch(new URL('/pushes', serve.dashboardUrl), { headers })
    expect(stream.status).toBe(200)
    const rest = stream.text()
    expect(await serve.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
    expect(await rest).toMatch(/^retry: /)
  })

  it('stops while a call of the dashboard waits for a service elsewhere', async () => {
    const silent = createServer(() => asked())
    let asked = () => {}
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    onTestFinished(() => silent.closeAllConnections())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const serve = await startServe(unusedFolder())
    const signedIn = await fetch(serve.dashboardUrl, { redirect: 'manual' })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const call = async (name: string, input: object) => {
      const response = await fetch(new URL(`/rpc/${name}`, serve.dashboardUrl), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return response.json() as Promise<{ id: string; turn: { exchange: { error: string } } }>
    }
    const { id } = await call('connections.save', {
      name: 'Silent',
      base_url: `http://127.0.0.1:${port}`,
      widget_base_url: null,
      bot_id: 'b',
    })
    const session = await call('tester.start', {
      target: { kind: 'connection', connection_id: id },
      channel: 'widget',
    })
    const sent = call('tester.send', {
      turn_id: 'turn-0001',
      tester_session_id: session.id,
      message: 'Tents?',
    })
    await wasAsked
    expect(await serve.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
    expect((await sent).turn.exchange.error).toBe('Cancelled before an answer came.')
    silent.close()
  })

  it('seeds the demo shop once', async () => {
    const dataPath = unusedFolder()
    const wordAfter = (lines: readonly string[], start: string) =>
      lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
    const first = await startServe(dataPath, ['--demo'])
    await first.end('SIGTERM')
    const [bot_id, key] = [wordAfter(first.lines, 'demo bot '), wordAfter(first.lines, 'demo key ')]
    const second = await startServe(dataPath, ['--demo'])
    const { response } = await ask(second.url, key, { bot_id, message: 'How long does delivery take?' })
    expect(response).toMatch(/working days/)
    await second.end('SIGTERM')
    expect(wordAfter(second.lines, 'demo bot ')).toBe(bot_id)
    expect(wordAfter(second.lines, 'demo key ')).toBe('')
    const status = await runCli(['call', 'hub.status', '--data', dataPath])
    expect(JSON.parse(status.stdout)).toMatchObject({ bots: 1, products: 60 })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly with code 0', async (signal) => {
    const dataPath = unusedFolder()
    const serve = await startServe(dataPath)
    expect(await serve.end(signal)).toMatchObject({ code: 0, signal: null, stderr: '' })
    await expect(fetch(`${serve.url}/healthz`)).rejects.toThrow()
    expect(existsSync(dataFolder(dataPath).runningMark)).toBe(false)
  })

  it('is refused on a folder that another one serves, with one clear message', async () => {
    const dataPath = unusedFolder()
    const serve = await startServe(dataPath)
    const { code, stdout, stderr } = await runCli(['serve', '--port', '0', '--data', dataPath])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(dataPath)
    expect(stderr).toContain(serve.url)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect((await fetch(`${serve.url}/healthz`)).status).toBe(200)
  })
})
