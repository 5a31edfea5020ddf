import { htmlToText } from '#main/features/catalog/index.ts'

/** Most texts are clean already, and checking is cheaper than cleaning. */
const untidy = / {2}|[^\S ]/
const marked = /[<&\\]/
/** Signs that no screen shows, line ends and tabs aside. */
const controls = '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f'
const control = new RegExp(`[${controls}]`)
const everyControl = new RegExp(`[${controls}]`, 'g')
/** A formula that a spreadsheet was kept from running. */
const guarded = /^'(?=[=+\-@])/

/** One line of plain text: titles, brands, colours. */
export function lineOf(text: string): string {
  const plain = marked.test(text) ? decoded(unescaped(text)) : text
  const visible = shown(plain)
  const line = untidy.test(visible) ? visible.replaceAll(/\s+/g, ' ') : visible
  return unguarded(line).trim()
}

/** Descriptions: HTML and line ends written as \n become text. */
export function textOf(text: string): string {
  const lines = /\\[nr]/.test(text) ? text.replaceAll(/\\r\\n|\\n|\\r/g, '\n') : text
  const plain = decoded(unescaped(lines))
  return unguarded(shown(plain))
}

/** Values of attributes, most of which need nothing done to them. */
export function attributeText(text: string): string {
  return marked.test(text) || text.startsWith("'") || control.test(text) ? textOf(text) : text
}

function shown(text: string): string {
  return control.test(text) ? text.replaceAll(everyControl, '') : text
}

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
  for (let again = 1; again < maxReadings && (entity.test(text) || tag.test(text)); again++) {
    const next = htmlToText(text)
    if (next === text) break
    text = next
  }
  return text
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
