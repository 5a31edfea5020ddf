import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponse } from '#main/lib/problem-response.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'
import { previewPage, previewPolicy } from './preview-page.ts'
import type { Website } from './service.ts'

const healthSchema = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    proof: z.string().optional().describe('Which hub answers; only where `check` asked for it'),
  })
  .meta({ id: 'Health' })

/** Long enough that nothing on the way can take the two events for one. */
export const streamGapMs = 1000
/** Each is open for a second; more at once than this is nobody who checks their address. */
const mostStreams = 20

/** Whether and which hub answers, a stream to measure, and the page that shows the chat to the merchant. */
export const websiteRoutes: FastifyPluginAsyncZod<{
  readonly website: Website
  readonly version: string
}> = async (app, { website, version }) => {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['service'],
        summary: 'Is it running?',
        querystring: z.object({
          check: z
            .string()
            .regex(/^[0-9A-Za-z]{16,64}$/)
            .optional()
            .describe(
              'A question that only this hub can answer, by which its merchant tests the public address',
            ),
        }),
        response: { 200: healthSchema, '4xx': problemResponse },
      },
    },
    async (request, reply) => {
      const { check } = request.query
      reply.header('cache-control', 'no-store')
      const health = { status: 'ok' as const, version }
      return check === undefined ? health : { ...health, proof: website.identity.prove(check) }
    },
  )

  let streams = 0
  // By POST, as the chat streams its answers: some proxies treat the two differently.
  app.post('/healthz/stream', { schema: { hide: true } }, (_request, reply) => {
    if (streams >= mostStreams)
      throw problem('too_many_requests', 'Too many checks at the same time. Try again in a moment.')
    streams++
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('event: first\ndata: {}\n\n')
    const timer = setTimeout(() => raw.end('event: second\ndata: {}\n\n'), streamGapMs)
    raw.once('close', () => {
      streams--
      clearTimeout(timer)
    })
  })

  app.get(
    '/preview/:botId',
    { schema: { hide: true, params: z.object({ botId: z.string() }) } },
    async (request, reply) => {
      const bot = website.botOf(request.params.botId)
      const nonce = randomBase62(22)
      return reply
        .header('content-security-policy', previewPolicy(nonce, website.pictureHosts()))
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .serializer(String)
        .send(previewPage(bot, nonce))
    },
  )
}
