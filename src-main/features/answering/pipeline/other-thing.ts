import { editDistance } from '#main/lib/edit-distance.ts'
import { contentWords, isStopWord, stem, wordsOf } from '#main/lib/words.ts'

type Asked = { readonly message: string; readonly words: readonly string[] }
type Told = { readonly question: string; readonly wording: string; readonly answer: string }

/**
 * "Can I rent a kayak?" beside the entry "Can I rent a tent?": the same is asked, but of something that the entry does not
 * know, where it speaks of a kind of product. A payment or a country it does not list is another matter: those it is about.
 */
export function asksOfOtherThing(
  { message, words }: Asked,
  { question, wording, answer }: Told,
  kinds: ReadonlySet<string>,
): boolean {
  const said = wordsOf(message).map(stem)
  const asked = words.map(stem)
  const told = new Set(wordsOf(`${question} ${wording} ${answer}`).map(stem))
  const others = asked.filter((word) => !told.has(word) && !isCircumstance(word, message))
  return (
    others.length > 0 &&
    [question, wording].some((text) => {
      const own = contentWords(text).map(stem)
      const named = own.filter((word) => kinds.has(word))
      return (
        named.length > 0 &&
        !named.some((word) => said.includes(word)) &&
        named.some((word) =>
          others.some((other) => !isSlipOf(other, word) && standsAlike(own, word, asked, other)),
        )
      )
    })
  )
}

/** A word they share goes before both, or comes after both. */
function standsAlike(own: readonly string[], word: string, asked: readonly string[], other: string): boolean {
  return own.some((shared) => {
    const at = asked.indexOf(shared)
    return at >= 0 && at < asked.indexOf(other) === own.indexOf(shared) < own.indexOf(word)
  })
}

function isSlipOf(other: string, word: string): boolean {
  return editDistance(other, word, 1) <= 1
}

/** "For a month", "in summer": when or how, not what. */
function isCircumstance(word: string, message: string): boolean {
  const all = wordsOf(message)
  const at = all.findIndex((one) => stem(one) === word)
  for (let before = at - 1; before >= 0; before--) {
    const one = all[before] ?? ''
    if (prepositions.has(one)) return true
    if (!isStopWord(one)) return false
  }
  return false
}

/** But those that are an article in another of the languages. */
const prepositions = new Set(
  `about at before by during for from in on over per since to until with without
  ab am bei bis fur im in mit nach ohne pro seit uber um vom von vor zu zum zur
  au aux avant avec chez dans depuis en jusqu par pendant pour sans sous sur
  antes con desde durante en hasta para por sin
  al con da dal dalla dopo fino in nel nella per prima senza su
  bij in met naar na op per sinds tot uit van voor zonder
  ao antes ate com desde durante em na para pela pelo por sem`.split(/\s+/),
)
