import { setTimeout } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponse } from '#main/lib/problem-response.ts'
import { refuseIfTooMany, SteadyRateStore } from '#main/lib/rate-limit.ts'
import type { Limits } from '#shared/limits.ts'
import { problem } from '#shared/problem.ts'
import { formPage } from './form-page.ts'
import type { HeaderList, Receiving } from './receiving.ts'
import type { InboxRow } from './repository.ts'
import type { Inboxes } from './service.ts'

const maxBytes = 1024 * 1024
/** A sender that catches up after a day may be quick; one that runs wild must not fill the disk. */
const perMinute = 12_000
const minute = 60_000

const params = z.object({ token: z.string().describe('The end of the address, as the dashboard shows it') })

export const inboxRoutes: FastifyPluginAsyncZod<{
  readonly inboxes: Inboxes
  readonly receiving: Receiving
  readonly limits: Limits
  readonly stopping: AbortSignal
}> = async (app, { inboxes, receiving, limits, stopping }) => {
  function inboxAt(request: FastifyRequest): InboxRow {
    const inbox = inboxes.byToken((request.params as { token: string }).token)
    if (inbox) return inbox
    throw problem(
      'not_found',
      'There is no inbox at this URL. It may have been removed or given a new URL; ask its owner.',
    )
  }

  // Whatever it is, the bytes are taken as they are.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(rateLimit, { global: false, store: SteadyRateStore })
  const tooMany = app.createRateLimit({
    max: limits.hooksPerInbox ?? perMinute,
    timeWindow: minute,
    keyGenerator: (request) => (request.params as { token: string }).token,
  })

  app.get('/hooks/:token', { schema: { hide: true, params } }, async (request, reply) => {
    const inbox = inboxAt(request)
    const challenge = challengeIn(inbox, new URLSearchParams(queryOf(request) ?? ''))
    return reply
      .type('text/plain; charset=utf-8')
      .send(challenge ?? 'This address works. It takes webhooks: send them here with POST.\n')
  })

  app.post(
    '/hooks/:token',
    {
      schema: {
        tags: ['webhooks'],
        summary: 'Receive a webhook',
        description:
          'Any body up to 1 MiB, of any content type. It is stored byte for byte with its headers and what stands ' +
          'behind the `?` of the address before it is answered; of one with a wrong signature, its beginning and its hash. The ' +
          'same `webhook-id` sent again is counted and answered with the first id. At most 12,000 a minute and 128 MiB an hour.',
        params,
        response: { 200: receivedResponse, '4xx': problemResponse },
      },
      bodyLimit: maxBytes,
      onRequest: async (request) => {
        inboxAt(request)
        refuseIfTooMany(await tooMany(request), 'webhooks')
        // A content type that is none must not keep the body out; the headers are kept as they came all the same.
        request.headers['content-type'] = 'application/octet-stream'
      },
    },
    async (request, reply) => {
      const inbox = inboxAt(request)
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      const { id, refusal } = await receiving.receive(inbox, {
        body,
        headers: headersOf(request),
        query: queryOf(request),
        urls: calledAs(request),
      })
      await waitFor(inbox.answer_delay_ms, reply, stopping)
      if (refusal !== null) throw problem('invalid_signature', refusal)
      const page = inbox.preset === 'form' && inbox.answer_body === null ? formPage(request, body) : null
      if (page) return page.to ? reply.redirect(page.to, 303) : sendPage(reply, page.html)
      return answer(inbox, id, reply)
    },
  )
}

const receivedResponse = {
  description: 'Stored. An inbox can be set to answer differently.',
  content: { 'application/json': { schema: z.object({ received: z.literal(true), id: z.string() }) } },
}

function headersOf({ raw: { rawHeaders } }: FastifyRequest): HeaderList {
  const list: [string, string][] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    list.push([rawHeaders[index] ?? '', lettersOf(rawHeaders[index + 1] ?? '')])
  return list
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Node takes each byte for a letter; senders write UTF-8. */
function lettersOf(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is the same in both
  if (/^[\x00-\x7f]*$/.test(value)) return value
  try {
    return utf8.decode(Buffer.from(value, 'latin1'))
  } catch {
    return value
  }
}

function queryOf({ raw: { url = '' } }: FastifyRequest): string | null {
  const at = url.indexOf('?')
  return at === -1 ? null : url.slice(at + 1)
}

/** Behind a proxy the sender said https, whatever arrives here. */
function calledAs({ host, raw: { url = '' } }: FastifyRequest): string[] {
  return ['https', 'http'].map((scheme) => `${scheme}://${host}${url}`)
}

/** Meta asks once whether the address is ours: by the end of the address as its verify token. */
function challengeIn({ preset, token }: InboxRow, query: URLSearchParams): string | null {
  const isAsked = preset === 'meta' && query.get('hub.mode') === 'subscribe'
  const challenge = query.get('hub.challenge') ?? ''
  return isAsked && query.get('hub.verify_token') === token && /^[\w.-]{1,200}$/.test(challenge)
    ? challenge
    : null
}

async function waitFor(delayMs: number, reply: FastifyReply, stopping: AbortSignal): Promise<void> {
  if (delayMs === 0) return
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  await setTimeout(delayMs, undefined, { signal: AbortSignal.any([stopping, gone.signal]) }).catch(() => {})
}

/** Answers that must not have a body. */
const bodiless = new Set([204, 205, 304])

function answer(inbox: InboxRow, id: string, reply: FastifyReply): FastifyReply {
  const text = inbox.answer_body ?? JSON.stringify({ received: true, id })
  reply.code(inbox.answer_status)
  if (bodiless.has(inbox.answer_status)) return reply.send()
  return reply
    .type(isJson(text) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
    .serializer((value: unknown) => String(value))
    .send(text)
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .serializer((value: unknown) => String(value))
    .send(html)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
