import { everyLanguage } from '#main/languages/index.ts'
import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'

/** What the visitor spoke before counts as much as this many words that only another language has. */
const priorOfSession = 1.1
const priorOfBot = 0.8
/** Letters and endings hint; words tell. */
const hintWeight = 0.5
const maxWords = 60
const maxLetters = 400

/** Letters and common words of languages that the product does not speak; those are answered in the bot's. */
const foreignLetters = /[ąćęłńśźżčďěňřšťůžőűşğıåøæđțășāēīūķļņ]/gu
const foreignWords = new Set(
  `czy macie jest nie dla ile jak gdzie prosze dziekuje och jag ni har det inte vad hur finns jeg ikke hvad hvor har til mange tak tack
  ve bir bu var mi icin ne kadar merhaba jsou mate jake kolik dobry den vagy van hogy mennyi szia kiek ir ar on ei mita kuinka onko paljonko
  este sunt aveti cat pentru buna`.split(/\s+/),
)
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu

/** Said everywhere; they tell nothing. */
const international = new Set('ok okay hi hey no sale top max cool super'.split(' '))

/** "Hello, y a quelqu'un ?": greetings travel; beside other words they tell little. */
const greetings = new Set('hello ciao'.split(' '))
const greetingWeight = 0.3
/** "Voçês": spelt with a mark too many, it is still a word of a language that has such marks. */
const misspeltWeight = 0.6

/** A word for a thing or a substance tells as much where only one language has it. */
const namingWeight = 0.85
const mostNaming = 0.95

/** The weight of a word by how many of the languages use it. */
const weights = lazily((): ReadonlyMap<string, Readonly<Partial<Record<LanguageCode, number>>>> => weigh())

type Priors = {
  readonly botLanguage: LanguageCode
  readonly sessionLanguage?: LanguageCode | null | undefined
  /** "Portable" is a phone in French; where the shop writes it itself, it tells nothing. */
  readonly isShopWord?: (word: string) => boolean
}

/** The language of a message; a short one that could be any is in the session's, one we do not speak gets the bot's. */
export function languageOf(message: string, priors: Priors): LanguageCode {
  const { botLanguage, sessionLanguage, isShopWord } = priors
  const lower = spoken(message.slice(0, maxLetters)).toLowerCase().replaceAll('’', "'")
  const letters = lower.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return sessionLanguage ?? botLanguage
  if ((lower.match(otherScript)?.length ?? 0) > letters / 2) return botLanguage
  const scores = Object.fromEntries(languageCodes.map((code) => [code, 0])) as Record<LanguageCode, number>
  const named = { ...scores }
  let foreign = Math.min(2, (lower.match(foreignLetters)?.length ?? 0) * 0.7)
  // "Skarvan Rain Jacket" is a title, in whatever language the shop writes them.
  const capital = new Set((message.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()))
  const words = (lower.match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).slice(0, maxWords)
  // "Women plus petite pants", where the shop writes all of them itself: none of them tells anything.
  if (isShopWord && words.length > 1 && words.every((word) => isShopWord(fold(word))))
    return sessionLanguage ?? botLanguage
  for (const word of words) {
    const folded = fold(word)
    // "Três" is no "très": only what is typed without its accents is read with any.
    const known = weights().get(word) ?? (word === folded ? weights().get(folded) : undefined)
    const isTitle = capital.has(word) || isShopWord?.(folded)
    const naming = known || isTitle ? undefined : namingOf(folded)
    const share = greetings.has(word) && words.length > 1 ? greetingWeight : 1
    const meant = known || word === folded ? undefined : weights().get(folded)
    if (known) for (const language of languageCodes) scores[language] += share * (known[language] ?? 0)
    else if (meant && onlyOne(meant))
      for (const language of languageCodes) scores[language] += misspeltWeight * (meant[language] ?? 0)
    else if (naming) for (const language of languageCodes) named[language] += naming[language] ?? 0
    else if (foreignWords.has(folded)) foreign += 1
  }
  for (const { code, words } of everyLanguage)
    scores[code] += Math.min(3, lower.match(words.recognition.spelling)?.length ?? 0) * hintWeight
  // However many words a title has, who names it may go on in the language spoken so far.
  for (const code of languageCodes) scores[code] += Math.min(mostNaming, named[code])
  const best = languageCodes.reduce((a, b) => (scores[b] > scores[a] ? b : a))
  if (foreign > Math.max(0.9, scores[best])) return botLanguage
  const prior = sessionLanguage ?? botLanguage
  scores[prior] += sessionLanguage ? priorOfSession : priorOfBot
  return languageCodes.reduce((a, b) => (scores[b] > scores[a] ? b : a), prior)
}

function onlyOne(known: Readonly<Partial<Record<LanguageCode, number>>>): boolean {
  return Object.keys(known).length === 1
}

/** Addresses and article numbers are in no language. */
function spoken(message: string): string {
  const isNumber = (word: string) => /\d/.test(word) && !/\p{Ll}/u.test(word)
  return message
    .split(/\s/)
    .filter((word) => !word.includes('@') && !word.includes('://') && !isNumber(word))
    .join(' ')
}

let names: ReadonlyMap<string, ReadonlySet<LanguageCode>> | undefined

/** Whether a word is the name of a thing, a material or a colour in any of the languages. */
export function isNameOfThing(word: string): boolean {
  names ??= namesOfThings()
  return names.has(stem(word))
}

/** By the names of goods: most messages to a shop have one. */
function namingOf(word: string): Readonly<Partial<Record<LanguageCode, number>>> | undefined {
  names ??= namesOfThings()
  const all = names.get(stem(word))
  if (!all) return undefined
  return Object.fromEntries([...all].map((code) => [code, namingWeight / all.size ** 1.5]))
}

const shortestName = 4

function namesOfThings(): Map<string, Set<LanguageCode>> {
  const made = new Map<string, Set<LanguageCode>>()
  for (const { code, things, lexicon, words } of everyLanguage) {
    const lists = [things.kinds, things.substances, lexicon.materials, lexicon.colours, [words.people]]
    for (const list of lists)
      for (const name of Object.values(list).flatMap((all) => all.split(/[\s]+/)))
        if (!name.includes('_') && name.length >= shortestName) {
          const key = stem(fold(name))
          made.set(key, (made.get(key) ?? new Set()).add(code))
        }
  }
  return made
}

const countedTo = 12

function weigh() {
  const speaking = new Map<string, Set<LanguageCode>>()
  const telling = new Map<string, Set<LanguageCode>>()
  const deciding = new Map<string, Set<LanguageCode>>()
  const add = (to: Map<string, Set<LanguageCode>>, word: string, language: LanguageCode) => {
    if (international.has(word)) return
    for (const form of new Set([word, fold(word)])) to.set(form, (to.get(form) ?? new Set()).add(language))
  }
  for (const { code: language, words, cues } of everyLanguage) {
    // "Was kosten zwei davon?": what is counted with is said in every message of its language alike.
    for (let n = 2; n <= countedTo; n++)
      for (const word of cues.number(n)) if (/^\p{L}{3,}$/u.test(word)) add(speaking, word, language)
    const { telling: own, alone } = words.recognition
    for (const word of words.stop.split(/\s+/)) if (word.length > 1) add(speaking, word, language)
    for (const word of own.split(/\s+/)) {
      if (word !== '') add(telling, word, language)
      if (word !== '') add(speaking, word, language)
    }
    for (const word of alone.split(/\s+/)) {
      add(deciding, word, language)
      add(speaking, word, language)
    }
  }
  const weighed = new Map<string, Partial<Record<LanguageCode, number>>>()
  for (const [word, all] of speaking) {
    const share = 1 / all.size ** 1.5
    const record: Partial<Record<LanguageCode, number>> = {}
    for (const language of all)
      record[language] =
        share * (deciding.get(word)?.has(language) ? 1.4 : telling.get(word)?.has(language) ? 1 : 0.7)
    weighed.set(word, record)
  }
  return weighed
}
