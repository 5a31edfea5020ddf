import { format } from '../format-text.ts'
import { en } from './en.ts'
import type { Fault, FaultTexts } from './fault.ts'

type FaultLanguage = {
  readonly texts: FaultTexts
  /** How numbers are written. */
  readonly locale: string
  /** What a product field is called. */
  readonly fieldName: (field: string) => string
}

/** Scripts, logs and the command line read English, and fields by their names in the contract. */
const english: FaultLanguage = { texts: en, locale: 'en', fieldName: (field) => field }

export function faultText({ code, params }: Fault, language: FaultLanguage = english): string {
  const values = Object.entries(params).map(([name, value]) => {
    // As one types them: a port has no thousands.
    if (code === 'out_of_range' && typeof value === 'number')
      return [name, ungrouped(value, language)] as const
    return [name, shown(name, value, language)] as const
  })
  return format({
    text: language.texts[code],
    values: Object.fromEntries(values),
    language: language.locale,
  })
}

function shown(name: string, value: Fault['params'][string], language: FaultLanguage): string | number {
  if (typeof value !== 'object') return value
  if ('code' in value) return faultText(value, language)
  const names = name === 'fields' ? value.map(language.fieldName) : value
  return names.join(', ') || '–'
}

function ungrouped(value: number, { locale }: FaultLanguage): string {
  return value.toLocaleString(locale, { useGrouping: false })
}
