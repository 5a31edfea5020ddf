import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import { problemResponse } from '#main/lib/problem-response.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { ProblemError, problem } from '#shared/problem.ts'
import { productSorts } from '#shared/schemas/catalog.ts'
import { gridPage } from './pages/grid-page.ts'
import type { Page } from './pages/layout.ts'
import { missingPage, productPage } from './pages/product-page.ts'
import type { Storefront } from './service.ts'

const botParams = z.object({ botId: z.string() })
const oneText = z.string().max(2000).catch('')

/** A link that somebody changed by hand still opens the shop. */
const choiceSchema = z.object({
  q: oneText.default('').transform((query) => query.trim().slice(0, 200)),
  category: oneText.default(''),
  sort: z
    .enum([...productSorts, 'best'])
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

export const storefrontRoutes: FastifyPluginAsyncZod<{
  readonly bots: Bots
  readonly storefront: Storefront
}> = async (app, { bots, storefront: { pictures, shop } }) => {
  function openBot(id: string): StoredBot {
    const bot = bots.findOpen(id)
    if (bot) return bot
    throw problem('bot_not_found', 'There is no bot with this id.')
  }

  app.get(
    '/pictures/:botId/:file',
    {
      schema: {
        tags: ['storefront'],
        summary: 'A drawn picture of a product',
        description: 'For products without a picture of their own: `{product id}.svg`, the same every time.',
        params: botParams.extend({ file: z.string() }),
        response: { 200: svgResponse, '4xx': problemResponse },
      },
    },
    async ({ params, headers }, reply) => {
      const id = /^(.+)\.svg$/s.exec(params.file)?.[1]
      const drawn = id === undefined ? null : pictures.of(openBot(params.botId), id)
      if (!drawn) throw problem('not_found', 'There is no such product in this catalog.')
      reply.headers({
        etag: drawn.etag,
        'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (headers['if-none-match'] === drawn.etag) return reply.code(304).send('')
      return reply.type('image/svg+xml').send(drawn.svg)
    },
  )

  app.get(
    '/demo/:botId',
    { schema: { hide: true, params: botParams, querystring: choiceSchema } },
    async ({ params, query }, reply) => {
      const bot = openBot(params.botId)
      const { q, page } = query
      const choice = {
        query: q,
        category: query.category === '' ? null : query.category,
        sort: query.sort && (q !== '' || query.sort !== 'best') ? query.sort : q === '' ? 'newest' : 'best',
        page,
      } as const
      return sendPage(reply, gridPage(bot, choice, await shop.page(bot, choice)))
    },
  )

  app.get(
    '/demo/:botId/p/:productId',
    { schema: { hide: true, params: botParams.extend({ productId: z.string() }) } },
    async ({ params }, reply) => {
      const bot = openBot(params.botId)
      const product = await shop.product(bot, params.productId).catch(notThere)
      const categories = await shop.categories(bot)
      if (!product) return sendPage(reply.code(404), missingPage(bot, categories))
      const related = await shop.related(bot, product)
      return sendPage(reply, productPage(bot, { product, related, categories }))
    },
  )
}

const svgResponse = {
  description: 'The picture',
  content: { 'image/svg+xml': { schema: z.string() } },
}

function notThere(error: unknown): null {
  if (error instanceof ProblemError && error.code === 'not_found') return null
  throw error
}

/** The dashboard, in a browser or in its own window, shows the shop inside a page of its own; nobody else does. */
const frames = "'self' http://127.0.0.1:* http://localhost:* app:"

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBase62(22)
  return reply
    .headers({
      'content-security-policy':
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' https: data:; ` +
        `connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames}`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}
