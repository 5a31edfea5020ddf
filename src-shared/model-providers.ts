/** Who may be asked, and how: their usual address, whether it is on this PC, whether it wants a key. */
export const modelProviders = {
  compatible: { base_url: null, place: 'any', key: 'optional' },
  ollama: { base_url: 'http://127.0.0.1:11434/v1', place: 'local', key: 'optional' },
  lm_studio: { base_url: 'http://127.0.0.1:1234/v1', place: 'local', key: 'optional' },
  llama_cpp: { base_url: 'http://127.0.0.1:8080/v1', place: 'local', key: 'optional' },
  openai: { base_url: 'https://api.openai.com/v1', place: 'cloud', key: 'needed' },
  anthropic: { base_url: 'https://api.anthropic.com/v1', place: 'cloud', key: 'needed' },
  mistral: { base_url: 'https://api.mistral.ai/v1', place: 'cloud', key: 'needed' },
  google: {
    base_url: 'https://generativelanguage.googleapis.com/v1beta',
    place: 'cloud',
    key: 'needed',
  },
  openrouter: { base_url: 'https://openrouter.ai/api/v1', place: 'cloud', key: 'needed' },
  azure: { base_url: null, place: 'cloud', key: 'needed' },
} as const satisfies Readonly<Record<string, ProviderFacts>>

type ProviderFacts = {
  /** Null: everyone has their own. */
  readonly base_url: string | null
  readonly place: 'local' | 'cloud' | 'any'
  readonly key: 'needed' | 'optional'
}

export type ModelProvider = keyof typeof modelProviders
export const modelProviderNames = Object.keys(modelProviders) as [ModelProvider, ...ModelProvider[]]

/** The programs that run models on this PC, at the ports they take by themselves. */
export const localProviders = modelProviderNames.filter((name) => modelProviders[name].place === 'local')
