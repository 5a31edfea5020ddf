import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { expect } from 'vitest'
import type { Problem, ProblemCode } from '#shared/schemas/problem.ts'
import { type callProblemSchema, problemSchema } from '#shared/schemas/problem.ts'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The body as JSON, or null where it is none. */
  readonly body: unknown
}

export type Sent = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Bytes and strings go out as they are, everything else as JSON. */
  readonly body?: unknown
  /** Sends the body in chunks, without a Content-Length. */
  readonly chunked?: boolean
  /** On a connection of its own, instead of one of a few that stay open. */
  readonly apart?: boolean
}

// A connection left idle is let go long before the server's own 72 s: used at that very moment it would be reset.
const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout: 20_000 })

/** One real request. Not `fetch`: that one minds which Host, Origin and lengths are sent. */
export function send(url: string, sent: Sent = {}): Promise<Answer> {
  const body = sent.body === undefined ? undefined : bytesOf(sent.body)
  const headers = Object.entries({
    ...(body && !sent.chunked ? { 'content-length': String(body.length) } : {}),
    ...sent.headers,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: sent.method ?? (body ? 'POST' : 'GET'),
      headers: Object.fromEntries(headers),
      agent: sent.apart ? false : agent,
    })
    let answered = false
    outgoing.on('error', (error) => {
      if (!answered) reject(error)
    })
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        answered = true
        const text = Buffer.concat(chunks).toString()
        const answer = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          body: jsonOf(text),
        }
        // A large body may be refused before it was sent; its rest must not reach into the next request.
        if (outgoing.writableFinished || outgoing.destroyed) resolve(answer)
        else outgoing.once('finish', () => resolve(answer)).once('close', () => resolve(answer))
      })
    })
    if (body && sent.chunked) {
      for (let at = 0; at < body.length; at += 65_536) outgoing.write(body.subarray(at, at + 65_536))
      outgoing.end()
    } else outgoing.end(body)
  })
}

/** Writes bytes to the port as they are and gives back all that came until the other side closed. */
export function sendRaw(url: string, bytes: string | Uint8Array): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer within five seconds')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error) => (chunks.length > 0 ? socket.destroy() : reject(error)))
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())))
  })
}

/**
 * The answer must be problem+json with just the fields of the contract (or, from the dashboard's own listener, of calls),
 * and betray nothing of our insides.
 */
export function expectProblem(
  answer: Answer,
  status: number,
  code: ProblemCode,
  schema: typeof problemSchema | typeof callProblemSchema = problemSchema,
): Problem {
  expect.soft({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status, code } })
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
  expectNoLeak(answer)
  return schema.strict().parse(answer.body)
}

/** Stack lines, source files, SQL, the data folder. */
const insides =
  /\bat \S+ \(|node_modules|\.[cm]?[jt]s\b|node:|sqlite|\bSELECT\b|\bINSERT\b|\btable\b|constraint|\/tmp\/|\/home\/|\/work\/|\bstack\b|Error:|FST_ERR/i

export function expectNoLeak(answer: Answer): void {
  expect(answer.text).not.toMatch(insides)
}

function bytesOf(body: unknown): Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parseAnswer(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const body = rest.join('\r\n\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: body,
    body: jsonOf(body),
  }
}
