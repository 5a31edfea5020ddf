import { everyLanguage } from '#main/languages/index.ts'
import type { ContactCues, WordList } from '#main/languages/language.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import { cuesInAll } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'

export type NameOptions = {
  /** The message says how to reach whoever wrote it. */
  readonly hasContact: boolean
  /** Words of the shop's goods: "This is Jack Wolfskin" names a brand there. */
  readonly isShopWord?: ((word: string) => boolean) | undefined
}

/** `isIntroduced`: said explicitly ("my name is …"); otherwise a guess, made only next to contact details. */
export type FoundName = { readonly name: string; readonly isIntroduced: boolean }

const introduced = cuePattern(cuesInAll(({ contact }) => contact.nameIs))
const labelled = new RegExp(
  String.raw`(?:^|[\n,;.!] ?)(?:${cuesInAll(({ contact }) => contact.nameLabel).join('|')}) ?[:=]\s{0,3}`,
  'giu',
)
const firstPerson = cuePattern(cuesInAll(({ contact }) => contact.iAm))
const thisIs = cuePattern(cuesInAll(({ contact }) => contact.thisIs))
/** Behind these a capital does not make a word a name. */
const beforeNouns = new RegExp(
  `^(?:${everyLanguage.flatMap(({ grammar, contact }) => (grammar.capitalizesNouns ? contact.iAm : [])).join('|')})`,
  'iu',
)

const titles = new RegExp(`^(?:${listed(({ titles }) => titles).join('|')})\\.?$`, 'iu')
const particles = new Set(listed(({ particles }) => particles))
/** Where a name ends without a comma. */
const ends = new Set(listed(({ afterName }) => afterName).map(fold))
/** Of what is no name, what is written like one: "Fan". */
const nouns = new Set(listed(({ notNames }) => notNames).filter((word) => word !== word.toLowerCase()))

function cuePattern(cues: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${cues.join('|')})(?!\p{L})\s{0,3}`, 'giu')
}

function listed(listOf: (contact: ContactCues) => WordList): string[] {
  return everyLanguage.flatMap(({ contact }) => listOf(contact).split(/\s+/)).filter(Boolean)
}

/** What is said every day, in any of the languages: no name unless it is introduced as one and written like one. */
function isEverydayWord(word: string): boolean {
  everyday ??= [
    wordsInAll(({ words }) =>
      [words.stop, words.common, words.talk, words.chatter, words.filler, words.asking].join(' '),
    ),
    wordsInAll(({ contact }) => `${contact.notNames} ${contact.afterName}`),
    new Set(everyLanguage.flatMap(({ grammar }) => daysAndMonths(grammar.locale))),
  ]
  return everyday.some((words) => words.has(word)) || colourWords.has(word)
}
let everyday: readonly ReadonlySet<string>[] | null = null

function daysAndMonths(locale: string): string[] {
  const inWords = (options: Intl.DateTimeFormatOptions, days: number) =>
    Array.from({ length: 12 }, (_, index) =>
      fold(
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(index * days * 86_400_000),
      ),
    )
  return [...inWords({ weekday: 'long' }, 1), ...inWords({ month: 'long' }, 31)]
}

/**
 * Who says who they are. An introduction counts by itself; "I'm …", "this is …" and "Name: …" only beside contact details
 * and where nothing else can be meant, for a lead that nobody is would go to the shop's other systems.
 */
export function nameIn(text: string, { hasContact, isShopWord }: NameOptions): FoundName | null {
  const isShouted = text.toUpperCase() === text
  for (const pattern of hasContact ? [introduced, labelled] : [introduced])
    for (const cue of text.matchAll(pattern)) {
      const name = readName(text, cue.index + cue[0].length)
      if (name && isIntroduction(name, isShouted))
        return { name: written(name, isShouted), isIntroduced: true }
    }
  if (!hasContact) return null
  if (isShouted) return null
  for (const [pattern, isVaguest] of [[thisIs, true] as const, [firstPerson, false] as const])
    for (const cue of text.matchAll(pattern)) {
      const name = readName(text, cue.index + cue[0].length)
      const mayBeOneWord = !isVaguest && !beforeNouns.test(cue[0])
      if (name && isBelieved(name, mayBeOneWord, isShopWord))
        return { name: written(name, false), isIntroduced: false }
    }
  return null
}

/** Words that may be a name. `isTyped`: in small letters throughout; `isWhole`: nothing follows that would belong to them. */
type NameWords = {
  readonly words: readonly string[]
  readonly hasTitle: boolean
  readonly isTyped: boolean
  readonly isWhole: boolean
}

const maxWords = 4
const nextWord = /[ \t]{0,2}(\p{L}[\p{L}'’-]{0,29}\.?)(?!\p{L})/uy

function readName(text: string, from: number): NameWords | null {
  const words: string[] = []
  let hasTitle = false
  let at = from
  let isWhole = true
  for (;;) {
    nextWord.lastIndex = at
    const raw = nextWord.exec(text)?.[1]
    if (raw === undefined) {
      isWhole = !/^[ \t]{0,2}\p{L}/u.test(text.slice(at, at + 3))
      break
    }
    const word = raw.replace(/\.$/, '')
    const lower = word.toLowerCase()
    const isTitle = words.length === 0 && titles.test(raw)
    const isParticle = words.length > 0 && particles.has(lower)
    if (!isTitle && !isParticle && ends.has(fold(word))) break
    // "Anna, erreichbar …": once a capital was seen, a small word ends the name.
    const isSmall = word === lower && words.some((before) => before !== before.toLowerCase())
    if ((!isTitle && !isParticle && isSmall) || words.length === maxWords) {
      isWhole = false
      break
    }
    at = nextWord.lastIndex
    if (isTitle) hasTitle = true
    else words.push(word)
    if (raw.endsWith('.') && word.length > 2 && !isTitle) break
  }
  while (words.length > 0 && particles.has((words.at(-1) ?? '').toLowerCase())) words.pop()
  if (words.join('').length < 2) return null
  return { words, hasTitle, isWhole, isTyped: words.every((word) => word === word.toLowerCase()) }
}

/** More small words in a row are a sentence: "my name is spelled differently there". */
const maxTyped = 3

/** "My name is Kurz" is one; in small letters it may be short. */
function isIntroduction({ words, isTyped, isWhole }: NameWords, isShouted: boolean): boolean {
  if (!isTyped && !isShouted) return true
  return isWhole && words.length <= maxTyped && !words.some((word) => isEverydayWord(fold(word)))
}

function isBelieved(
  { words, hasTitle, isTyped, isWhole }: NameWords,
  mayBeOneWord: boolean,
  isShopWord: NameOptions['isShopWord'],
): boolean {
  if (isTyped || !isWhole || !/^\p{Lu}/u.test(words[0] ?? '')) return false
  if (words.length === 1 && !mayBeOneWord && !hasTitle) return false
  if (words.some((word) => nouns.has(word))) return false
  const folded = words.map(fold)
  if (isEverydayWord(folded[0] ?? '') && (!hasTitle || words.length > 1)) return false
  return !folded.every((word) => isEverydayWord(word) || isShopWord?.(word))
}

function written({ words, isTyped }: NameWords, isShouted: boolean): string {
  return (isTyped || isShouted ? words.map(capital) : words).join(' ')
}

function capital(word: string): string {
  return word.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
