import { fold } from '#main/lib/text/fold.ts'
import type { Span } from '#main/lib/text/tokens.ts'

/** Beyond this a message is a letter, not a question; its beginning tells what it is about. */
const maxRead = 1000

/** "Cosa c è", "c est", "j ai", "qu il" are written without the apostrophe; "USB C or micro USB" has none. */
const bareApostrophe = [
  /(?<=(?<![a-z0-9'])(?:qu|jusqu)) (?=[aeiouy])/g,
  /(?<=(?<![a-z0-9'])j) (?=ai|adore|avais|achete|habite|hesite|espere|attend)/g,
  /(?<=(?<![a-z0-9'])c) (?=est(?![a-z])|etait)/g,
  /(?<=(?<![a-z0-9'])(?<!(?:usb|tipo|type|classe|vitamin|vitamina)[ -])c) (?=e(?![a-z])|era)/g,
]

/** "70 per cent", "70 por ciento". */
const perCent = /(?<=\d) (?:per|pour|por) (?:cent|cento|ciento)(?![a-z])/g

/** As the cues expect it: folded, one kind of apostrophe and hyphen, single spaces. */
export function readable(message: string): string {
  const plain = fold(message.slice(0, maxRead))
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(perCent, '%')
    // "10+ hours" is "10 hours+".
    .replaceAll(/(?<=\d)\+( ?[a-z]{1,14})(?![a-z])/g, '$1+')
    .trim()
  return bareApostrophe.reduce((text, gap) => text.replaceAll(gap, "'"), plain)
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
