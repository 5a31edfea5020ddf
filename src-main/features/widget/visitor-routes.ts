import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Ratings } from '#main/features/ratings/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { ratingSchema } from '#shared/schemas/rating.ts'
import {
  contactRequestSchema,
  forgetRequestSchema,
  historyRequestSchema,
  historySchema,
  personRequestSchema,
  ratingRequestSchema,
  typingRequestSchema,
} from '#shared/schemas/visitor.ts'
import { widgetResponseSchema } from '#shared/schemas/widget.ts'
import type { EventStreams } from './events.ts'
import type { Widget } from './service.ts'

const params = z.object({ botId: z.string().describe('The bot, as the dashboard shows it') })
const answered = { 200: widgetResponseSchema, '4xx': problemResponse }

/** What the chat on a website does beside talking. The session is named in the body, never in an address. */
export const visitorRoutes: FastifyPluginAsyncZod<{
  readonly widget: Widget
  readonly streams: EventStreams
  readonly ratings: Ratings
  readonly refuseIfMany: (request: FastifyRequest) => Promise<void>
}> = async (app, { widget, streams, ratings, refuseIfMany }) => {
  const limited = { preHandler: refuseIfMany }

  app.post(
    '/history',
    {
      schema: {
        tags: ['widget'],
        summary: 'What was said, from a place on',
        description:
          'Everything of one conversation in one sequence, whoever wrote it. A page that was asleep asks for what follows ' +
          'the last place it has seen.',
        params,
        body: historyRequestSchema,
        response: { 200: historySchema, '4xx': problemResponse },
      },
    },
    async ({ params: { botId }, body }) => widget.history(botId, body.session_id, body.after),
  )

  app.post(
    '/stream',
    {
      schema: {
        tags: ['widget'],
        summary: 'Listen to a conversation',
        description:
          'Server-Sent Events: `message` for everything that follows the place, as in /history, then as it comes; `status` ' +
          '(`{status}`) at once and on every change. The event id is the place.',
        params,
        body: historyRequestSchema,
        response: { '4xx': problemResponse },
      },
    },
    (request, reply) => {
      streams.openAll(widget.openBot(request.params.botId), request.body, request, reply)
    },
  )

  app.post(
    '/person',
    {
      schema: {
        tags: ['widget'],
        summary: 'Ask for a person',
        description:
          'Outside opening hours the answer says when somebody is back, and asks for contact details.',
        params,
        body: personRequestSchema,
        response: answered,
      },
      ...limited,
    },
    async ({ params: { botId }, body }) => widget.person(botId, body),
  )

  app.post(
    '/contact',
    {
      schema: {
        tags: ['widget'],
        summary: 'Leave contact details',
        description: 'An email address or a phone number, with the words of consent the visitor saw.',
        params,
        body: contactRequestSchema,
        response: answered,
      },
      ...limited,
    },
    async ({ params: { botId }, body }) => widget.contact(botId, body),
  )

  app.post(
    '/rating',
    {
      schema: {
        tags: ['widget'],
        summary: 'Say whether an answer helped',
        params,
        body: ratingRequestSchema,
        response: { 200: z.object({ rating: ratingSchema.nullable() }), '4xx': problemResponse },
      },
      ...limited,
    },
    async ({ params: { botId }, body }) => ({
      rating: await ratings.setByVisitor(widget.openBot(botId), body),
    }),
  )

  app.post(
    '/typing',
    {
      schema: {
        tags: ['widget'],
        summary: 'Say that the visitor is writing',
        description: 'Shown to the person who answers for a few seconds; nothing of it is kept.',
        params,
        body: typingRequestSchema,
        response: { 204: z.null(), '4xx': problemResponse },
      },
    },
    async ({ params: { botId }, body }, reply) => {
      widget.typing(botId, body.session_id, body.typing)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/forget',
    {
      schema: {
        tags: ['widget'],
        summary: 'Delete my data',
        description:
          'The conversation, what was left in it, and a lead that came of nothing else. What was sent to others before stays there.',
        params,
        body: forgetRequestSchema,
        response: { 204: z.null(), '4xx': problemResponse },
      },
      ...limited,
    },
    async ({ params: { botId }, body }, reply) => {
      await widget.forget(botId, body.session_id)
      return reply.code(204).send(null)
    },
  )
}
