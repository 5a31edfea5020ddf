/**
 * The same text with a memory of its own. A piece cut out of a larger text keeps the whole of it alive: whoever keeps a
 * few letters of each row for long would keep the file.
 */
export function detached(text: string): string {
  // Shorter ones are always copied.
  return text.length < 13 ? text : ` ${text}`.slice(1)
}
