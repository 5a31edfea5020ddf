/** The longest words of our languages and of shops are shorter, and so is each part of an e-mail address. */
const longWord = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]{64})[\p{L}\p{M}\p{N}]+/gu
/** Some scripts have no blanks between words. */
const longRun = /([\p{L}\p{M}\p{N}]{500})[\p{L}\p{M}\p{N}]+/gu

/** A message to be understood: what is no word but a thousand letters would be taken apart at each of them. */
export function withoutEndlessWords(text: string): string {
  return text.length <= 64 ? text : text.replaceAll(longWord, '$1').replaceAll(longRun, '$1')
}
