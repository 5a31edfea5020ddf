import type { FastifyInstance } from 'fastify'
import type { AnyRpc } from '#main/lib/rpc.ts'

/** An FAQ or a settings file may be large; it comes from the merchant's own hands. */
const maxRpcBytes = 64 * 1024 * 1024

/** POST /rpc/{name}: the same calls for the dashboard in a browser and for scripts. */
export function rpcRoutes(app: FastifyInstance, rpc: AnyRpc): void {
  app.post<{ Params: { name: string } }>('/rpc/:name', { bodyLimit: maxRpcBytes }, async (request, reply) => {
    const result = await rpc(request.params.name, request.body)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
  })
}
