import { fold } from './fold.ts'

const before = 40
const length = 140

/** A line of a text around the first of these (folded) words that is in it; its beginning where none is. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const folded = fold(line)
  // Letters that fold to two or none would shift the place.
  const places = folded.length === line.length ? words.map((word) => folded.indexOf(word)) : []
  const first = Math.min(...places.filter((place) => place >= 0))
  const from =
    Number.isFinite(first) && first > length - before ? line.lastIndexOf(' ', first - before) + 1 : 0
  const part = line.slice(from, from + length).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + length < line.length ? '…' : ''}`
}
