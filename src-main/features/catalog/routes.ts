import type { Readable } from 'node:stream'
import { type FastifyPluginAsyncZod, validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { invalidKey } from '#main/lib/secret-key.ts'
import { type Limits, usualUploadMs } from '#shared/limits.ts'
import { problem } from '#shared/problem.ts'
import { maxSyncBytes, syncAnswerSchema, syncBodySchema, syncQuerySchema } from '#shared/schemas/sync.ts'
import type { Catalog, CatalogBody } from './service.ts'
import { type Spool, tooLarge } from './spool.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyRequest {
    syncBot: StoredBot | null
  }
}

export const catalogRoutes: FastifyPluginAsyncZod<{
  readonly bots: Bots
  readonly catalog: Catalog
  readonly spool: Spool
  readonly limits: Limits
}> = async (app, { bots, catalog, spool, limits }) => {
  const uploadMs = limits.uploadMs ?? usualUploadMs
  app.decorateRequest('syncBot', null)
  app.setValidatorCompiler<z.ZodType>((route) =>
    route.httpPart === 'body' ? asItCame : validatorCompiler(route),
  )
  // The body stays a stream: it goes to disk, and to a worker from there.
  app.removeAllContentTypeParsers()
  for (const type of ['application/json', 'application/x-ndjson']) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  }

  app.post(
    '/api/v1/chat/sync-products',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Send the product catalog',
        description:
          'Body: `{"products": [Product…], "mode": "replace" | "merge"}`, or a bare array, or NDJSON with ' +
          '`Content-Type: application/x-ndjson`; each also with `Content-Encoding: gzip`. Visitors see the old catalog or ' +
          'the new one, never half of it.',
        security: [{ syncKey: [] }],
        querystring: syncQuerySchema,
        body: syncBodySchema,
        response: { 200: syncAnswerSchema, '4xx': problemResponse },
      },
      bodyLimit: maxSyncBytes,
      config: { bodyWithinMs: uploadMs },
      onRequest: async (request) => {
        request.syncBot = bots.bySyncKey(String(request.headers['x-service-key'] ?? ''))
        if (!request.syncBot) throw invalidKey()
        if (Number(request.headers['content-length']) > maxSyncBytes) throw tooLarge()
        request.raw.setTimeout(uploadMs)
      },
    },
    async (request) => {
      const bot = request.syncBot
      if (!bot) throw invalidKey()
      const { mode = 'replace', dry_run: dryRun } = request.query
      const form = formOf(request.headers['content-type'])
      const gzip = isGzip(request.headers['content-encoding'])
      if (!request.body) throw problem('invalid_json', 'The body is empty. Send the catalog as JSON.')
      return spool.hold(request.body as unknown as Readable, (path) =>
        catalog.sync(bot, { mode, dryRun, body: { path, form, gzip } }),
      )
    },
  )
}

/** The body's schema is for the documentation; the worker checks it product by product. */
function asItCame(value: unknown) {
  return { value }
}

function formOf(contentType: string | undefined): CatalogBody['form'] {
  return /^application\/x-ndjson\b/i.test(contentType ?? '') ? 'ndjson' : 'json'
}

function isGzip(encoding: string | undefined): boolean {
  const name = (encoding ?? 'identity').trim().toLowerCase()
  if (name === 'identity' || name === '') return false
  if (name === 'gzip' || name === 'x-gzip') return true
  throw problem(
    'unsupported_media_type',
    `Content-Encoding ${JSON.stringify(name)} is not supported. Use gzip, or none.`,
  )
}
