import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Nothing from elsewhere: the page works offline and nobody learns that it was opened. */
const pageCsp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The contract as OpenAPI 3.1, from the same schemas that check the requests, and a page to read it offline. */
export async function installOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shopbell',
        version,
        description:
          "A chatbot service on the shop's own PC. Faults are `application/problem+json` with a stable `code`.",
      },
      tags: [
        { name: 'chat', description: "For the merchant's own programs, with an API key" },
        { name: 'widget', description: "For the shop's website, without a credential" },
        { name: 'catalog', description: "Products in, with the bot's sync key" },
        { name: 'webhooks', description: 'Events of other services in, at addresses of their own' },
        { name: 'storefront', description: 'Pictures of products that have none' },
        { name: 'service', description: 'Is it running?' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the bot: `sb_live_…`' },
          syncKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Service-Key',
            description: "The bot's sync key: `sb_sync_…`",
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: keepExamples } }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig: { override: keepExamples } }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pageCsp,
    uiConfig: {
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      validatorUrl: null,
      tryItOutEnabled: true,
    },
    theme: {
      title: 'Shopbell API',
      css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** zod leaves examples out of what goes in when a schema trims or converts; ours are examples of exactly that. */
function keepExamples({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  const examples = z.globalRegistry.get(zodSchema)?.examples
  if (Array.isArray(examples)) jsonSchema.examples = examples
}
