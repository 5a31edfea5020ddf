import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Ratings } from '#main/features/ratings/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { refuseIfTooMany, SteadyRateStore } from '#main/lib/rate-limit.ts'
import type { Limits } from '#shared/limits.ts'
import { problem } from '#shared/problem.ts'
import { widgetConfigSchema } from '#shared/schemas/visitor.ts'
import { widgetRequestSchema, widgetResponseSchema } from '#shared/schemas/widget.ts'
import type { EventStreams } from './events.ts'
import { isOriginAllowed } from './origins.ts'
import { goneSignal, streamReply, wantsEvents } from './reply-stream.ts'
import type { Widget } from './service.ts'
import { visitorRoutes } from './visitor-routes.ts'

const params = z.object({ botId: z.string().describe('The bot, as the dashboard shows it') })

export const widgetRoutes: FastifyPluginAsyncZod<{
  readonly widget: Widget
  readonly streams: EventStreams
  readonly ratings: Ratings
  readonly limits: Limits
  /** A page that wanted to show the chat and may not. */
  readonly noteRefused: (botId: string, origin: string) => void
}> = async (app, { widget, streams, ratings, limits, noteRefused }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const bot = widget.openBot((request.params as { botId: string }).botId)
    if (isOriginAllowed(bot, request)) return done()
    noteRefused(bot.id, request.headers.origin ?? '')
    done(originNotAllowed(request))
  })
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'accept', 'last-event-id'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
    strictPreflight: false,
  })
  // The plugin answers preflights in a hook, but under a prefix with a parameter its own route does not take them.
  app.options('/*', { schema: { hide: true } }, async (_request, reply) => reply.code(204).send())
  await app.register(rateLimit, { global: false, store: SteadyRateStore })
  const minute = 60_000
  const perAddress = app.createRateLimit({
    max: limits.widgetPerAddress,
    timeWindow: minute,
    keyGenerator: addressOf,
  })
  const perSession = app.createRateLimit({
    max: limits.widgetPerSession,
    timeWindow: minute,
    keyGenerator: sessionOf,
  })

  app.get(
    '/config',
    {
      schema: {
        tags: ['widget'],
        summary: 'How the widget of a bot looks and greets',
        params,
        response: { 200: widgetConfigSchema, '4xx': problemResponse },
      },
    },
    // Browsers keep it, and ask whether it has changed: without an answer it still says how to reach the shop.
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      return widget.config(request.params.botId)
    },
  )

  app.get(
    '/events',
    {
      // Of a stream without its events nothing would ever be heard.
      exposeHeadRoute: false,
      schema: {
        tags: ['widget'],
        summary: 'Listen for a person who answers',
        description:
          'Server-Sent Events: `status` (`{status}`) at once and on every change, `message` ' +
          '(`{message_id, role: "human", text, at}`) when a person writes. `Last-Event-ID` replays what was missed.',
        params,
        querystring: z.object({ session_id: z.string().min(1).max(200) }),
        response: { '4xx': problemResponse },
      },
    },
    (request, reply) => {
      streams.open(widget.openBot(request.params.botId), request.query.session_id, request, reply)
    },
  )
  app.addHook('preClose', async () => streams.endAll())
  await app.register(visitorRoutes, {
    widget,
    streams,
    ratings,
    refuseIfMany: async (request) => {
      refuseIfTooMany(await perAddress(request), 'messages')
      refuseIfTooMany(await perSession(request), 'messages')
    },
  })

  app.post(
    '/message',
    {
      schema: {
        tags: ['widget'],
        summary: 'Say something to the bot as a visitor',
        description:
          'No credential. At most 30 messages a minute a session and 120 a minute an address.\n\n' +
          'With `Accept: text/event-stream` the answer comes as Server-Sent Events: `text` (`{text}`) for each piece of ' +
          'the reply as soon as it is there, then one `answer` with the whole as in JSON. The pieces together are its ' +
          '`reply`. A fault before the first event is answered as a problem; one after it comes as an `error` event ' +
          'with the problem as its data, and is the last.',
        params,
        body: widgetRequestSchema,
        response: { 200: answerResponse, '4xx': problemResponse },
      },
      onRequest: async (request) => refuseIfTooMany(await perAddress(request), 'messages'),
      preHandler: async (request) => {
        if (request.body.session_id !== undefined) refuseIfTooMany(await perSession(request), 'messages')
      },
    },
    async (request, reply) => {
      const signal = goneSignal(reply)
      const say = (onText?: (text: string) => void) =>
        widget.say(request.params.botId, request.body, { onText, signal })
      return wantsEvents(request) ? streamReply(reply, say) : say()
    },
  )
}

/** The same answer in two forms. */
const answerResponse = {
  description: 'The answer',
  content: {
    'application/json': { schema: widgetResponseSchema },
    'text/event-stream': { schema: z.string().describe('`text`, then `answer`') },
  },
}

function originNotAllowed(request: FastifyRequest) {
  return problem(
    'origin_not_allowed',
    `${request.headers.origin} may not use this bot. Add it to the bot's allowed websites in the dashboard.`,
  )
}

function addressOf(request: FastifyRequest): string {
  return request.ip
}

function sessionOf(request: FastifyRequest): string {
  const { botId } = request.params as { botId: string }
  return `${botId} ${(request.body as { session_id: string }).session_id}`
}
