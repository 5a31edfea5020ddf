import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exchange, joinUrl } from '#main/lib/http-exchange.ts'

const timeoutMs = 10_000

/** Speaks bytes, to see and say exactly what goes over the line. */
async function rawServer(answer: (socket: Socket, request: string) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let seen = ''
    socket.on('data', (chunk) => {
      seen += chunk
      answer(socket, seen)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function httpServer(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('an exchange', () => {
  it('records the request byte for byte as it was sent', async () => {
    let sent = ''
    const url = await rawServer((socket, request) => {
      sent = request
      if (request.endsWith('"ü"}')) socket.end('HTTP/1.1 204 No Content\r\n\r\n')
    })
    const { request } = await exchange({
      method: 'POST',
      url: `${url}/a?b=c`,
      headers: [
        ['Authorization', 'Bearer x'],
        ['Content-Type', 'application/json'],
      ],
      body: '{"a":"ü"}',
      timeoutMs,
    })
    const lines = request.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    expect(sent).toBe(`POST /a?b=c HTTP/1.1\r\n${lines}\r\n${request.body}`)
    expect(request).toMatchObject({ method: 'POST', url: `${url}/a?b=c`, body: '{"a":"ü"}' })
    expect(Object.fromEntries(request.headers)).toMatchObject({ 'Content-Length': '10' })
  })

  it('records the same of a GET', async () => {
    let sent = ''
    const url = await rawServer((socket, request) => {
      sent = request
      socket.end('HTTP/1.1 204 No Content\r\n\r\n')
    })
    const { request } = await exchange({ method: 'GET', url, timeoutMs })
    const lines = request.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    expect(sent).toBe(`GET / HTTP/1.1\r\n${lines}\r\n`)
  })

  it('shows the answer as it came: every header in order, doubled ones too, any status', async () => {
    const url = await rawServer((socket) =>
      socket.end('HTTP/1.1 429 Slow Down\r\nX-B: 1\r\nx-a: 2\r\nX-B: 3\r\nContent-Length: 5\r\n\r\nhe{}!'),
    )
    const { response, error } = await exchange({ method: 'GET', url, timeoutMs })
    expect(error).toBeNull()
    expect(response).toEqual({
      status: 429,
      headers: [
        ['X-B', '1'],
        ['x-a', '2'],
        ['X-B', '3'],
        ['Content-Length', '5'],
      ],
      body: 'he{}!',
      truncated: false,
    })
  })

  it('follows no redirect', async () => {
    const seen: (string | undefined)[] = []
    const url = await httpServer((request, response) => {
      seen.push(request.url)
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    const { response } = await exchange({ method: 'GET', url: `${url}/here`, timeoutMs })
    expect(response?.status).toBe(307)
    expect(seen).toEqual(['/here'])
  })

  it('reads one MiB and stops there, without breaking a letter', async () => {
    const mib = 1024 * 1024
    const url = await httpServer((request, response) => {
      const size = Number(request.url?.slice(1))
      response.end(Buffer.concat([Buffer.alloc(size - 2, 'a'), Buffer.from('ü')]))
    })
    const whole = await exchange({ method: 'GET', url: `${url}/${mib}`, timeoutMs })
    expect(whole.response).toMatchObject({ truncated: false })
    expect(whole.response?.body.endsWith('aü')).toBe(true)
    const cut = await exchange({ method: 'GET', url: `${url}/${mib + 1}`, timeoutMs })
    expect(cut.response).toMatchObject({ status: 200, truncated: true })
    expect(cut.response?.body).toBe('a'.repeat(mib - 1))
  })

  it('ends an answer that never ends', async () => {
    const url = await httpServer((_request, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    })
    expect((await exchange({ method: 'GET', url, timeoutMs })).response).toMatchObject({ truncated: true })
  })

  it('says in words that nothing listens', async () => {
    const url = await rawServer(() => {})
    const { port } = new URL(url)
    const free = await freePort(Number(port))
    const made = await exchange({ method: 'GET', url: `http://127.0.0.1:${free}/x`, timeoutMs })
    expect(made.response).toBeNull()
    expect(made.error).toBe(
      `Nothing answers at http://127.0.0.1:${free}: connection refused. Is the service running there?`,
    )
  })

  it('says in words that the name is not known', async () => {
    const made = await exchange({ method: 'GET', url: 'http://shop.invalid', timeoutMs })
    expect(made.error).toMatch(
      /^Nothing answers at http:\/\/shop\.invalid: (this name is not known|the name cannot)/,
    )
  })

  it('says in words that the connection was cut', async () => {
    const url = await rawServer((socket) => socket.resetAndDestroy())
    expect((await exchange({ method: 'GET', url, timeoutMs })).error).toMatch(/the connection was cut/)
  })

  it('says in words that it is not HTTP, or not https', async () => {
    const url = await rawServer((socket) => socket.end('220 mail.example ESMTP\r\n'))
    expect((await exchange({ method: 'GET', url, timeoutMs })).error).toMatch(/does not speak HTTP/)
    const secure = url.replace('http:', 'https:')
    expect((await exchange({ method: 'GET', url: secure, timeoutMs })).error).toMatch(
      /is not trusted: it does not speak https/,
    )
  })

  it('gives up after its time, before or within the answer', async () => {
    const silent = await rawServer(() => {})
    expect((await exchange({ method: 'GET', url: silent, timeoutMs: 100 })).error).toBe(
      `${silent} did not answer within 0.1 seconds.`,
    )
    const slow = await rawServer((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc'))
    expect(await exchange({ method: 'GET', url: slow, timeoutMs: 100 })).toMatchObject({
      response: null,
      error: `${slow} did not answer within 0.1 seconds.`,
    })
  })

  it('can be cancelled while under way', async () => {
    const abort = new AbortController()
    const url = await rawServer(() => abort.abort())
    const made = await exchange({ method: 'GET', url, timeoutMs, signal: abort.signal })
    expect(made).toMatchObject({ response: null, error: 'Cancelled before an answer came.' })
  })
})

describe('joinUrl', () => {
  it.each([
    ['http://shop.example', 'http://shop.example/api/v1/chat'],
    ['http://shop.example/', 'http://shop.example/api/v1/chat'],
    ['https://shop.example:8443/bots/a', 'https://shop.example:8443/bots/a/api/v1/chat'],
    ['https://shop.example/bots/a//', 'https://shop.example/bots/a/api/v1/chat'],
    ['https://shop.example/a%20b/?x=1#y', 'https://shop.example/a%20b/api/v1/chat'],
  ])('adds to %s', (base, joined) => {
    expect(joinUrl(base, '/api/v1/chat')).toBe(joined)
  })
})

/** One that was free a moment ago, and not the one given. */
async function freePort(not: number): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port === not ? freePort(not) : port
}
