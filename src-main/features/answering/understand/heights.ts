import { everyLanguage, languages } from '#main/languages/index.ts'
import { expand, notWordAfter, wordBefore } from '#main/languages/pattern.ts'
import { fold } from '#main/lib/text/fold.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

/** As tall as people are, in metres and in centimetres. */
const metres = String.raw`(?:1[.,][4-9]\d|2[.,][01]\d)`
const centimetres = String.raw`(?:1[4-9]\d|20\d)`
const noUnit = String.raw`(?![\d.,]*\d| ?(?:€|\$|£|%|"|(?:m|cm|mm|kg|g|l|ml|eur|euros?|pounds?|quid|years?|met\p{L}{2,4}|lit\p{L}{2,3}|kilos?)(?!\p{L})))`

const patternsIn = memoize((code) => {
  const { tallBefore, tallAfter } = languages[code as LanguageCode].frame
  const before = `(?:${tallBefore.map(expand).join('|')})`
  const after = `(?:${tallAfter.map(expand).join('|')})`
  return {
    bare: new RegExp(
      `(?<=${wordBefore}${before} )${metres}${noUnit}|${wordBefore}${metres}(?= ${after}${notWordAfter})`,
      'u',
    ),
    bareCentimetres: new RegExp(`${wordBefore}${centimetres}(?= ${after}${notWordAfter})`, 'u'),
    said: new RegExp(
      `${wordBefore}(?:${before} (?:\\d[.,]?\\d{0,2} ?m|\\d{3} ?cm)|(?:\\d[.,]?\\d{0,2} ?m|\\d{3} ?cm) ${after})${notWordAfter}`,
    ),
  }
})

/** "Does it fit someone 1.90?", "I'm 190 tall": said of a person it is so many metres or centimetres. */
export function withHeights(message: string, language: LanguageCode): string {
  if (!/[12][.,]?\d\d/.test(message)) return message
  const { bare, bareCentimetres } = patternsIn(language)
  const text = fold(message)
  // Folding may move places; then nothing can be put in.
  if (text.length !== message.length) return message
  const put = (pattern: RegExp, unit: string) => {
    const match = pattern.exec(text)
    const end = match ? match.index + match[0].length : -1
    return match ? `${message.slice(0, end)} ${unit}${message.slice(end)}` : null
  }
  return put(bare, 'm') ?? put(bareCentimetres, 'cm') ?? message
}

/** Whether a message says how tall somebody is. */
export function isTallSaid(text: string): boolean {
  return everyLanguage.some(({ code }) => patternsIn(code).said.test(text))
}
