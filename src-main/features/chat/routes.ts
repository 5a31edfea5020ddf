import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Keys, OpenedKey } from '#main/features/keys/index.ts'
import type { Quota } from '#main/features/quota/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { invalidKey } from '#main/lib/secret-key.ts'
import { invalidRequest } from '#shared/issues.ts'
import { type ProblemError, toPublicProblem } from '#shared/problem.ts'
import { chatRequestSchema, chatResponseSchema, idempotencyKeySchema } from '#shared/schemas/chat.ts'
import type { Chat } from './service.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyRequest {
    apiKey: OpenedKey | null
  }
}

export const chatRoutes: FastifyPluginAsyncZod<{
  readonly chat: Chat
  readonly keys: Keys
  readonly quota: Quota
  readonly answerProblem: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply
  readonly requestProblem: (error: unknown, request: FastifyRequest) => ProblemError
}> = async (app, { chat, keys, quota, answerProblem, requestProblem }) => {
  app.decorateRequest('apiKey', null)

  // Whatever fails after the key was accepted counts as a call and says what is left.
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const key = request.apiKey
    if (!key) return answerProblem(error, request, reply)
    const shown = requestProblem(error, request)
    const exchangeOf = (problem: ProblemError) => () => refused(request.body, problem)
    try {
      if (isQuotaExceeded(shown)) await chat.mirror(key, exchangeOf(shown))
      else reply.headers(quota.headers(await chat.chargeRefused(key, exchangeOf(shown))))
      return answerProblem(shown, request, reply)
    } catch (chargeError) {
      const refusal = requestProblem(chargeError, request)
      if (isQuotaExceeded(refusal))
        await chat
          .mirror(key, exchangeOf(refusal))
          .catch((err) => request.log.error({ err }, 'a refused call could not be mirrored'))
      return answerProblem(refusal, request, reply)
    }
  })

  app.post(
    '/api/v1/chat',
    {
      schema: {
        tags: ['chat'],
        summary: 'Ask the bot',
        description: 'Every call with a valid key counts towards its 1000 requests a day (UTC).',
        security: [{ apiKey: [] }],
        body: chatRequestSchema,
        response: { 200: chatResponseSchema, '4xx': problemResponse },
      },
      onRequest: async (request) => {
        request.apiKey = keys.authenticate(request.headers.authorization)
        if (!request.apiKey) throw invalidKey()
      },
    },
    async (request, reply) => {
      if (!request.apiKey) throw invalidKey()
      const outcome = await chat.call({
        key: request.apiKey,
        request: request.body,
        idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']),
      })
      reply.headers(quota.headers(outcome.quota))
      return outcome.response
    },
  )
}

/** As it was sent, as far as it could be read. */
function refused(body: unknown, problem: ProblemError) {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const { bot_id = null, message = null, session_id = null } = sent
  return {
    request: { bot_id, message, session_id },
    response: { status: problem.status, body: toPublicProblem(problem) },
    answer: problem.message,
    conversation_id: null,
  }
}

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const parsed = idempotencyKeySchema.safeParse(header)
  if (parsed.success) return parsed.data
  throw invalidRequest([{ path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters' }])
}

function isQuotaExceeded({ code }: ProblemError): boolean {
  return code === 'quota_exceeded'
}
