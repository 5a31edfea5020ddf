import { useLanguage } from '#renderer/i18n/index.ts'
import { de } from '#shared/faults/de.ts'
import { en } from '#shared/faults/en.ts'
import type { Fault, FaultTexts, SamePlaces } from '#shared/faults/fault.ts'
import { faultText as textIn } from '#shared/faults/text.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { fieldName } from './product-field.ts'

const languages: Readonly<Record<string, FaultTexts>> = { en, de: de satisfies SamePlaces<typeof de> }

/** What is wrong, in the reader's language. */
export function faultText(fault: Fault): string {
  const { code, locale } = useLanguage.getState()
  return textIn(fault, { texts: languages[code] ?? en, locale, fieldName })
}

/** What happened and what to do; in English where the hub has only a sentence for it. */
export function problemText({ fault, detail }: Problem): string {
  return fault ? faultText(fault) : detail
}
