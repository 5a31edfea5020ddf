import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onStop, tellReady } from '../lib/child.ts'

export type SinkReady = { readonly url: string }

/** Reads what it is sent and says yes; with its gate closed, only once it is opened. */
let isOpen = true
let held: ServerResponse[] = []
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    if (request.url === '/open' || request.url === '/close') return turn(request.url === '/open', response)
    if (isOpen) answer(response)
    else held.push(response)
  })
})

function turn(open: boolean, response: ServerResponse): void {
  isOpen = open
  response.writeHead(204).end()
  if (!open) return
  for (const one of held) answer(one)
  held = []
}

function answer(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  tellReady({ url: `http://127.0.0.1:${port}` } satisfies SinkReady)
})
onStop(async () => {
  server.closeAllConnections()
  server.close()
})
