import { z } from 'zod'
import { fault } from '#shared/faults/fault.ts'
import {
  localProviders,
  type ModelProvider,
  modelProviderNames,
  modelProviders,
} from '#shared/model-providers.ts'
import {
  type Phrasing,
  phrasingDefaults,
  phrasingKeySchema,
  phrasingSettingsSchema,
} from '#shared/schemas/phrasing.ts'

const secondMs = 1000

/** As it is edited: seconds for people, and the key only when it is to be another. */
export const languageModelFormSchema = phrasingSettingsSchema.omit({ timeout_ms: true }).extend({
  seconds: z.number().refine((seconds) => seconds >= 0.5 && seconds <= 60, {
    error: 'must be from 0.5 to 60 seconds',
    params: fault('out_of_range', { min: 0.5, max: 60 }),
  }),
  key: phrasingKeySchema.nullish(),
})
export type LanguageModelForm = z.input<typeof languageModelFormSchema>
type Checked = z.output<typeof languageModelFormSchema>

export const providerNames: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
  ollama: 'Ollama',
  lm_studio: 'LM Studio',
  llama_cpp: 'llama.cpp',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  mistral: 'Mistral',
  google: 'Google',
  openrouter: 'OpenRouter',
  azure: 'Azure',
}

/** Where a model runs, as merchants think of it. */
export type ModelPlace = 'none' | 'local' | 'cloud'

/** Any other server is among those elsewhere, wherever it really is. */
export const providersOf: Readonly<Record<Exclude<ModelPlace, 'none'>, readonly ModelProvider[]>> = {
  local: localProviders,
  cloud: [...modelProviderNames.filter((name) => modelProviders[name].place === 'cloud'), 'compatible'],
}

export function placeOf({ enabled, provider }: Pick<Phrasing, 'enabled' | 'provider'>): ModelPlace {
  if (!enabled) return 'none'
  return providersOf.local.includes(provider) ? 'local' : 'cloud'
}

/** Which of the known programs an address is of. */
export function presetOf(url: string): ModelProvider {
  const plain = url.trim().replace(/\/+$/, '').replace('//localhost', '//127.0.0.1')
  return modelProviderNames.find((name) => modelProviders[name].base_url === plain) ?? 'compatible'
}

/** Settings from before providers were told apart have only the address. */
export function providerOf({ provider, base_url }: Pick<Phrasing, 'provider' | 'base_url'>): ModelProvider {
  const preset = presetOf(base_url)
  return provider === 'compatible' && localProviders.includes(preset) ? preset : provider
}

export function languageModelFormOf(phrasing: Phrasing | null): LanguageModelForm {
  if (phrasing === null)
    return {
      ...phrasingDefaults,
      enabled: true,
      provider: 'ollama',
      mode: 'assistant',
      base_url: modelProviders.ollama.base_url,
      model: '',
      seconds: 8,
      key: undefined,
    }
  const { bot_id: _, key: __, timeout_ms, ...settings } = phrasing
  return { ...settings, provider: providerOf(phrasing), seconds: timeout_ms / secondMs, key: undefined }
}

/** What the hub takes. */
export function languageModelInput({ seconds, key, ...rest }: Checked) {
  return {
    ...rest,
    timeout_ms: Math.round(seconds * secondMs),
    ...(key === undefined ? {} : { key }),
  }
}
