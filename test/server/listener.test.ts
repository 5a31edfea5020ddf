import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createListener } from '#main/server/listener.ts'
import { send } from '../helpers/http.ts'
import { freePort, takenPort } from '../hub/ports.ts'

/** Each server it builds answers with its number, and `/slow` only on request. */
async function open() {
  let built = 0
  let beforeBuild = async (_number: number) => {}
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const listener = createListener(async () => {
    const number = ++built
    await beforeBuild(number)
    const app = Fastify({ forceCloseConnections: 'idle' })
    app.get('/', async () => String(number))
    app.get('/slow', async () => {
      await slow
      return `slow ${number}`
    })
    return app
  })
  onTestFinished(() => {
    finish()
    return listener.stop()
  })
  await listener.start({ port: 0, lan: false })
  return {
    listener,
    finish,
    onBuild: (act: (number: number) => Promise<void>) => {
      beforeBuild = act
    },
    /** Null while nothing answers, and where a kept connection ends with its server. */
    ask: async (url = listener.url()) => (await send(`${url}/`).catch(() => null))?.text ?? null,
    askSlow: () => send(`${listener.url()}/slow`, { headers: { connection: 'close' } }),
  }
}

describe('the listener', () => {
  it('answers at both ports until the new one is kept', async () => {
    const { listener, ask } = await open()
    const old = listener.url()
    const move = await listener.move({ port: await freePort(), lan: false })
    expect([await ask(), await ask(old)]).toEqual(['2', '1'])
    move.commit()
    await expect.poll(() => ask(old)).toBeNull()
    expect(await ask()).toBe('2')
  })

  it('goes back to the old port where the new one is not kept', async () => {
    const { listener, ask } = await open()
    const old = listener.url()
    const move = await listener.move({ port: await freePort(), lan: false })
    const other = listener.url()
    await move.undo()
    expect(listener.url()).toBe(old)
    expect([await ask(), await ask(other)]).toEqual(['1', null])
  })

  it('goes back to this PC alone where the network is not kept', async () => {
    const { listener, ask } = await open()
    const address = listener.address()
    const move = await listener.move({ port: address?.port ?? 0, lan: true })
    expect(listener.address()).toEqual({ ...address, lan: true })
    await expect.poll(() => ask()).toBe('2')
    await move.undo()
    expect(listener.address()).toEqual(address)
    await expect.poll(() => ask()).toBe('3')
  })

  it('does not wait for a request under way to switch the network on, nor cuts it off', async () => {
    const { listener, ask, askSlow, finish } = await open()
    const slow = askSlow()
    await expect.poll(() => ask()).toBe('1')
    const move = await listener.move({ port: listener.address()?.port ?? 0, lan: true })
    move.commit()
    await expect.poll(() => ask()).toBe('2')
    finish()
    expect((await slow).text).toBe('slow 1')
  })

  it.runIf(process.platform === 'linux')(
    'answers somewhere even where its old port is lost while it moves',
    async () => {
      const { listener, onBuild, ask } = await open()
      const port = listener.address()?.port ?? 0
      // By the time the second server is built the first has let go, and another program is quicker.
      onBuild(async (number) => {
        if (number === 2) await takenPort('127.0.0.1', port)
      })
      await expect(listener.move({ port, lan: true })).rejects.toMatchObject({ code: 'port_in_use' })
      expect(listener.address()).toMatchObject({ lan: false })
      expect(listener.address()?.port).not.toBe(port)
      expect(await ask()).toBe('4')
    },
  )

  it('stops with what still leaves', async () => {
    const { listener, ask, askSlow, finish } = await open()
    const old = listener.url()
    const slow = askSlow()
    await expect.poll(() => ask()).toBe('1')
    const move = await listener.move({ port: await freePort(), lan: false })
    move.commit()
    const stopped = listener.stop()
    finish()
    await stopped
    expect((await slow).text).toBe('slow 1')
    expect(listener.url()).toBeNull()
    expect(await ask(old)).toBeNull()
  })
})
