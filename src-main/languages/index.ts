import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import type { Language } from './language.ts'
import { nl } from './nl/index.ts'
import { pt } from './pt/index.ts'

/** The languages the product speaks with visitors. */
export const languages: Readonly<Record<LanguageCode, Language>> = { en, de, fr, es, it, nl, pt }

export const everyLanguage: readonly Language[] = languageCodes.map((code) => languages[code])

/** The sentences of a language. */
export const sayIn = (code: LanguageCode) => languages[code].sayings
