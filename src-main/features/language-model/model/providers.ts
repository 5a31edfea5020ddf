import type { LanguageModelV3 } from '@ai-sdk/provider'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { assertNever } from '#shared/assert-never.ts'
import type { Model } from '../types.ts'
import { guardedFetch } from './guarded-fetch.ts'

export type OpenModel = (model: Model) => Promise<LanguageModelV3>

/**
 * How each provider is talked to. Their packages are loaded when a bot first needs one: a hub without a model pays nothing. What they
 * would take from the environment (keys, addresses) is always given, so that nothing is asked elsewhere or in someone else's name.
 */
export function createProviders({ outgoing }: { readonly outgoing: Outgoing }): OpenModel {
  return async (model) => {
    const fetch = guardedFetch(outgoing, model)
    const baseURL = baseUrlOf(model)
    const apiKey = model.key ?? ''
    switch (model.provider) {
      case 'openai': {
        const { createOpenAI } = await import('@ai-sdk/openai')
        return createOpenAI({ baseURL, apiKey, fetch }).chat(model.model)
      }
      case 'anthropic': {
        const { createAnthropic } = await import('@ai-sdk/anthropic')
        return createAnthropic({ baseURL, apiKey, fetch })(model.model)
      }
      case 'mistral': {
        const { createMistral } = await import('@ai-sdk/mistral')
        return createMistral({ baseURL, apiKey, fetch })(model.model)
      }
      case 'google': {
        const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
        return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model.model)
      }
      case 'azure':
      case 'openrouter':
      case 'compatible':
      case 'ollama':
      case 'lm_studio':
      case 'llama_cpp': {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
        return createOpenAICompatible({
          name: model.provider,
          baseURL,
          fetch,
          includeUsage: true,
          headers: keyHeaders(model),
          ...(model.api_version === null ? {} : { queryParams: { 'api-version': model.api_version } }),
        })(model.model)
      }
      default:
        return assertNever(model.provider)
    }
  }
}

/** Azure takes the bare address of a resource, and with a version the one of a deployment. */
export function baseUrlOf(model: Pick<Model, 'base_url' | 'provider' | 'api_version' | 'model'>): string {
  const url = new URL(model.base_url)
  url.search = ''
  url.hash = ''
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  url.pathname = model.provider === 'azure' ? azurePath(path, model) : path
  return url.href.replace(/(?<!\/)\/$/, '')
}

function azurePath(path: string, { api_version, model }: Pick<Model, 'api_version' | 'model'>): string {
  if (api_version === null) return path === '' || path === '/openai' ? '/openai/v1' : path
  if (path.includes('/deployments/')) return path
  return `${path === '' ? '/openai' : path}/deployments/${encodeURIComponent(model)}`
}

/** Headers by which the server knows whose request it is. */
export function keyHeaders({ provider, key }: Pick<Model, 'provider' | 'key'>): Record<string, string> {
  if (key === null) return {}
  return provider === 'azure' ? { 'api-key': key } : { authorization: `Bearer ${key}` }
}
