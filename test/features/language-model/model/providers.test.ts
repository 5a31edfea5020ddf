import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createProviders } from '#main/features/language-model/model/providers.ts'
import { refusal, troubleOf } from '#main/features/language-model/model/refusal.ts'
import { ModelTrouble } from '#main/features/language-model/model/trouble.ts'
import type { Model } from '#main/features/language-model/types.ts'
import { createOutgoing } from '#main/lib/outgoing/index.ts'
import type { ModelProvider } from '#shared/model-providers.ts'
import { phrasingDefaults } from '#shared/schemas/phrasing.ts'

const key = 'sk-of-this-shop-4711'

async function openServer(status: number, headers: Record<string, string> = {}) {
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: `no entry with ${key}`, type: 'x', code: status } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function ask(given: Partial<Model> & Pick<Model, 'base_url' | 'provider'>) {
  const outgoing = createOutgoing({ ownAddresses: () => [] })
  onTestFinished(() => outgoing.close())
  const model: Model = { ...phrasingDefaults, model: 'small', timeout_ms: 5000, key, ...given }
  try {
    const opened = await createProviders({ outgoing })(model)
    await opened.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }] })
  } catch (error) {
    return troubleOf(error, model)
  }
  return null
}

describe('a provider', () => {
  it.each<[ModelProvider, string, string, string, string, Partial<Model>?]>([
    ['openai', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${key}`],
    ['anthropic', '/v1', '/v1/messages', 'x-api-key', key],
    ['mistral', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${key}`],
    ['google', '/v1beta', '/v1beta/models/small:streamGenerateContent?alt=sse', 'x-goog-api-key', key],
    ['openrouter', '/api/v1/', '/api/v1/chat/completions', 'authorization', `Bearer ${key}`],
    ['compatible', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${key}`],
    ['ollama', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${key}`],
    ['azure', '', '/openai/v1/chat/completions', 'api-key', key],
    [
      'azure',
      '',
      '/openai/deployments/small/chat/completions?api-version=2024-10-21',
      'api-key',
      key,
      { api_version: '2024-10-21' },
    ],
  ])('%s at "%s" is asked at %s with its key in %s', async (provider, base, path, header, value, more) => {
    const { requests, origin } = await openServer(401)
    const trouble = await ask({ provider, base_url: `${origin}${base}`, ...more })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.path).toBe(path)
    expect(requests[0]?.headers[header]).toBe(value)
    expect(requests[0]?.headers['user-agent']).toMatch(/^Shopbell\//)
    // What the server repeats of the key is not shown.
    expect(JSON.stringify((trouble as ModelTrouble).fault)).not.toContain(key)
    expect((trouble as ModelTrouble).fault).toMatchObject({
      params: { reason: { code: 'model_key_refused' } },
    })
  })

  it.each<ModelProvider>(['openai', 'anthropic', 'google', 'mistral', 'compatible'])(
    '%s that redirects is not followed',
    async (provider) => {
      const other = await openServer(200)
      const { origin } = await openServer(302, { location: `${other.origin}/v1` })
      const trouble = await ask({ provider, base_url: `${origin}/v1` })
      expect(JSON.stringify((trouble as ModelTrouble).fault)).toContain('model_redirected')
      expect(other.requests).toEqual([])
    },
  )

  it('elsewhere is not asked where only this PC may be', async () => {
    const trouble = await ask({
      provider: 'anthropic',
      base_url: 'https://api.anthropic.com/v1',
      this_pc_only: true,
    })
    expect((trouble as ModelTrouble).fault.code).toBe('model_not_this_pc')
  })

  it('that is not there is told apart from one that refuses', async () => {
    const trouble = await ask({ provider: 'compatible', base_url: 'http://127.0.0.1:9/v1' })
    expect(trouble).toBeInstanceOf(ModelTrouble)
    expect((trouble as ModelTrouble).fault.code).toBe('model_unreachable')
    expect(refusal(429, '', { key }).fault.code).toBe('model_too_many_requests')
  })
})
