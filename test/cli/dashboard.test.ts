import { describe, expect, it } from 'vitest'
import { runCli, startServe } from '../helpers/cli.ts'
import { send } from '../helpers/http.ts'
import { unusedFolder } from '../helpers/hub.ts'

describe('shopbell dashboard', () => {
  it('prints a fresh link of the service that runs, and says so where none does', async () => {
    const data = unusedFolder()
    const none = await runCli(['dashboard', '--data', data])
    expect(none).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining("isn't running on") })

    const serve = await startServe(data)
    const { code, stdout } = await runCli(['dashboard', '--data', data])
    expect(code).toBe(0)
    const url = /^dashboard (http:\S+)\n$/.exec(stdout)?.[1] ?? ''
    expect(new URL(url).origin).toBe(new URL(serve.dashboardUrl).origin)
    expect(url).not.toBe(serve.dashboardUrl)
    expect((await send(url)).status).toBe(303)
    expect((await send(url)).status).toBe(401)
    expect((await send(serve.dashboardUrl)).status, 'the first one still works').toBe(303)
    await serve.end('SIGTERM')
    expect((await runCli(['dashboard', '--data', data])).code).toBe(1)
  }, 120_000)
})
