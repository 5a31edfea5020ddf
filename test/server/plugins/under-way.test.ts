import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeGracefully } from '#main/server/close.ts'
import { installUnderWay } from '#main/server/plugins/under-way.ts'

/** A server with one route that answers when it is let, and a caller who has asked and gone. */
async function leftAlone(outcome: () => void) {
  const app = Fastify()
  installUnderWay(app)
  const begun = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  app.get('/', async (_request, reply) => {
    reply.raw.once('close', () => gone.resolve())
    begun.resolve()
    await allowed.promise
    outcome()
    return 'answered'
  })
  await app.ready()
  const close = closeGracefully(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await begun.promise
  socket.destroy()
  await gone.promise
  return { close, answer: allowed.resolve }
}

describe('a call whose caller is gone', () => {
  it.each([
    ['answers', () => {}],
    ['fails', fail],
  ])('is waited for when the server closes, though nobody hears that it %s', async (_, outcome) => {
    const { close, answer } = await leftAlone(outcome)
    const closed = close().then(() => 'closed')
    expect(await Promise.race([closed, sleep(300, 'waiting')])).toBe('waiting')
    answer()
    expect(await closed).toBe('closed')
  })
})

function fail(): void {
  throw new Error('nobody hears it')
}
