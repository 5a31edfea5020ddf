import { isStopWord, wordsOf } from '#main/lib/words.ts'

/**
 * Words that stand between the words of a wish ("jacket for the rain") as they do in any sentence. All other common words ("how",
 * "is", "my", "can") are those of somebody who tells or asks something.
 */
const neutral = new Set(
  `a an the for with in on of and or from by at as into not no some any all to please thanks thank hello hi hey
  der die das den dem des ein eine einen einer und oder für mit im in an am auf aus von zu zum zur bitte hallo nach
  le la les un une des du de et ou pour avec dans sur en au aux bonjour merci par
  el los las una uno unos y o para con sin del al por hola gracias
  il lo gli i e ed per da dei della di nel nei ciao grazie su
  het een van voor met op aan uit te bij en of hallo bedankt
  os as um uma do da dos das e ou com sem no na ao aos pela pelo olá obrigado`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word)),
)

/** Fitted on shoppers' queries, and on messages of people who want no product at all, each with half the weight. */
const weights = { constant: -0.6, words: 1.1, talk: -6, bare: 0.5 }

/** Who says one of these wants something of a shop, however the sentence goes: "do you still sell …". */
const wishes = new Set(
  `sell sells selling buy buying looking offer search need want show
  verkaufen verkauft kaufen suche suchen führen führt vendez cherche acheter venden vendéis busco comprar quiero vendete cerco
  comprare vorrei verkopen verkoopt zoek kopen vendem procuro quero`
    .split(/\s+/)
    .flatMap((word) => wordsOf(word)),
)
/** A word or two and nothing else is what people type to search. */
const fewWords = 2

/**
 * The chance that products found are what somebody wants, where `words` tells how well their words were found (0 to 1). A
 * sentence that does not say it is a wish ("how is my driving") rarely is one, however well its words are found.
 */
export function chanceOfWish(found: {
  readonly words: number
  readonly message: string
  readonly isWish: boolean
}): number {
  const said = wordsOf(found.message)
  const isWish = found.isWish || said.some((word) => wishes.has(word))
  const isBare = said.length <= fewWords && !said.some(isStopWord)
  const odds =
    weights.constant +
    weights.words * logit(found.words) +
    weights.talk * (isWish ? 0 : talkShare(said)) +
    weights.bare * (isBare ? 1 : 0)
  return 1 / (1 + Math.exp(-odds))
}

/** How much of a message is talk, 0 to 1. */
function talkShare(said: readonly string[]): number {
  const words = said.filter((word) => !neutral.has(word))
  return words.filter(isStopWord).length / Math.max(1, words.length)
}

/** Nothing is told for certain. */
const most = 0.98

function logit(chance: number): number {
  const sound = Math.min(most, Math.max(1 - most, chance))
  return Math.log(sound / (1 - sound))
}
