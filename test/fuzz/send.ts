import { Agent, request } from 'node:http'
import type { WireRequest } from './operations.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const patienceMs = 60_000

export type Outcome = { readonly status: number; readonly code: string | null }

/** The status and code of the answer; 0 where the line was closed instead, -1 where nothing came at all. */
export function sendWire(url: string, { method, path, headers, body }: WireRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, { method, headers, agent, timeout: patienceMs }, (incoming) => {
      const status = incoming.statusCode ?? 0
      // A stream never ends; that it has begun is enough.
      if (/event-stream/.test(incoming.headers['content-type'] ?? '')) {
        outgoing.destroy()
        resolve({ status, code: null })
        return
      }
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk: string) => {
        if (status >= 500) text += chunk
      })
      incoming.on('end', () => resolve({ status, code: codeIn(text) }))
      incoming.on('error', () => resolve({ status: 0, code: null }))
    })
    outgoing.on('timeout', () => {
      resolve({ status: -1, code: null })
      outgoing.destroy()
    })
    outgoing.on('error', () => resolve({ status: 0, code: null }))
    outgoing.end(body)
  })
}

function codeIn(text: string): string | null {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? null
}
