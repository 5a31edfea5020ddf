/** Seven digits or more with what stands between them in a phone number; not a price, not a date. */
export const phones =
  /(?<![\p{L}\p{N}_.,€$£-])(?!\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}(?!\d)|\d{4}-\d{1,2}-\d{1,2}(?!\d))(?:\+|00|\(0)?(?:\d[ ()/.-]{0,3}){6,16}\d(?![\p{L}\p{N}_]|[.,]\d|\s?(?:€|eur|usd|\$|£))/giu

/** "A-10023", "#4711", "2026-004711": what tells one order or customer from others. */
export const orderNumbers =
  /(?<![\p{L}\p{N}_-])(?:#\s?\d{3,12}|[A-Z]{1,5}[-/]?\d{4,12}(?:[-/]\d{1,8})?|\d{5,12}|\d{4}[-/]\d{3,10})(?![\p{L}\p{N}_]|[.,]\d)/gu

const streetEnd =
  '(?:str(?:a(?:ß|ss)e)?\\.?|weg|platz|gasse|allee|ring|damm|ufer|straat|laan|plein|gracht|street|road|avenue|lane|drive|close|boulevard|square)'
const streetStart =
  '(?:rue|avenue|boulevard|place|chemin|via|viale|piazza|corso|calle|avenida|plaza|paseo|rua|praça|travessa|largo)'
const word = "[\\p{L}'’.-]{2,30}"
const number = '\\d{1,4} ?[a-z]?'
const town = `(?:,? {0,2}(?:[A-Z]{1,2}-)?\\d{4,5}(?: [A-Z]{2})? ${word}(?: ${word})?)?`

/** Where somebody lives, as our languages write it: street and number, either first, with the town behind it. */
export const streets: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}-]{1,30}${streetEnd}|(?:${word} ){1,2}${streetEnd}) ${number}(?![\\p{L}\\p{N}])${town}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${number} (?:${word} ){1,3}${streetEnd}(?![\\p{L}\\p{N}])${town}`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${number},? )?${streetStart} (?:${word} ){0,3}${word},? ${number}(?![\\p{L}\\p{N}])${town}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${number},? ${streetStart} (?:${word} ){0,2}${word}(?![\\p{L}\\p{N}])${town}`,
    'giu',
  ),
]
