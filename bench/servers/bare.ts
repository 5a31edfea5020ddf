import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { onStop, tellReady } from '../lib/child.ts'

/** The baseline: a Fastify route that reads a JSON body and answers with one, and does nothing else. */
const app = Fastify()
app.post<{ Body: { message: string } }>('/', async (request) => ({ reply: request.body.message }))
await app.listen({ host: '127.0.0.1', port: 0 })
onStop(() => app.close())
tellReady({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/` })
