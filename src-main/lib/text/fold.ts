// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const notPlain = /[^\x00-\x7f\u00a0-\u00a9\u00ab-\u00b1\u00bb\u00d7\u2010-\u2027\u2030-\u205e\u2122]/

/** Whether its letters are those of ASCII: beside them it has nothing but finer dashes, quotes and signs, which nothing folds. */
export function isPlain(text: string): boolean {
  return !notPlain.test(text)
}

/** Lower case without accents: what SQLite's full-text index (unicode61) does to its words too, so "ß" stays "ß". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return isPlain(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
        .normalize('NFC')
}

/** Folding takes a text apart letter by letter; most long texts have no letter that needs it, only finer dashes and quotes. */
const accented = /[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]|[\u0300-\u036f]/
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const special = /[ßæœøłđ]/g

/**
 * Folded to letters that every keyboard has: "Größe" is "grosse". For product search alone, whose index is our own: people
 * write names and sizes either way.
 */
export function foldFully(text: string): string {
  const lower = text.toLowerCase()
  if (!accented.test(lower)) return lower
  return fold(lower).replaceAll(special, (sign) => letters[sign] ?? sign)
}

const possessive = /['’´`](?=s\b)/g

/** The name of a product or of one of its values, as it is searched for: "Women's" is "womens". */
export function foldName(text: string): string {
  return foldFully(text).replaceAll(possessive, '')
}
