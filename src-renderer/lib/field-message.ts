import { findText } from '#renderer/i18n/index.ts'
import { faultKey } from './fault-key.ts'

/** A schema's message in the reader's language; the schema's own words where no other are known. */
export function fieldMessage(message: string): string {
  return findText(`faults.${faultKey(message)}`) ?? sentence(message)
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
