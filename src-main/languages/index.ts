import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import * as it from './it/index.ts'
import type { Language } from './language.ts'
import * as nl from './nl/index.ts'
import * as pt from './pt/index.ts'

/** The languages the product speaks with visitors. */
export const languages: Readonly<Record<LanguageCode, Language>> = { en, de, fr, es, it, nl, pt }

export const everyLanguage: readonly Language[] = languageCodes.map((code) => languages[code])

/** The sentences of a language. */
export const sayIn = (code: LanguageCode) => languages[code].sayings
