import { inWords } from '#main/languages/emoji.ts'
import { withoutEndlessWords } from '#main/lib/text/endless-words.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** A message as it is understood; it is kept as it was written. */
export function heardText(message: string, language: LanguageCode): string {
  return withoutEndlessWords(inWords(message, language))
}
