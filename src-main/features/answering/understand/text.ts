import { fold } from '#main/lib/text/fold.ts'
import type { Span } from '#main/lib/text/tokens.ts'

/** Beyond this a message is a letter, not a question; its beginning tells what it is about. */
const maxRead = 1000

/** As the cues expect it: folded, one kind of apostrophe and hyphen, single spaces. */
export function readable(message: string): string {
  return (
    fold(message.slice(0, maxRead))
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/[–—−]/g, '-')
      .replaceAll(/\s+/g, ' ')
      // "c è", "j ai", "qu il": written without the apostrophe.
      .replaceAll(/(?<![a-z0-9'])(c|j|qu|jusqu) (?=[aeiouy])/g, "$1'")
      .trim()
  )
}

/** "What's", "men's": the letter behind the apostrophe is no word, and no size. */
export function withoutClitics(text: string): string {
  return text.replaceAll(/(?<=[a-z])'s(?![a-z0-9])/g, '  ')
}

/** The text with spans taken out; everything else stays at its place. */
export function without(text: string, spans: readonly Span[]): string {
  let left = text
  for (const { start, end } of spans)
    left = left.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + left.slice(end)
  return left
}
