import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testCertificate } from '../../helpers/certificate.ts'
import { aPost, openOutgoing, openPlain, openReceiver } from './receiver.ts'

const local = { allowLocal: true }
const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`

describe('an answer', () => {
  it('is returned with its status, its headers as they came and its body', async () => {
    const receiver = await openReceiver({
      answer: (response) =>
        response.writeHead(418, { 'X-Way': 'Strange', 'Set-Cookie': ['a=1', 'b=2'] }).end('tea'),
    })
    const outcome = await openOutgoing().post(aPost(at(receiver.port, '/hook?x=1#part'), local))
    expect(outcome).toMatchObject({ kind: 'answered', status: 418 })
    if (outcome.kind !== 'answered') throw new Error()
    expect(outcome.headers).toEqual(
      expect.arrayContaining([
        ['X-Way', 'Strange'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ]),
    )
    expect(Buffer.from(outcome.head).toString()).toBe('tea')
    expect(outcome.latencyMs).toBeGreaterThan(0)
    expect(receiver.got).toMatchObject([
      {
        url: '/hook?x=1',
        body: '{"event_type":"lead.created"}',
        headers: { 'content-type': 'application/json', host: `127.0.0.1:${receiver.port}` },
      },
    ])
  })

  it('sends the bytes it was given', async () => {
    const seen: Buffer[] = []
    const { port } = await openPlain((socket) => {
      socket.on('data', (chunk) => {
        seen.push(chunk)
        if (Buffer.concat(seen).includes(Buffer.from(bytes))) socket.end('HTTP/1.1 204 No Content\r\n\r\n')
      })
    })
    const whole = Uint8Array.from({ length: 512 }, (_, index) => index % 256)
    // A view into something larger: only its part may be sent.
    const bytes = whole.subarray(100, 400)
    expect(await openOutgoing().post(aPost(at(port), { ...local, body: bytes }))).toMatchObject({
      status: 204,
    })
    const sent = Buffer.concat(seen)
    expect(sent.subarray(sent.indexOf('\r\n\r\n') + 4)).toEqual(Buffer.from(bytes))
  })

  it('is kept up to 20 kB, and whoever sends without end has answered', async () => {
    const receiver = await openReceiver({
      answer: (response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(60_000, 'x')));
        }
        response.on('drain', more)
        more()
      },
    })
    const outcome = await openOutgoing().post(aPost(at(receiver.port), local))
    expect(outcome).toMatchObject({ kind: 'answered', status: 200 })
    expect(outcome.kind === 'answered' && outcome.head.length).toBe(20_000)
  })

  it('comes over a connection that stays open', async () => {
    const receiver = await openReceiver()
    const outgoing = openOutgoing()
    for (let count = 0; count < 8; count += 1) await outgoing.post(aPost(at(receiver.port), local))
    expect(receiver.got).toHaveLength(8)
    expect(receiver.connections()).toBe(1)
  })

  it('may be announced first', async () => {
    const { port } = await openPlain((socket) =>
      socket.once('data', () =>
        socket.end(
          'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
        ),
      ),
    )
    expect(await openOutgoing().post(aPost(at(port), local))).toMatchObject({ kind: 'answered', status: 200 })
  })

  it('gets a name and password of the address as browsers send them', async () => {
    const receiver = await openReceiver()
    const url = `http://shop:p%40ss%20wörd@127.0.0.1:${receiver.port}/`
    await openOutgoing().post(aPost(url, local))
    const basic = Buffer.from('shop:p@ss wörd').toString('base64')
    expect(receiver.got).toMatchObject([{ url: '/', headers: { authorization: `Basic ${basic}` } }])
  })
})

describe('no answer', () => {
  it('because nobody listens: refused', async () => {
    const { port } = await openReceiver()
    const free = port === 65_535 ? port - 1 : port + 1
    const outcome = await openOutgoing().post(aPost(at(free), local))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'refused', offline: false })
    expect(outcome).toMatchObject({ reason: expect.stringContaining(`127.0.0.1:${free}`) })
  })

  it.each([
    ['at once', ''],
    ['after the head', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n'],
    ['in the middle', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'],
  ])('because the connection was cut %s: reset', async (_, said) => {
    const { port } = await openPlain((socket) =>
      socket.once('data', () => {
        if (said === '') socket.resetAndDestroy()
        else socket.write(said, () => setTimeout(() => socket.resetAndDestroy(), 20))
      }),
    )
    expect(await openOutgoing().post(aPost(at(port), local))).toMatchObject({
      kind: 'unreached',
      code: 'reset',
      offline: false,
    })
  })

  it('because it was closed too early: reset', async () => {
    const { port } = await openPlain((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')),
    )
    expect(await openOutgoing().post(aPost(at(port), local))).toMatchObject({ code: 'reset' })
  })

  it.each([
    ['says nothing', ''],
    ['begins and stops', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nha'],
  ])('because it %s: timeout', async (_, said) => {
    const { port } = await openPlain((socket) => socket.once('data', () => socket.write(said)))
    const outcome = await openOutgoing().post(aPost(at(port), { ...local, timeoutMs: 300 }))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'timeout', offline: false })
    expect(outcome).toMatchObject({ reason: expect.stringContaining('0.3 seconds') })
  })

  it('because its drops never end within the time: timeout', async () => {
    const { port } = await openPlain((socket) =>
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n')
        const timer = setInterval(() => socket.write('.'), 20)
        socket.once('close', () => clearInterval(timer))
      }),
    )
    expect(await openOutgoing().post(aPost(at(port), { ...local, timeoutMs: 300 }))).toMatchObject({
      code: 'timeout',
    })
  })

  it.each(['SSH-2.0-OpenSSH_9.9\r\n', 'HTTP/9.9 nonsense\r\n\r\n', 'HTTP/1.1 200 OK\r\nx: '])(
    'because it speaks %j: protocol',
    async (said) => {
      const { port } = await openPlain((socket) =>
        socket.once('data', () =>
          socket.end(said.endsWith(': ') ? `${said}${'y'.repeat(100_000)}\r\n\r\n` : said),
        ),
      )
      expect(await openOutgoing().post(aPost(at(port), local))).toMatchObject({
        kind: 'unreached',
        code: 'protocol',
      })
    },
  )

  it('because it was cancelled', async () => {
    const { port } = await openPlain(() => {})
    const ending = new AbortController()
    const outgoing = openOutgoing()
    const waiting = outgoing.post(aPost(at(port), { ...local, signal: ending.signal }))
    await wait(50)
    ending.abort()
    expect(await waiting).toMatchObject({ kind: 'unreached', code: 'cancelled', offline: false })
    expect(await outgoing.post(aPost(at(port), { ...local, signal: ending.signal }))).toMatchObject({
      code: 'cancelled',
    })
  })

  it('because Shopbell closes', async () => {
    const { port } = await openPlain(() => {})
    const outgoing = openOutgoing()
    const waiting = outgoing.post(aPost(at(port), local))
    await wait(50)
    await outgoing.close()
    expect(await waiting).toMatchObject({ kind: 'unreached', code: 'cancelled' })
    expect(await outgoing.post(aPost(at(port), local))).toMatchObject({ code: 'cancelled' })
  })

  it('is not sent after all when the name was found too late', async () => {
    const receiver = await openReceiver()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const lookup = async () => {
      await asked
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const outgoing = openOutgoing({ lookup })
    const url = `http://hooks.example:${receiver.port}/`
    expect(await outgoing.post(aPost(url, { ...local, timeoutMs: 100 }))).toMatchObject({ code: 'timeout' })
    answer()
    expect(await outgoing.post(aPost(url, { ...local, body: Buffer.from('second') }))).toMatchObject({
      kind: 'answered',
    })
    expect(receiver.got.map(({ body }) => body)).toEqual(['second'])
  })
})

describe('https', () => {
  it('is refused where the certificate cannot be trusted', async () => {
    const receiver = await openReceiver({ tls: true })
    const outcome = await openOutgoing().post(aPost(`https://127.0.0.1:${receiver.port}/`, local))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'tls', offline: false })
    expect(outcome).toMatchObject({ reason: expect.stringContaining('signed by itself') })
    expect(receiver.got).toEqual([])
  })

  it('reaches one whose certificate is trusted, by address and by name', async () => {
    const receiver = await openReceiver({ tls: true })
    const outgoing = openOutgoing({
      ca: testCertificate,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    for (const host of ['127.0.0.1', 'hooks.example']) {
      const outcome = await outgoing.post(aPost(`https://${host}:${receiver.port}/`, local))
      expect(outcome).toMatchObject({ kind: 'answered', status: 200 })
    }
  })

  it('is refused where the certificate is for another name', async () => {
    const receiver = await openReceiver({ tls: true })
    const outgoing = openOutgoing({
      ca: testCertificate,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    const outcome = await outgoing.post(aPost(`https://other.example:${receiver.port}/`, local))
    expect(outcome).toMatchObject({ code: 'tls', reason: expect.stringContaining('another name') })
    expect(receiver.got).toEqual([])
  })

  it('says so where http is spoken', async () => {
    const receiver = await openReceiver()
    const outcome = await openOutgoing().post(aPost(`https://127.0.0.1:${receiver.port}/`, local))
    expect(outcome).toMatchObject({ kind: 'unreached', code: 'tls' })
  })
})
