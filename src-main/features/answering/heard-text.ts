import { inWords } from '#main/languages/emoji.ts'
import { languages } from '#main/languages/index.ts'
import { withoutEndlessWords } from '#main/lib/text/endless-words.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { languageOf } from './understand/language.ts'

type Spoken = { readonly botLanguage: LanguageCode; readonly sessionLanguage?: LanguageCode | null }

/** A message as it is understood; it is kept as it was written. */
export function heardText(message: string, spoken: Spoken): string {
  return writtenOut(withoutEndlessWords(inWords(message, spoken.botLanguage)), spoken)
}

/** "u got one w/o wool": shortened words in full, as the sentences have them that everything here was learned from. */
function writtenOut(message: string, spoken: Spoken): string {
  if (!mayBeShort(message)) return message
  const { shorthand, roundabout } = languages[languageOf(message, spoken)].words
  const long = message.replaceAll(typedWord, (typed) =>
    isName(typed) ? typed : (own(shorthand, typed.toLowerCase()) ?? typed),
  )
  return roundabout.reduce((text, [said, plain]) => text.replace(new RegExp(said, 'i'), plain), long)
}

/** Letters between spaces and marks; a hyphen, a digit or an apostrophe beside them makes them a part of something else. */
const typedWord =
  /(?<![\p{L}\p{N}'’./@_-])\p{L}[\p{L}\p{N}]{0,11}(?:\/(?:\p{L}(?!\p{L}))?)?(?![\p{L}\p{N}'’@_/-])/gu

/** "Size N": a capital letter alone is a name. */
const isName = (typed: string) => /^\p{Lu}$/u.test(typed)

function own(shorthand: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(shorthand, word) ? shorthand[word] : undefined
}

const shortened = new Set(languageCodes.flatMap((code) => Object.keys(languages[code].words.shorthand)))
const saidOtherwise = new RegExp(
  languageCodes.flatMap((code) => languages[code].words.roundabout.map(([said]) => said)).join('|'),
  'i',
)

/** Most messages have nothing of it, and which language they are in need not be found out yet. */
function mayBeShort(message: string): boolean {
  return (
    saidOtherwise.test(message) ||
    (message.toLowerCase().match(typedWord) ?? []).some((word) => shortened.has(word))
  )
}
