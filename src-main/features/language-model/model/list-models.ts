import { z } from 'zod'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { localProviders, type ModelProvider, modelProviders } from '#shared/model-providers.ts'
import { phrasingDefaults } from '#shared/schemas/phrasing.ts'
import type { Model } from '../types.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { baseUrlOf, keyHeaders } from './providers.ts'
import { ModelTrouble } from './trouble.ts'

type Server = Pick<
  Model,
  'base_url' | 'provider' | 'key' | 'this_pc_only' | 'api_version' | 'timeout_ms' | 'model'
>

const listSchema = z.union([
  z.object({ data: z.array(z.looseObject({ id: z.string() })) }),
  z.object({
    models: z.array(
      z.looseObject({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() }),
    ),
  }),
])

/** A program on this PC answers at once or is not there. */
const detectMs = 1500
const maxModels = 500

/** The models a server offers. It never fails: where there is no list, the fault says why. */
export async function listModels(
  outgoing: Outgoing,
  server: Server,
): Promise<{ models: string[]; fault: Fault | null }> {
  try {
    const response = await guardedFetch(outgoing, server)(`${baseUrlOf(server)}/models`, {
      method: 'GET',
      headers: headersOf(server),
      signal: AbortSignal.timeout(server.timeout_ms),
    })
    if (response.status === 401) return { models: [], fault: fault('model_key_refused') }
    if (!response.ok) {
      await response.body?.cancel()
      return { models: [], fault: fault('model_http_error', { status: response.status }) }
    }
    const list = listSchema.safeParse(await response.json())
    if (!list.success) return { models: [], fault: fault('model_response_invalid') }
    return { models: namesOf(list.data).slice(0, maxModels), fault: null }
  } catch (error) {
    if (error instanceof ModelTrouble) return { models: [], fault: error.fault }
    const seconds = server.timeout_ms / 1000
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return {
      models: [],
      fault: isLate ? fault('model_timeout', { seconds }) : fault('model_response_invalid'),
    }
  }
}

/** The programs that run models on this PC, with what they have. */
export async function detectServers(
  outgoing: Outgoing,
): Promise<{ provider: ModelProvider; base_url: string; models: string[] }[]> {
  const looked = await Promise.all(
    localProviders.map(async (provider) => {
      const base_url = modelProviders[provider].base_url ?? ''
      const { models, fault } = await listModels(outgoing, {
        ...phrasingDefaults,
        base_url,
        provider,
        key: null,
        model: '',
        this_pc_only: true,
        timeout_ms: detectMs,
      })
      return fault ? [] : [{ provider, base_url, models }]
    }),
  )
  return looked.flat()
}

function headersOf({ provider, key }: Server): Record<string, string> {
  if (key === null) return {}
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  if (provider === 'google') return { 'x-goog-api-key': key }
  return keyHeaders({ provider, key })
}

/** Models that only make vectors cannot talk. */
const notForTalk = /embed|rerank|whisper|tts|moderation|dall-e/i

function namesOf(list: z.infer<typeof listSchema>): string[] {
  const names =
    'data' in list
      ? list.data.map(({ id }) => id)
      : list.models
          .filter(({ supportedGenerationMethods: can }) => can?.includes('generateContent') ?? true)
          .map(({ name }) => name.replace(/^models\//, ''))
  return names.filter((name) => name !== '' && !notForTalk.test(name)).sort()
}
