import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { invalidKey } from '#main/lib/secret-key.ts'
import { sessionEventsSchema } from '#shared/schemas/chat.ts'
import type { Chat } from './service.ts'

type OpenStream = (
  bot: StoredBot,
  from: { readonly session_id: string; readonly after: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => void

const place = z.coerce.number().int().min(0)

/** What a person says in a conversation of the chat API. Reading it costs no quota, so it is apart from the calls that do. */
export const chatSessionRoutes: FastifyPluginAsyncZod<{
  readonly chat: Chat
  readonly keys: Keys
  readonly streams: { readonly openForProgram: OpenStream }
}> = async (app, { chat, keys, streams }) => {
  app.get(
    '/api/v1/chat/sessions/:sessionId/events',
    {
      // A stream without its events would never be answered.
      exposeHeadRoute: false,
      schema: {
        tags: ['chat'],
        summary: 'Hear a person who answers',
        description:
          'What came in no answer: the words of a person who has taken over, and what the bot says on its own while a ' +
          'visitor waits. With `Accept: text/event-stream` as Server-Sent Events: `message`, `status` (`{status}`, at once and on ' +
          'every change) and `typing`; the event id is the place, and `Last-Event-ID` goes on from it. Otherwise as JSON, from ' +
          '`after` on. Costs no quota.',
        security: [{ apiKey: [] }],
        params: z.object({ sessionId: z.string().max(200) }),
        querystring: z.object({ after: place.default(0).describe('`next` of the call before') }),
        response: { 200: sessionEventsSchema, '4xx': problemResponse },
      },
    },
    async (request, reply) => {
      const key = keys.authenticate(request.headers.authorization)
      if (!key) throw invalidKey()
      const { bot, session } = chat.listen(key, request.params.sessionId)
      const { after } = request.query
      if (!/(?:^|,)\s*text\/event-stream\b/i.test(request.headers.accept ?? ''))
        return chat.eventsSince(session, after)
      const last = place.safeParse(request.headers['last-event-id'])
      const from = last.success ? last.data : after
      streams.openForProgram(bot, { session_id: session.session_id, after: from }, request, reply)
      return reply
    },
  )
}
