import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { send } from '../helpers/http.ts'
import { tempFolder } from '../helpers/hub.ts'

/** A stop that has to wait for nobody is a matter of milliseconds; this leaves room for a busy machine. */
const soonMs = 5000

describe('stopping', () => {
  it('does not wait for connections that only stay open', async () => {
    const { hub, url } = await start()
    await send(`${url}/healthz`)
    expect(await stopsSoon(hub)).toBe(true)
  })

  it('does not wait for a connection that never sent anything', async () => {
    const { hub, url } = await start()
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', resolve)
      onTestFinished(() => {
        socket.destroy()
      })
    })
    expect(await stopsSoon(hub)).toBe(true)
  })

  it('does not wait for the rest of a body that was refused already', async () => {
    const { hub, url } = await start()
    const bot = await hub.rpc('bots.create', { name: 'Fjell' })
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        socket.write(
          `POST /api/v1/chat/sync-products HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
            `X-Service-Key: ${bot.sync_key}\r\nContent-Length: ${1024 ** 3}\r\n\r\n[`,
        )
      })
      socket.once('data', (bytes) => resolve(bytes.toString()))
      socket.on('error', reject)
      onTestFinished(() => {
        socket.destroy()
      })
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(await stopsSoon(hub)).toBe(true)
  })
})

/** Not the usual helper: here the test itself does the stopping, and may find that it does not end. */
async function start() {
  const hub = createHub({ log: createLog({ level: 'silent' }), port: 0, dataPath: tempFolder() })
  const { url } = await hub.start()
  return { hub, url: url ?? '' }
}

async function stopsSoon(hub: { readonly stop: () => Promise<void> }): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, soonMs, false).unref())
  return Promise.race([hub.stop().then(() => true), late])
}
