import { everyLanguage } from '#main/languages/index.ts'
import type { ContactCues, WordList } from '#main/languages/language.ts'
import { cuesInAll } from '#main/languages/pattern.ts'

/** Said only to give one's name. */
const clear = [
  ...cuesInAll(({ contact }) => contact.nameIs),
  `(?:^|[\\n,;.!] ?)(?:${cuesInAll(({ contact }) => contact.nameLabel).join('|')}) ?[:=]`,
].join('|')
/** Said for much else too. */
const vague = cuesInAll(({ contact }) => contact.iAm).join('|')
/** Behind these a capital does not make a word a name. */
const beforeNouns = new RegExp(
  `^(?:${everyLanguage.flatMap(({ grammar, contact }) => (grammar.capitalizesNouns ? contact.iAm : [])).join('|')})`,
  'iu',
)

const nameWord = String.raw`\p{L}[\p{L}'’-]{0,29}\.?`
const clearPattern = new RegExp(String.raw`(?<!\p{L})(?:${clear})\s*((?:${nameWord}[ ]?){1,5})`, 'iu')
const vaguePattern = new RegExp(String.raw`(?<!\p{L})(?:${vague})\s+((?:${nameWord}[ ]?){1,4})`, 'iu')

const titles = new RegExp(`^(?:${listed(({ titles }) => titles).join('|')})\\.?$`, 'iu')
const particles = new Set(listed(({ particles }) => particles))
/** Where a name ends without a comma. */
const ends = new Set(listed(({ afterName }) => afterName))
const notNames = new Set(listed(({ notNames }) => notNames))

function listed(listOf: (contact: ContactCues) => WordList): string[] {
  return everyLanguage.flatMap(({ contact }) => listOf(contact).split(/\s+/)).filter(Boolean)
}

/** A name where one is offered. After "I'm …" only when it is written like one. */
export function nameIn(text: string, hasContact: boolean): string | null {
  const given = clearPattern.exec(text)?.[1]
  if (given !== undefined) return nameFrom(given, { mustBeCapital: false })
  const maybe = vaguePattern.exec(text)
  if (maybe?.[1] === undefined) return null
  const name = nameFrom(maybe[1], { mustBeCapital: true })
  if (name === null) return null
  const mayBeNoun = beforeNouns.test(maybe[0])
  return name.includes(' ') || (hasContact && !mayBeNoun) ? name : null
}

function nameFrom(said: string, { mustBeCapital }: { readonly mustBeCapital: boolean }): string | null {
  const parts: string[] = []
  for (const raw of said.trim().split(/\s+/)) {
    const word = raw.replace(/\.$/, '')
    const lower = word.toLowerCase()
    if (parts.length === 0 && titles.test(raw)) continue
    const isParticle = parts.length > 0 && particles.has(lower)
    if (!isParticle && (ends.has(lower) || notNames.has(lower))) break
    // "Anna, erreichbar …": once a capital was seen, a small word ends the name.
    const isSmall = word === lower
    if (!isParticle && isSmall && (mustBeCapital || parts.some((part) => part !== part.toLowerCase()))) break
    parts.push(word)
    if (raw.endsWith('.') && word.length > 2) break
    if (parts.length === 4) break
  }
  while (parts.length > 0 && particles.has((parts.at(-1) ?? '').toLowerCase())) parts.pop()
  const isTyped = parts.every((part) => part === part.toLowerCase())
  const kept = isTyped ? parts.slice(0, 2).map(capital) : parts
  return kept.length > 0 && kept.join('').length > 1 ? kept.join(' ') : null
}

function capital(word: string): string {
  return word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
