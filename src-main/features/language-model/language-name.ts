import { lazily } from '#main/lib/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** Made with the first prompt: it takes longer than all else of this feature, and most shops have no model. */
const names = lazily(() => new Intl.DisplayNames('en', { type: 'language' }))

/** "German": what a model is told to write in. */
export function languageName(code: LanguageCode): string {
  return names().of(code) ?? code
}
