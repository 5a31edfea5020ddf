import type { FastifyInstance } from 'fastify'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { maxSyncBytes } from '#shared/schemas/sync.ts'

/** A catalog comes as text within JSON, which quotes it; it comes from the merchant's own hands. */
const maxRpcBytes = 2 * maxSyncBytes

/** POST /rpc/{name}: the same calls for the dashboard in a browser and for scripts. */
export function rpcRoutes(app: FastifyInstance, rpc: AnyRpc): void {
  app.post<{ Params: { name: string } }>('/rpc/:name', { bodyLimit: maxRpcBytes }, async (request, reply) => {
    const result = await rpc(request.params.name, request.body)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
  })
}
