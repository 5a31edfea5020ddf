import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { UploadedFile } from '#main/features/imports/index.ts'
import { problem } from '#shared/problem.ts'
import { type CatalogCopy, maxCatalogFileBytes } from '#shared/schemas/source.ts'

export type UploadCatalogFile = (file: UploadedFile) => Promise<CatalogCopy>

/** POST /catalog-files?name=products.csv: a file from the browser, put down on disk while it arrives. */
export const catalogFileRoute: FastifyPluginAsync<{ readonly uploadCatalogFile: UploadCatalogFile }> = async (
  app,
  { uploadCatalogFile },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.post<{ Querystring: { name?: unknown } }>(
    '/catalog-files',
    { bodyLimit: maxCatalogFileBytes },
    async (request) => {
      const { name } = request.query
      if (typeof name !== 'string')
        throw problem('invalid_request', 'The file has no name. Add ?name=products.csv to the URL.')
      const length = request.headers['content-length']
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      return uploadCatalogFile({ name, body, bytes: length === undefined ? null : Number(length) })
    },
  )
}
