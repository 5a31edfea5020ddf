import { z } from 'zod'
import { fault } from '#shared/faults/fault.ts'
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

export const presets = {
  ollama: 'http://127.0.0.1:11434/v1',
  lm_studio: 'http://127.0.0.1:1234/v1',
  llama_cpp: 'http://127.0.0.1:8080/v1',
} as const
export type Preset = keyof typeof presets | 'other'

export const presetNames: Readonly<Record<keyof typeof presets, string>> = {
  ollama: 'Ollama',
  lm_studio: 'LM Studio',
  llama_cpp: 'llama.cpp',
}

/** Which of the known programs an address is of. */
export function presetOf(url: string): Preset {
  const plain = url.trim().replace(/\/+$/, '').replace('//localhost', '//127.0.0.1')
  const found = (Object.keys(presets) as (keyof typeof presets)[]).find((name) => presets[name] === plain)
  return found ?? 'other'
}

export function languageModelFormOf(phrasing: Phrasing | null): LanguageModelForm {
  if (phrasing === null)
    return { ...phrasingDefaults, enabled: true, base_url: presets.ollama, model: '', seconds: 8 }
  const { bot_id: _, key: __, timeout_ms, ...settings } = phrasing
  return { ...settings, seconds: timeout_ms / secondMs }
}

/** What the hub takes. */
export function languageModelInput({ seconds, key, ...rest }: Checked) {
  return {
    ...rest,
    timeout_ms: Math.round(seconds * secondMs),
    ...(key === undefined ? {} : { key }),
  }
}
