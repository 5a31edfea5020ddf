/** Whether a number stays text, as it is written. */
export type KeepsText = (written: string) => boolean

/** A quick look at all that could be one; whether it stands inside a string is checked only where there is one. */
const maybeOther = /\d[\d.]{15}|(?:\.\d*0|\d[eE][+-]?\d+|-0|0\.000000\d*)\s*(?:[,\]}]|$)/
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/**
 * JSON has numbers of any length and writing, JavaScript has not: an order's 12345678901234567890 would become another one.
 * A reviver would see how each is written, but takes ten times as long and falls over deep ones.
 */
export function parseJson(text: string, keepsText: KeepsText): unknown {
  const value = JSON.parse(text)
  if (!maybeOther.test(text)) return value
  let isOther = false
  const quoted = text.replaceAll(tokens, (token) => {
    if (token.startsWith('"') || !keepsText(token)) return token
    isOther = true
    return `"${token}"`
  })
  return isOther ? JSON.parse(quoted) : value
}

/** 1.10 is shown as 1.1. */
export function isShownOtherwise(written: string): boolean {
  return String(Number(written)) !== written
}

/** Not only its writing would be lost, but its value. */
export function isAnother(written: string): boolean {
  if (!isShownOtherwise(written)) return false
  return written.length > maxDigits || plain(written) !== plain(String(Number(written)))
}

/** Nobody means more, and looking at a megabyte of zeros would take long. */
const maxDigits = 400

/** Its digits without zeros around them, and where the point is. */
function plain(written: string): string {
  const [, sign, whole = '', part = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(written) ?? []
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const short = digits.replace(/(?<!0)0+$/, '')
  return short === ''
    ? whole
    : `${sign}${short}e${Number(exponent) - part.length + digits.length - short.length}`
}
