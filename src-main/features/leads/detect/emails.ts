import { cuesInAll } from '#main/languages/pattern.ts'

const atom = String.raw`[\p{L}\p{N}!#$%&*+/=?^_{|}~'-]{1,64}`
const local = String.raw`${atom}(?:\.${atom}){0,6}`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const domain = String.raw`(?:${label}\.){1,5}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})`

const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@_+-])(${local})@(${domain})(?![\p{L}\p{N}@]|-\p{L}|\.\p{L})`,
  'gu',
)
const spaced = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@_+-])(${local}) ?@ ?(${label}(?: ?\. ?${label}){0,3} ?\. ?\p{L}{2,24})(?![\p{L}\p{N}@])`,
  'gu',
)

/** "at" and "dot" as people write them around collectors of addresses. */
const at = cuesInAll(({ contact }) => contact.at).join('|')
const dot = cuesInAll(({ contact }) => contact.dot).join('|')
const atBracket = String.raw`\s{0,5}[[({<]\s{0,5}(?:@|${at})\s{0,5}[\])}>]\s{0,5}`
const atWord = String.raw`\s{1,5}(?:${at})\s{1,5}`
const dotBracket = String.raw`\s{0,5}[[({<]\s{0,5}(?:\.|${dot})\s{0,5}[\])}>]\s{0,5}`
const dotWord = String.raw`\s{1,5}(?:${dot})\s{1,5}`
const someDot = `(?:${dotBracket}|${dotWord}|\\s?\\.\\s?)`
const part = String.raw`[\p{L}\p{N}_+-]{1,40}`

const hiddenAt = new RegExp(
  `(?<![\\p{L}\\p{N}])(${part}(?:${someDot}${part}){0,3})${atBracket}(${part}(?:${someDot}${part}){1,3})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** Both as words: only with an ending that addresses really have, "look at that dot and wait" is a sentence. */
const endings =
  'com|net|org|info|biz|eu|de|at|ch|li|fr|be|lu|es|it|nl|pt|br|uk|ie|us|ca|au|io|co|me|shop|store|email|online|pl|cz|dk|se|no|fi|mx|ar'
const spoken = new RegExp(
  `(?<![\\p{L}\\p{N}])(${part}(?:(?:${dotWord}|\\.)${part}){0,2})${atWord}(${part}(?:${dotWord}${part}){0,2}${dotWord}(?:${endings}))(?![\\p{L}\\p{N}])`,
  'giu',
)
const dots = new RegExp(someDot, 'giu')
const hasDotWord = new RegExp(dotWord, 'iu')

const maxEmails = 5

/** E-mail addresses, hidden ones made whole; each once, as written but in lower case behind the @. */
export function emailsIn(text: string): readonly string[] {
  const found: string[] = []
  const add = (name: string, host: string) => {
    const address = `${name}@${host.toLowerCase()}`
    const isNew = !found.some((other) => other.toLowerCase() === address.toLowerCase())
    if (isNew && isSound(name, host) && found.length < maxEmails) found.push(address)
  }
  for (const [, name = '', host = ''] of text.matchAll(written)) add(name.replace(/^['*]+/, ''), host)
  if (found.length > 0) return found
  // Each is tried only where its sign is, so that ordinary messages cost nothing.
  if (text.includes('@'))
    for (const [, name = '', host = ''] of text.matchAll(spaced)) add(name, host.replaceAll(' ', ''))
  if (/[[({<]/.test(text))
    for (const [, name = '', host = ''] of text.matchAll(hiddenAt)) add(whole(name), whole(host))
  if (hasDotWord.test(text))
    for (const [, name = '', host = ''] of text.matchAll(spoken)) add(whole(name), whole(host))
  return found
}

function whole(part: string): string {
  return part.replaceAll(dots, '.').replaceAll(/\s+/g, '')
}

function isSound(name: string, host: string): boolean {
  const last = host.split('.').at(-1) ?? ''
  return (
    name.length > 0 &&
    name.length <= 64 &&
    host.length <= 253 &&
    /^(?:\p{L}{2,24}|xn--[a-z0-9-]+)$/iu.test(last)
  )
}
