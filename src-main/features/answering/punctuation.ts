import { languages } from '#main/languages/index.ts'
import { compileBeginning, expand, notWordAfter, wordBefore } from '#main/languages/pattern.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { refusesAny } from './goods/frame.ts'
import { cuesIn } from './understand/cues.ts'
import { readable } from './understand/text.ts'

/** "My dog is 34 kg is it strong enough": many leave all marks out. A question is marked as one, apart from what it stands behind. */
export function withMarks(message: string, language: LanguageCode): string {
  const text = fold(message).replaceAll(/[’‘`´]/g, "'")
  if (message.includes('?') || message.length > longest || text.length !== message.length) return message
  // "What a load of rubbish!"
  if (/!\s*$/.test(message)) return message
  // "What is sold out you can leave out" asks nothing.
  if (refusesAny(readable(message), [language])) return message
  const { begins, inside, anew } = marksIn(language)
  const asks = (part: string) => begins.test(part) || inside.test(part)
  const at = [anew, inside]
    .flatMap((pattern) => pattern.exec(text)?.index ?? [])
    .filter(
      (index) =>
        isApart(text.slice(0, index), language) &&
        !text.slice(0, index).split(betweenParts).some(asks) &&
        // "That makes how much" is one question.
        wordsOf(text.slice(index)).length > 1,
    )
    .sort((a, b) => a - b)[0]
  const parted = at === undefined ? message : `${message.slice(0, at).trimEnd()}, ${message.slice(at)}`
  const isAsked = at !== undefined || text.split(betweenParts).some(asks)
  return isAsked ? `${parted.replace(/[\s.!,;]{1,20}$/, '')}?` : parted
}

const betweenParts = /[,.!;:] +/

const marksIn = memoize((code) => {
  const { begins } = languages[code as LanguageCode].cues
  const anywhere = (cues: readonly string[]) =>
    new RegExp(`${wordBefore}(?:${cues.map(expand).join('|')})${notWordAfter}`)
  return {
    begins: compileBeginning([...begins.question, ...begins.wish]),
    inside: anywhere(begins.inside),
    anew: anywhere(begins.anew),
  }
})

/** "The oat milk | is it …", but not "what colour is it", "and is it …", "I wonder if it is". */
function isApart(before: string, language: LanguageCode): boolean {
  if (/[,.;:!(-]\s*$/.test(before)) return false
  const words = wordsOf(before)
  const last = words.at(-1) ?? ''
  const { stop } = cuesIn(language)
  // "Ça prend combien de temps", "…, il vous reste combien": one's subject and its verb belong to what is asked.
  const clause = wordsOf(before.split(betweenParts).at(-1) ?? '')
  const subject = clause.slice(0, -1)
  const definite = wordsOf(languages[language].words.definite)
  const isSubject = (word: string) => stop.has(word) && (clause.length === fewest || !definite.includes(word))
  if (clause.length >= fewest && subject.length < fewest + 1 && subject.every(isSubject)) return false
  return words.length >= fewest && !joining.has(last) && !(stop.has(last) && last.length < shortest)
}

const joining = wordsInAll(
  ({ words }) => `${words.question.asking} ${words.joining} ${words.prepositions} ${words.definite}`,
)
const fewest = 2
/** "To", "de", "é": what belongs to the word behind it. */
const shortest = 4
/** Beyond this a message is a letter. */
const longest = 300
