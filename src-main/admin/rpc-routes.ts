import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyRpc } from '#main/lib/rpc.ts'
import type { Caller } from '#shared/rpc/contract.ts'
import { maxDocumentBytes } from '#shared/schemas/document.ts'

/** The largest call carries a document, which base64 and JSON escapes make longer. Catalog files have a route of their own. */
const maxRpcBytes = 2 * maxDocumentBytes

/** POST /rpc/{name}: the same calls for the dashboard in a browser and for scripts. */
export function rpcRoutes(
  app: FastifyInstance,
  rpc: AnyRpc,
  callerOf: (request: FastifyRequest) => Caller = () => ({ browserId: null }),
): void {
  app.post<{ Params: { name: string } }>('/rpc/:name', { bodyLimit: maxRpcBytes }, async (request, reply) => {
    const { raw } = reply
    const onGone = (listener: () => void) =>
      void raw.once('close', () => {
        if (!raw.writableFinished) listener()
      })
    const caller = { ...callerOf(request as FastifyRequest), onGone }
    const result = await rpc(request.params.name, request.body, caller)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
  })
}
