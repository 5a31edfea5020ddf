import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../helpers/event-stream.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const perAddress = 20

/** A stream of each kind, as the request that opens it. */
const streams = [
  [
    'GET /api/chat/{botId}/events',
    (shop: Shop) =>
      `GET /api/chat/${shop.bot.id}/events?session_id=visitor HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  ],
  [
    'POST /api/chat/{botId}/stream',
    (shop: Shop) => {
      const body = JSON.stringify({ session_id: 'visitor', after: 0 })
      return `POST /api/chat/${shop.bot.id}/stream HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    },
  ],
] as const

async function line(shop: Shop): Promise<Socket> {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

async function isRefused(shop: Shop): Promise<boolean> {
  const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/events?session_id=one-more`)
  stream.close()
  return stream.response.status === 429
}

/** Opens as many as an address may have, and lets them go. */
async function expectAllFree(shop: Shop): Promise<void> {
  await expect
    .poll(async () => {
      const opened = await Promise.all(
        Array.from({ length: perAddress }, (_, index) =>
          listen(`${shop.url}/api/chat/${shop.bot.id}/events?session_id=again-${index}`),
        ),
      )
      for (const { close } of opened) close()
      return opened.filter(({ response }) => response.status === 200).length
    })
    .toBe(perAddress)
}

describe('the slots of streams', () => {
  it.each(streams)(
    '%s: are free again after a thousand requests on each of two lines',
    async (_, request) => {
      const shop = await openShop()
      const lines = [await line(shop), await line(shop)]
      const closed = lines.map((one) => new Promise((resolve) => one.once('close', resolve)))
      for (const one of lines) one.write(request(shop).repeat(1000))
      // Nobody else sends requests behind a stream, so these lines are cut.
      await Promise.all(closed)
      await expectAllFree(shop)
    },
  )

  it.each(streams)(
    '%s: are free again where the line is gone before the stream begins',
    async (_, request) => {
      const shop = await openShop()
      for (let index = 0; index < 3 * perAddress; index++) {
        const one = await line(shop)
        one.write(request(shop))
        one.resetAndDestroy()
      }
      await expectAllFree(shop)
    },
  )

  it('are twenty an address, and a refusal says when to come back', async () => {
    const shop = await openShop()
    const url = `${shop.url}/api/chat/${shop.bot.id}/events?session_id=v`
    const opened = await Promise.all(Array.from({ length: perAddress }, () => listen(url)))
    expect(opened.every(({ response }) => response.status === 200)).toBe(true)
    const refused = await send(url)
    expectProblem(refused, 429, 'too_many_requests')
    expect(refused.headers['retry-after']).toBe('30')
    opened[0]?.close()
    await expectOneFree(shop)
  })

  it('of programs are apart from those of visitors', async () => {
    const shop = await openShop()
    const { session_id } = await shop.ask('hello')
    const url = `${shop.url}/api/v1/chat/sessions/${session_id}/events`
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${shop.key.key}` }
    const visitors = await Promise.all(
      Array.from({ length: perAddress }, () =>
        listen(`${shop.url}/api/chat/${shop.bot.id}/events?session_id=v`),
      ),
    )
    expect(visitors.every(({ response }) => response.status === 200)).toBe(true)
    const programs = await Promise.all(Array.from({ length: 100 }, () => listen(url, headers)))
    expect(programs.every(({ response }) => response.status === 200)).toBe(true)
    const refused = await send(url, { headers, apart: true })
    expectProblem(refused, 429, 'too_many_requests')
    expect(refused.headers['retry-after']).toBe('30')
    for (const { close } of programs) close()
    await expect
      .poll(async () => {
        const { response, close } = await listen(url, headers)
        close()
        return response.status
      })
      .toBe(200)
  })

  it('are not held by who asks for the headers alone', async () => {
    const shop = await openShop()
    const url = `${shop.url}/api/chat/${shop.bot.id}/events?session_id=v`
    for (let index = 0; index < 2 * perAddress; index++)
      expect((await send(url, { method: 'HEAD' })).status).toBe(405)
    expect(await isRefused(shop)).toBe(false)
  })
})

async function expectOneFree(shop: Shop): Promise<void> {
  await expect.poll(() => isRefused(shop)).toBe(false)
}
