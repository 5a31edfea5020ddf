import { wordsOfEach } from '#main/languages/parts.ts'

/** Written with a full stop and going on. */
const abbreviations = new Set(
  Object.values(wordsOfEach).flatMap(({ abbreviations }) => abbreviations.split(' ')),
)

const border = /(?<=[.!?…。！？]["'”’»)\]]{0,5})\s+(?=["'“‘«([¿¡]?[\p{Lu}\p{N}\p{Lo}])/u

/** A text at the ends of its sentences; what is no prose stays whole. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let open = ''
  for (const piece of text.split(border)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (goesOn(open)) continue
    found.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') found.push(open.trim())
  return found.filter((sentence) => sentence !== '')
}

/** "No. 5", "z. B. Wolle", "J. Smith", "am 3. Mai", "1. Open the box". */
function goesOn(text: string): boolean {
  const last = /(?:^|[\s(])([\p{L}\p{N}.]+)\.$/u.exec(text)?.[1]?.toLowerCase()
  if (last === undefined) return false
  return /^\p{L}$/u.test(last) || /^\d{1,2}$/.test(last) || abbreviations.has(last)
}

/** A sentence longer than `max` at the commas and spaces that come nearest before it. */
export function cutLong(text: string, max: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > max) {
    const head = rest.slice(0, max)
    const soft = Math.max(head.lastIndexOf('; '), head.lastIndexOf(', '), head.lastIndexOf('\n'))
    const space = head.lastIndexOf(' ')
    const at = soft > max / 2 ? soft + 1 : space > max / 2 ? space : max
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}
