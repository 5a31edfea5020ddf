import type { Language } from '#shared/schemas/common.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { LanguagePack } from './types.ts'

export type { LanguagePack, LeadKind, LimitName, Sayings, Weekday } from './types.ts'

export const packs: Readonly<Record<Language, LanguagePack>> = { en, de, fr, es, it, nl, pt }

/** The sentences of a language. */
export const sayIn = (language: Language) => packs[language].say
