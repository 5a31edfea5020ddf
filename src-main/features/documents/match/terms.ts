import { isStopWord, stem, wordsOf } from '#main/lib/words.ts'

/** Words of a question that say how it is asked, not what about. */
const asking = new Set(
  `long much many often far high big expensive fast soon does work works possible know question tell information info there here
  lange viel viele hoch gross teuer schnell bald geht beträgt frage wissen möglich information informationen wann warum welches
  longtemps eleve cher vite temps combien quand pourquoi savoir possible question est ce quoi quels quelles
  caro rapido alto cuanto cuanta cuantos cuando donde como saber posible pregunta cual cuales
  costoso veloce quanto quanti quando dove come sapere possibile domanda quali
  hoog duur snel lang veel wanneer waar waarom hoeveel weten mogelijk vraag welke kunnen moet
  alta custoso quanto quantos quando onde como saber possivel pergunta quais`
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .split(/\s+/),
)

/** A longer message is searched for by its beginning: time must be bounded. */
const maxTerms = 24

/** The words of a passage, as they are indexed. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem)
}

/** The words that are worth knowing the spelling of. */
export function spelledIn(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !isStopWord(word)))
}

/** What a question asks about, as it was written; its words of asking only where it has no others. */
export function askedWords(text: string, isKnown: (term: string) => boolean): string[] {
  const words = wordsOf(text).filter((word) => !isStopWord(word))
  const carrying = words.filter(
    (word) =>
      !asking.has(word) &&
      (word.length > 1 || /\d/.test(word)) &&
      (isKnown(stem(word)) || !looksLikeAsking(word)),
  )
  const byTerm = new Map((carrying.length > 0 ? carrying : words).map((word) => [stem(word), word]))
  return [...byTerm.values()].slice(0, maxTerms)
}

const misspeltFrom = 4

/** "waht", "doess": two letters swapped or one too many, and it is a word that says nothing. */
function looksLikeAsking(word: string): boolean {
  if (word.length < misspeltFrom) return false
  for (let at = 0; at < word.length; at++) {
    const left = word.slice(0, at) + word.slice(at + 1)
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    if ([left, swapped].some((mended) => mended.length > 2 && (isStopWord(mended) || asking.has(mended))))
      return true
  }
  return false
}
