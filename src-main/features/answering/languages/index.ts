import type { LanguageCode } from '#shared/schemas/common.ts'
import { deCues } from './cues/de.ts'
import { enCues } from './cues/en.ts'
import { esCues } from './cues/es.ts'
import { frCues } from './cues/fr.ts'
import { itCues } from './cues/it.ts'
import { nlCues } from './cues/nl.ts'
import { ptCues } from './cues/pt.ts'
import { deSay } from './sayings/de.ts'
import { enSay } from './sayings/en.ts'
import { esSay } from './sayings/es.ts'
import { frSay } from './sayings/fr.ts'
import { itSay } from './sayings/it.ts'
import { nlSay } from './sayings/nl.ts'
import { ptSay } from './sayings/pt.ts'
import type { LanguagePack } from './types.ts'

export type { LanguagePack, LeadKind, LimitName, Sayings, Weekday } from './types.ts'

export const packs: Readonly<Record<LanguageCode, LanguagePack>> = {
  en: { code: 'en', cues: enCues, say: enSay },
  de: { code: 'de', cues: deCues, say: deSay },
  fr: { code: 'fr', cues: frCues, say: frSay },
  es: { code: 'es', cues: esCues, say: esSay },
  it: { code: 'it', cues: itCues, say: itSay },
  nl: { code: 'nl', cues: nlCues, say: nlSay },
  pt: { code: 'pt', cues: ptCues, say: ptSay },
}

/** The sentences of a language. */
export const sayIn = (language: LanguageCode) => packs[language].say
