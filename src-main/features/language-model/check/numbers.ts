/** Figures with what may stand within them: points, commas, apostrophes, and blanks before three more. */
const figures = /\d+(?:[.,'’]\d+)*(?:[ \u00a0\u202f]\d{3}(?!\d)(?:[.,]\d+)?)*/g

/** Every number a text may be read to hold: "1.299" is 1299 as well as 1.299, and "12.11.2026" three of them. */
export function numbersIn(text: string): Set<number> {
  const all = new Set<number>()
  for (const token of tokensIn(text))
    for (const reading of readingsOf(token)) for (const one of reading) all.add(one)
  return all
}

/** The first number of a text that cannot be read as any of the known; null when all can. */
export function unknownNumber(text: string, allowed: ReadonlySet<number>): string | null {
  const unknown = tokensIn(text).find(
    (token) => !readingsOf(token).some((reading) => reading.every((one) => allowed.has(one))),
  )
  return unknown ?? null
}

function tokensIn(text: string): string[] {
  // Also ½, ², ① and digits of other scripts are digits.
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf)
  return [...plain.matchAll(figures)].map(([token]) => token)
}

/** Digits of every script stand in tens, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

function readingsOf(token: string): number[][] {
  const parts = token.split(/\D/).map(Number)
  const readings = [parts]
  const decimal = /^(.*)[.,](\d+)$/.exec(token)
  if (decimal) {
    const [, whole = '', fraction = ''] = decimal
    if (isGrouped(whole)) readings.push([Number(`${onlyDigits(whole)}.${fraction}`)])
  }
  if (parts.length > 1 && isGrouped(token)) readings.push([Number(onlyDigits(token))])
  return readings
}

/** "1.299", "1 299 000", "1299": whole thousands, or no groups at all. */
function isGrouped(token: string): boolean {
  return /^\d+$|^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/.test(token)
}

function onlyDigits(token: string): string {
  return token.replaceAll(/\D/g, '')
}
