/** For optional fields: a field left empty is "none", not an empty text. */
export function emptyIsNull(text: string | null): string | null {
  return text?.trim() || null
}
