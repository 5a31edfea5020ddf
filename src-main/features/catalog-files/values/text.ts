import { htmlToText } from '#main/features/catalog/index.ts'

/** Signs that no screen shows, line ends and tabs aside. */
const controls = '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f'
const everyControl = new RegExp(`[${controls}]`, 'g')
/** Most texts are clean already, and looking once is cheaper than cleaning: no marks, no spaces but single blanks. */
const unclean = new RegExp(`[<&\\\\${controls}]| {2}|[^\\S ]`)
const marked = /[<&\\]/
/** A formula that a spreadsheet was kept from running. */
const guarded = /^'(?=[=+\-@])/

/** One line of plain text: titles, brands, colours. */
export function lineOf(text: string): string {
  if (!unclean.test(text)) return unguarded(text).trim()
  const plain = marked.test(text) ? decoded(unescaped(text)) : text
  return unguarded(plain.replaceAll(everyControl, '').replaceAll(/\s+/g, ' ')).trim()
}

/** Descriptions: HTML and line ends written as \n become text. */
export function textOf(text: string): string {
  if (!unclean.test(text)) return unguarded(text.trim())
  const lines = text.includes('\\') ? text.replaceAll(/\\r\\n|\\n|\\r/g, '\n') : text
  return unguarded(decoded(unescaped(lines)).replaceAll(everyControl, ''))
}

/** Values of attributes, most of which need nothing done to them. */
export function attributeText(text: string): string {
  return markedOrControl.test(text) || text.startsWith("'") ? textOf(text) : text
}

const markedOrControl = new RegExp(`[<&\\\\${controls}]`)

function unguarded(text: string): string {
  return text.startsWith("'") ? text.replace(guarded, '') : text
}

/** What a program escaped for another: \" and \' and \/. */
function unescaped(text: string): string {
  return text.includes('\\') ? text.replaceAll(/\\(["'/])/g, '$1') : text
}

/** More often no shop encodes its texts. */
const maxReadings = 4
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const tag = /<(p|br|div|ul|li|span|b|strong|h\d)[\s/>]/i

/** Several times encoded: each reading gives entities and tags again. */
function decoded(html: string): string {
  let text = htmlToText(html)
  for (let again = 1; again < maxReadings && isEncoded(text); again++) {
    const next = htmlToText(text)
    if (next === text) break
    text = next
  }
  return text
}

function isEncoded(text: string): boolean {
  return (text.includes('&') && entity.test(text)) || (text.includes('<') && tag.test(text))
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
