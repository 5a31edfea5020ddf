import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Moves } from '#main/features/backups/index.ts'
import { problem } from '#shared/problem.ts'

/** A shop of ten years fits; a browser that sends without end does not. */
const maxShopFileBytes = 64 * 1024 ** 3

/** Files to move the shop with: GET /shop-files/{name} from the old PC, POST /shop-files on the new one. */
export const shopFileRoutes: FastifyPluginAsync<{
  readonly moves: Pick<Moves, 'find'>
  /** Where uploads are put down until they are imported. */
  readonly uploads: string
}> = async (app, { moves, uploads }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.get<{ Params: { name: string } }>('/shop-files/:name', (request, reply) => {
    const { name } = request.params
    const path = moves.find(name)
    return reply
      .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
      .header('content-length', statSync(path).size)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(createReadStream(path))
  })

  app.post('/shop-files', { bodyLimit: maxShopFileBytes }, async (request) => {
    if (!(request.body instanceof Readable)) throw problem('invalid_request', 'Send the file as the body.')
    const path = join(uploads, 'uploaded.unfinished')
    try {
      await pipeline(request.body, createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return { path }
  })
}
