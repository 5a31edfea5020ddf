/** "German" or "Deutsch", in the reader's own language. */
export function languageName(language: string, reader: string): string {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
}
