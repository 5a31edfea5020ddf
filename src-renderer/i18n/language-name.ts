import { memoize } from '#shared/memoize.ts'

const names = memoize((reader) => new Intl.DisplayNames(reader, { type: 'language' }))

/** "German" or "Deutsch", in the reader's own language. */
export function languageName(language: string, reader: string): string {
  const name = names(reader).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
}
