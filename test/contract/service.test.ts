import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { version } from '#main/lib/version.ts'
import { send } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'

const hub = sharedHub()

const operationSchema = z.looseObject({
  summary: z.string().min(1),
  requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
})
const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

const operations = [
  ['post', '/api/v1/chat'],
  ['post', '/api/v1/chat/sync-products'],
  ['post', '/api/chat/{botId}/message'],
  ['get', '/api/chat/{botId}/config'],
  ['post', '/hooks/{token}'],
  ['get', '/pictures/{botId}/{file}'],
  ['get', '/healthz'],
] as const

describe('GET /healthz', () => {
  it('says that it runs, and which version', async () => {
    const answer = await send(`${hub().url}/healthz`)
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', version } })
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
  })

  it('answers HEAD', async () => {
    expect(await send(`${hub().url}/healthz`, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })
})

describe('GET /openapi.json', () => {
  it('is OpenAPI 3.1 of this version', async () => {
    const document = await openApi()
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info.version).toBe(version)
  })

  it.each(operations)('lists %s %s with what it answers', async (method, path) => {
    const operation = (await openApi()).paths[path]?.[method]
    expect(operation?.responses).toHaveProperty('200')
  })

  it('lists nothing beyond the contract', async () => {
    const { paths } = await openApi()
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const ofVisitors = ['history', 'stream', 'person', 'contact', 'rating', 'typing', 'forget']
    const documented = [
      ...operations.map((operation) => operation.join(' ')),
      ...ofVisitors.map((name) => `post /api/chat/{botId}/${name}`),
      'get /api/chat/{botId}/events',
      'get /api/v1/chat/sessions/{sessionId}/events',
      'get /widget.js',
      'get /pictures/{botId}/{file}',
    ]
    expect(listed.filter((operation) => !documented.includes(operation))).toEqual([])
  })

  it.each(['/api/v1/chat', '/api/v1/chat/sync-products', '/api/chat/{botId}/message'])(
    'has an example of what to send to %s and of what comes back',
    async (path) => {
      const document = await openApi()
      const operation = document.paths[path]?.['post']
      expect(exampleIn(document, operation?.requestBody?.content['application/json'])).toBeDefined()
      expect(exampleIn(document, operation?.responses['200'])).toBeDefined()
    },
  )

  it.each(['/api/v1/chat', '/api/v1/chat/sync-products', '/api/chat/{botId}/message'])(
    'says that %s answers faults as problem+json',
    async (path) => {
      const responses = (await openApi()).paths[path]?.['post']?.responses ?? {}
      const fault = Object.entries(responses).find(([status]) => status.startsWith('4'))?.[1]
      expect(Object.keys((fault as { content: object }).content)).toEqual(['application/problem+json'])
    },
  )

  it('names no schema that it does not have', async () => {
    const document = await openApi()
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([])
  })

  it('says how each is opened: an API key, a sync key, nothing', async () => {
    const { paths } = await openApi()
    expect(paths['/api/v1/chat']?.['post']).toMatchObject({ security: [{ apiKey: [] }] })
    expect(paths['/api/v1/chat/sync-products']?.['post']).toMatchObject({ security: [{ syncKey: [] }] })
    expect(paths['/api/chat/{botId}/message']?.['post']).not.toHaveProperty('security')
  })
})

describe('GET /docs', () => {
  it('is a page for people, with everything it needs from here', async () => {
    const page = await readPage('/docs')
    expect(page.headers['content-type']).toMatch(/^text\/html\b/)
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) {
      const address = new URL(part, `${hub().url}/docs/`)
      expect(address.origin).toBe(hub().url)
      expect((await send(address.href)).status).toBe(200)
    }
  })

  it('names no other host, not in the page, its start script nor its styles', async () => {
    const page = await readPage('/docs')
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+(?:initializer\.js|\.css))"/g)]
    const texts = [page.text]
    for (const [, file = ''] of files) texts.push((await send(new URL(file, `${hub().url}/docs/`).href)).text)
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(hostsIn(text)).toEqual([])
  })

  it('forbids the browser to fetch anything from elsewhere', async () => {
    const policy = String((await readPage('/docs')).headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'|default-src 'self'/)
    expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'/)
  })
})

async function openApi() {
  const answer = await send(`${hub().url}/openapi.json`)
  expect(answer.status).toBe(200)
  return openApiSchema.parse(answer.body)
}

async function readPage(path: string) {
  const first = await send(`${hub().url}${path}`)
  if (first.status < 300 || first.status >= 400) return first
  return send(new URL(first.headers.location ?? '', `${hub().url}${path}/`).href)
}

/** The first example within, also behind a reference to a named schema. */
function exampleIn(document: z.infer<typeof openApiSchema>, value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 12) return undefined
  const { example, examples, $ref } = value as Record<string, unknown>
  if (example !== undefined) return example
  if (examples !== undefined) return Object.values(examples as object)[0]
  if (typeof $ref === 'string') {
    return exampleIn(document, document.components.schemas[$ref.split('/').at(-1) ?? ''], depth + 1)
  }
  for (const part of Object.values(value)) {
    const found = exampleIn(document, part, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** Addresses a browser would fetch from; names in licences and XML namespaces fetch nothing. */
function hostsIn(text: string): string[] {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll('http://www.w3.org/', '')
  return [...code.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)].map(([, host]) => host ?? '')
}
