import { create } from 'zustand'
import { format, type Values } from '#shared/format-text.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }

type Plural = { readonly one: string; readonly other: string }
/** `home.chats_today`: every text by its place in the file of its language. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Paths<T[K]>}`
}[keyof T & string]
export type TextKey = Paths<typeof english>
export type Translate = (key: TextKey, values?: Values) => string

/** Another language is one more file here; a text it lacks is a type error. */
const files = { en: english, de: german } satisfies Record<string, Same<typeof english>>
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

const byCode: Readonly<Record<string, typeof english | typeof german>> = files

/** The languages there are, each by its own name. */
export const languageChoices = Object.entries(byCode).map(([code, texts]) => ({
  code,
  name: texts.language_name,
}))

/** `locale` is how this computer writes numbers and times in that language, such as `en-GB`. */
type Language = { readonly code: string; readonly locale: string }
export const useLanguage = create<Language>(() => ({ code: 'en', locale: 'en' }))

/** Null: as the computer. */
export function setLanguage(code: string | null): void {
  const wanted = [code, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const found = wanted.find((one) => one !== null && one in byCode) ?? 'en'
  document.documentElement.lang = found
  const locale = navigator.languages.find((tag) => tag.startsWith(`${found}-`)) ?? found
  useLanguage.setState({ code: found, locale })
}

export function useT(): Translate {
  useLanguage()
  return t
}

/** Outside of components; within them `useT`, so that a change of language shows at once. */
export const t: Translate = (key, values = {}) => {
  const { code, locale } = useLanguage.getState()
  return format({ text: lookUp(code, key) ?? lookUp('en', key) ?? key, values, language: locale })
}

/** Texts whose key comes from elsewhere (a problem's code, a schema's message): null when there is none. */
export function findText(key: string, values: Values = {}): string | null {
  const { code, locale } = useLanguage.getState()
  const text = lookUp(code, key) ?? lookUp('en', key)
  return text === null ? null : format({ text, values, language: locale })
}

function lookUp(code: string, key: string): string | Plural | null {
  let at: unknown = byCode[code]
  for (const name of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[name]
  return typeof at === 'string' || isPlural(at) ? at : null
}

function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string'
}
