import { fold } from '#main/lib/words.ts'

/** Beyond this a message is a letter, not a question; its beginning tells what it is about. */
const maxRead = 1000

/** As the cues expect it: folded, one kind of apostrophe and hyphen, single spaces. */
export function readable(message: string): string {
  return fold(message.slice(0, maxRead))
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export type Span = { readonly start: number; readonly end: number }

/** The text with spans taken out; everything else stays at its place. */
export function without(text: string, spans: readonly Span[]): string {
  let left = text
  for (const { start, end } of spans)
    left = left.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + left.slice(end)
  return left
}

const wordPattern = /[\p{L}\p{N}]+/gu

export type Token = Span & { readonly word: string }

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
