import { htmlToText } from '#main/features/catalog/index.ts'

/** Most texts are clean already, and checking is cheaper than cleaning. */
const untidy = / {2}|[^\S ]/

/** One line of plain text: titles, brands, colours. */
export function lineOf(text: string): string {
  const plain = /[<&]/.test(text) ? htmlToText(text) : text
  return (untidy.test(plain) ? plain.replaceAll(/\s+/g, ' ') : plain).trim()
}

/** Descriptions: HTML and line ends written as \n become text. */
export function textOf(text: string): string {
  const unescaped = /\\[nr]/.test(text) ? text.replaceAll(/\\r\\n|\\n|\\r/g, '\n') : text
  // Twice encoded: the first reading gives tags again.
  const once = htmlToText(unescaped)
  return /<(p|br|div|ul|li|span|b|strong|h\d)[\s/>]/i.test(once) ? htmlToText(once) : once
}

/** Short and longer descriptions as one, without saying a thing twice. */
export function joinTexts(texts: readonly string[]): string {
  if (texts.length < 2) return texts[0] ?? ''
  const kept: string[] = []
  for (const text of texts) {
    if (text === '' || kept.some((one) => one.includes(text))) continue
    const index = kept.findIndex((one) => text.includes(one))
    if (index === -1) kept.push(text)
    else kept[index] = text
  }
  return kept.join('\n')
}

/** As much of a value as a message names. */
export function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
