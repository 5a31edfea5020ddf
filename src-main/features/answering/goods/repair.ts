import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { editDistance } from '#main/lib/text/edit-distance.ts'
import { fold } from '#main/lib/text/fold.ts'
import { createSpelling, productSlips, type Spelling } from '#main/lib/text/spelling.ts'
import { stem } from '#main/lib/text/stem.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn, everyStopWord } from '../understand/cues.ts'
import { isNameOfThing } from '../understand/language.ts'
import type { Shop } from './shop.ts'
import { stemmerIn } from './things.ts'

/** "How many litres?" asks for no books ("livros"), "three packets" ("paquets") for no floors. */
const units = new Set(
  [...wordsInAll(({ lexicon, words }) => `${Object.values(lexicon.units).join(' ')} ${words.pack}`)].map(
    stem,
  ),
)

/** By what is known of a shop's words: the shop itself, or its catalog. */
const spellings = new WeakMap<object, Map<string, Spelling>>()

/** Misspelt words put right, where a word of this shop or a common one of these languages is near enough. */
export function repairIn(
  shop: Pick<Shop, 'catalog' | 'hasWord' | 'items' | 'surface'>,
  text: string,
  codes: readonly LanguageCode[],
  isKnown: (word: string) => boolean,
): string {
  const spelling = spellingOf(shop, codes)
  let repaired = hyphened(shop, text)
  for (const { word, start, end } of tokensOf(repaired).reverse()) {
    if (/\d/.test(word) || isRealWord(word) || isKnown(word) || shop.hasWord(word)) continue
    if (isNameOfThing(word) || units.has(stem(word))) continue
    // "Ist" is no slip of "its", where one language is spoken in a shop of the other.
    if (codes.some((code) => cuesIn(code).stop.has(word))) continue
    // "Wiegt" asks for the weight, and is no cradle.
    if (codes.some((code) => topicsAsked([word], code).size > 0)) continue
    const turned = turnedRound(word, codes)
    if (turned !== null) {
      repaired = repaired.slice(0, start) + turned + repaired.slice(end)
      continue
    }
    const right = nearer(word, shop.catalog?.repaired(word) ?? null, spelling.repair(word))
    // Of a short word a letter is missing, or it is another word.
    const isNear = right !== null && (shop.hasWord(right) || editDistance(word, right, 1) <= 1)
    const isLikely =
      isNear && (word.length >= likelyFrom || right.length > word.length) && !isOtherWord(word, right, codes)
    if (isLikely && right !== word) repaired = repaired.slice(0, start) + right + repaired.slice(end)
  }
  return repaired
}

const compounds = new WeakMap<object, readonly string[]>()

/** "Not in ear", where titles have "In-Ear": with its hyphen it is one name, and "in" no preposition. As long as it was. */
function hyphened(shop: Pick<Shop, 'items'>, text: string): string {
  const known = compounds.get(shop) ?? compoundsIn(shop.items)
  compounds.set(shop, known)
  return known.reduce((left, name) => {
    const at = ` ${left} `.search(new RegExp(`(?<![a-z-])${name.replace('-', ' ')}s?(?![a-z])`))
    return at < 1 ? left : `${left.slice(0, at - 1)}${name}${left.slice(at - 1 + name.length)}`
  }, text)
}

function compoundsIn(items: Shop['items']): string[] {
  const names = items.flatMap(
    ({ title }) => fold(title).match(/(?<![a-z-])[a-z]{2,12}-[a-z]{2,12}(?![a-z-])/g) ?? [],
  )
  // Of words that say something themselves a hyphen makes no other thing.
  return [...new Set(names)].filter((name) => everyStopWord.has(name.split('-')[0] ?? ''))
}

/** "Leichten" is "leicht", as German bends it, and no slip of "leuchten". */
function isOtherWord(word: string, right: string, codes: readonly LanguageCode[]): boolean {
  return codes.some((code) => {
    const bare = stemmerIn(code)(word)
    return bare !== word && bare !== stemmerIn(code)(right) && bare.length >= likelyFrom && isRealWord(bare)
  })
}

/** "How mcuh": a short common word, two letters of which changed places. No other slip in so short a word is plain. */
function turnedRound(word: string, codes: readonly LanguageCode[]): string | null {
  if (word.length < 3 || word.length >= likelyFrom) return null
  for (let at = 1; at < word.length; at++) {
    const turned = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
    if (codes.some((code) => cuesIn(code).stop.has(turned))) return turned
  }
  return null
}

/** The word with fewer faults; of equals the first. */
function nearer(word: string, one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return editDistance(word, other, 2) < editDistance(word, one, 2) ? other : one
}

const likelyFrom = 5
const shortestJoined = 4
const longName = 7

function spellingOf(
  shop: Pick<Shop, 'catalog' | 'items' | 'surface'>,
  codes: readonly LanguageCode[],
): Spelling {
  const key = codes.join()
  const by = shop.catalog ?? shop
  const made = spellings.get(by) ?? new Map<string, Spelling>()
  spellings.set(by, made)
  const cached = made.get(key)
  if (cached) return cached
  const spelling = createSpelling({ ...productSlips, twoFaultsFrom: 10 })
  if (!shop.catalog) for (const word of shop.surface()) spelling.add(word)
  // "hardrive" was to be "harddrive".
  for (const { title } of shop.catalog ? [] : shop.items) {
    const inTitle = wordsOf(title).filter((word) => word.length >= shortestJoined && !/\d/.test(word))
    for (const [at, word] of inTitle.entries()) if (at > 0) spelling.add(`${inTitle[at - 1]}${word}`)
  }
  for (const code of codes) {
    const { words, lexicon, things, replies } = languages[code]
    const lists = [
      words.stop,
      words.common,
      words.chatter,
      ...Object.values(lexicon.colours),
      ...Object.values(lexicon.materials),
      // "The cheapest is", "am leichtesten ist".
      ...Object.values(replies.ends).flatMap(({ most, least }) => [most, least]),
    ]
    for (const list of lists) for (const word of wordsOf(list.replaceAll('_', ' '))) spelling.add(word)
    // "regenjaken" in a shop that writes English; a short name is too near to other words.
    for (const word of wordsOf(Object.values(things.kinds).join(' ').replaceAll('_', ' ')))
      if (word.length >= longName) for (const ending of ['', 's', 'n']) spelling.add(`${word}${ending}`)
  }
  made.set(key, spelling)
  return spelling
}
