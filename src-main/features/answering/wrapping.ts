import { languages } from '#main/languages/index.ts'
import { compileBeginning, expand, notWordAfter, wordBefore } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { cuesIn } from './understand/cues.ts'
import { courtesyIn } from './understand/intent.ts'
import { isNameOfThing } from './understand/language.ts'

/** What is said around a question asks nothing: "hi, quick question: how much is it please" is "how much is it". */
export function withoutWrapping(message: string, language: LanguageCode): string {
  const { courtesy, opening, closing, whether } = patternsIn(language)
  let core = message
  for (let round = 0; round < mostRounds; round++) {
    const text = matchable(core)
    // Folding may move places; then nothing can be cut.
    if (text.length !== core.length) return core
    const polite = courtesy.exec(text)?.[0] ?? ''
    const begun = (isApart(polite) ? polite : (opening.exec(text)?.[0] ?? '')).length
    const said = closing.exec(text.slice(begun))
    const isThanks = said !== null && courtesyIn(said[0], cuesIn(language)).found !== null
    const ended = isThanks && !asksSomething(text) ? null : said
    const [start, end] = [begun, ended ? begun + ended.index : core.length]
    const asks = text.slice(end).includes('?') && !text.slice(start, end).includes('?') ? '?' : ''
    const left = `${core.slice(start, end).trim()}${asks}`
    if (left.length >= core.trim().length || !saysMore(left, language) || whether.test(fold(left)))
      return core
    core = left
  }
  return core
}

/** "Hi, quick question, sorry to bother you": so many at most. */
const mostRounds = 4

const patternsIn = memoize((code) => {
  const { cues, frame, wishes, words } = languages[code as LanguageCode]
  const either = (lists: readonly (readonly string[])[]) => lists.flat().map(expand).join('|')
  const beginning = (either: string) =>
    new RegExp(`^[^a-z0-9]{0,5}(?:${either})${notWordAfter}[\\s,.:!?-]{0,8}`)
  return {
    // "Thanks for that, …": as far as the comma; and "no thanks, …".
    courtesy: beginning(
      `(?:(?:${wordsOf(words.no).join('|')}),? )?(?:${either([cues.intent.greeting, cues.intent.thanks]).replaceAll('.{1,40}', '[^,.!?]{1,40}(?=[,.!?])')})`,
    ),
    opening: beginning(`${dismissal()}|${either([frame.opening])}`),
    // "Do you know if it floats?" is one question.
    whether: compileBeginning(frame.whether),
    closing: new RegExp(`[\\s,.:!?(-]{1,6}${wordBefore}(?:${either([frame.closing])})[^a-z0-9]{0,8}$`),
  }

  /** "Forget it, rather …", "never mind, …", "never mind show me …": another wish takes the place of what was spoken of. */
  function dismissal(): string {
    const no = `(?:${wordsOf(words.question.negating).join('|')})`
    const instead = `[\\s,.!:-]{1,5}(?:${either([wishes.instead])})(?= )(?! ${no}${notWordAfter})`
    const another = `(?=\\s*[,.!:]| -|\\s(?:${either([cues.begins.wish])})${notWordAfter})`
    return `(?:${either([wishes.dismissing])})(?:${instead}|${another})`
  }
})

/** "Evening dress" greets nobody, "evening, do you …" does; "hi" does in any case. */
function isApart(polite: string): boolean {
  return polite !== '' && (/[,.:!?-]\s*$/.test(polite) || wordsOf(polite).every((word) => chatter.has(word)))
}

/** Folded letter by letter, with one kind of mark for each use. */
function matchable(message: string): string {
  return fold(message)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(';', ',')
}

const chatter = wordsInAll(({ words }) => words.chatter)
const idle = wordsInAll(({ words }) => `${words.chatter} ${words.filler} ${words.yes} ${words.no}`)

/** More than a yes, a greeting or thanks: those are what is said, where nothing else is. */
function saysMore(text: string, language: LanguageCode): boolean {
  const words = wordsOf(text)
  return words.some((word) => !idle.has(word)) && courtesyIn(fold(text), cuesIn(language)).found === null
}

/** "Fair enough, thank you" is thanks; "what is in it, thank you" asks, and "honey, thanks" too. */
function asksSomething(text: string): boolean {
  return text.includes('?') || wordsOf(text).some((word) => asking.has(word) || isNameOfThing(word))
}
const asking = wordsInAll(({ words }) => words.question.asking)
