import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectProblem, send, sendRaw } from '../helpers/http.ts'
import { openShop } from '../helpers/shop.ts'

const limits = { widgetPerSession: 1e9, widgetPerAddress: 1e9, bodyMs: 400 }

describe('a body that takes its time', () => {
  it.each([
    ['in one piece', 'content-length: 100'],
    ['in chunks', 'transfer-encoding: chunked'],
  ])('is given up after a while, %s', async (_, length) => {
    const shop = await openShop({ limits })
    const head = `POST /api/chat/${shop.bot.id}/message HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
    const answer = await sendRaw(shop.url, `${head}${length}\r\n\r\n2\r\n{"\r\n`)
    expectProblem(answer, 408, 'request_timeout')
    expect(answer.headers.connection).toBe('close')
    expect((await shop.say({ message: 'hello' })).status).toBe(200)
  })

  it('may be a catalog for longer', async () => {
    const shop = await openShop({ limits: { ...limits, uploadMs: 60_000 } })
    const products = Array.from({ length: 8 }, (_, index) => ({ id: `${index}`, title: `Tent ${index}` }))
    const outgoing = request(`${shop.url}/api/v1/chat/sync-products`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', 'x-service-key': shop.bot.sync_key },
    })
    const answered = new Promise<number | undefined>((resolve, reject) =>
      outgoing.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject),
    )
    for (const product of products) {
      await sleep(150)
      outgoing.write(`${JSON.stringify(product)}\n`)
    }
    outgoing.end()
    expect(await answered).toBe(200)
    expect(await shop.search('tent')).toHaveLength(products.length)
  })

  it('of a catalog ends too, and changes nothing', async () => {
    const shop = await openShop({ limits: { ...limits, uploadMs: 600 } })
    const head = `POST /api/v1/chat/sync-products HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-service-key: ${shop.bot.sync_key}\r\n`
    const answer = await sendRaw(shop.url, `${head}content-length: 1000\r\n\r\n[{"id":"1","title":"Tent"},`)
    expectProblem(answer, 408, 'request_timeout')
    expect(await shop.search('tent')).toEqual([])
  })
})

describe('connections', () => {
  it('are limited in number, and there is room again when some leave', async () => {
    const shop = await openShop({ limits: { ...limits, connections: 3 } })
    const { hostname, port } = new URL(shop.url)
    const idle = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = connect(Number(port), hostname)
        onTestFinished(() => void socket.destroy())
        await new Promise((resolve) => socket.once('connect', resolve))
        return socket
      }),
    )
    const ask = () => send(`${shop.url}/healthz`, { apart: true }).then(({ status }) => status)
    await expect(ask()).rejects.toThrow()
    for (const socket of idle) socket.destroy()
    await expect.poll(() => ask().catch(() => 0)).toBe(200)
  })
})
