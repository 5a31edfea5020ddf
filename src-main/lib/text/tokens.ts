import { fold, foldName, isPlain } from './fold.ts'

const anyWord = /[\p{L}\p{N}]+/gu
/** The same where there are no other letters, in a third of the time. */
const plainWord = /[A-Za-z0-9]+/g

function wordIn(folded: string): RegExp {
  return isPlain(folded) ? plainWord : anyWord
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const folded = fold(text)
  return folded.match(wordIn(folded)) ?? []
}

export type Span = { readonly start: number; readonly end: number }
export type Token = Span & { readonly word: string }

/** The words of a text that is folded already, with where they stand. */
export function tokensOf(text: string): Token[] {
  let end = 0
  return (text.match(wordIn(text)) ?? []).map((word) => {
    const start = text.indexOf(word, end)
    end = start + word.length
    return { word, start, end }
  })
}

/** A number with a fraction is one token: "1.75" is neither 1 nor 75. */
const namePattern = /(?<!\d)\d+(?:[.,/]\d+)+|[\p{L}\p{N}]+|["”″]/gu
const numberWithUnit = /^(\d+)(\p{L}+)$/u

/**
 * The words of a product's texts, or of a search for one, in their order; a number with its unit is one more: "30 cm" gives "30",
 * "cm" and "30cm". Only products are known by measures; in a sentence of an entry or a passage a number is a word like others.
 */
export function nameTokens(text: string, unitOf: (word: string) => string | undefined): string[] {
  const tokens: string[] = []
  let number: string | null = null
  for (const found of foldName(text).match(namePattern) ?? []) {
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
