import { fold } from '#main/lib/words.ts'
import { unitOf } from './units.ts'

/** A number with a fraction is one token: "1.75" is neither 1 nor 75. */
const pattern = /\d+(?:[.,/]\d+)+|[\p{L}\p{N}]+|["”″]/gu
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const special = /[ßæœøłđ]/g
const hasSpecial = /[ßæœøłđ]/
const owner = /['’´`](?=s\b)/g
const numberWithUnit = /^(\d+)(\p{L}+)$/u

/** Folding takes a text apart letter by letter; most long texts have no letter that needs it, only finer dashes and quotes. */
const accented = /[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]|[\u0300-\u036f]/

/** "Women's" is "womens", "Größe" is "grosse". */
export function plainText(text: string): string {
  return plainLetters(text).replaceAll(owner, '')
}

export function plainLetters(text: string): string {
  const lower = text.toLowerCase()
  if (!accented.test(lower)) return lower
  const folded = fold(lower)
  return hasSpecial.test(folded) ? folded.replaceAll(special, (sign) => letters[sign] ?? sign) : folded
}

/** The tokens of a text in their order, numbers with their units added as one more token. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = []
  let number: string | null = null
  for (const found of plainText(text).match(pattern) ?? []) {
    const code = found.charCodeAt(0)
    const isDigit = code >= 48 && code <= 57
    if (!isDigit) {
      const unit = number === null ? undefined : unitOf(found)
      if (code !== 34 && code !== 0x201d && code !== 0x2033) tokens.push(found)
      if (unit !== undefined) tokens.push(`${number}${unit}`)
      number = null
      continue
    }
    const parts = numberWithUnit.exec(found)
    const unit = parts?.[2] === undefined ? undefined : unitOf(parts[2])
    if (parts?.[1] !== undefined && unit !== undefined) {
      tokens.push(parts[1], `${parts[1]}${unit}`)
      number = null
      continue
    }
    const plain = found.replaceAll(',', '.')
    tokens.push(plain)
    number = parts === null ? plain : null
  }
  return tokens
}
