/**
 * Which letters a word has, a bit each: two words that differ much here need no closer look. The index stores it, the speller compares it,
 * and the ranking counts bits as well.
 */
export function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 32)
  return letters >>> 0
}

export function bitCount(value: number): number {
  let count = 0
  for (let rest = value >>> 0; rest !== 0; rest &= rest - 1) count++
  return count
}
