import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { lazily } from '#main/lib/memoize.ts'
import { editDistance } from '#main/lib/text/edit-distance.ts'
import { fold } from '#main/lib/text/fold.ts'
import { createSounds, heardWords, type Sounds } from '#main/lib/text/sound.ts'
import { createSpelling, productSlips, type Spelling } from '#main/lib/text/spelling.ts'
import { stem } from '#main/lib/text/stem.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { cuesIn, everyStopWord } from '../understand/cues.ts'
import { isNameOfThing } from '../understand/language.ts'
import { readable } from '../understand/text.ts'
import type { Shop } from './shop.ts'
import { stemmerIn } from './things.ts'

/** "How many litres?" asks for no books ("livros"), "three packets" ("paquets") for no floors, "under a fiver" for no five. */
const units = new Set(
  [
    ...wordsInAll(
      ({ lexicon, words, cues }) =>
        `${Object.values(lexicon.units).join(' ')} ${words.pack} ${cues.price.notes.map(([cue]) => cue.split(/[^\p{L}]/u).at(-1)).join(' ')}`,
    ),
  ].map(stem),
)

type Words = Pick<Shop, 'catalog' | 'hasWord' | 'items' | 'surface'>

/** By what is known of a shop's words: the shop itself, or its catalog. */
const spellings = new WeakMap<object, Map<string, KnownWords>>()

type KnownWords = { readonly spelling: Pick<Spelling, 'repair'>; readonly sounds: () => Sounds }

/** The whole message with its misspelt words put right, since "cheep fone" means nothing to the encoder; as it was typed where none is. */
export function spelledOut(shop: Words, message: string, spoken: () => readonly LanguageCode[]): string {
  const typed = readable(message)
  // Most messages are spelled right, and the encoder need not wait for their language.
  if (wordsOf(typed).every((word) => word.length < 4 || isRealWord(word) || shop.hasWord(word)))
    return message
  const right = repairIn(shop, typed, [...new Set(spoken())], () => false, true)
  return right === typed ? message : right
}

/** Misspelt words put right, where a word of this shop or a common one of these languages is near enough. */
export function repairIn(
  shop: Words,
  text: string,
  codes: readonly LanguageCode[],
  isKnown: (word: string) => boolean,
  /** A letter that is left out makes no other word; one in the place of another may. */
  isSure = false,
): string {
  const { spelling, sounds } = spellingOf(shop, codes)
  const slipOf = (word: string) => {
    const right = nearer(word, shop.catalog?.repaired(word) ?? null, spelling.repair(word))
    // Of a short word a letter is missing, or it is another word.
    const isNear = right !== null && (shop.hasWord(right) || editDistance(word, right, 1) <= 1)
    const isLikely =
      isNear && (word.length >= likelyFrom || right.length > word.length) && !isOtherWord(word, right, codes)
    return isLikely && (!isSure || right.length > word.length) ? right : null
  }
  const heardAs = (word: string) => {
    const right = sounds().same(word)
    return right !== null && !isOtherWord(word, right, codes) ? right : null
  }
  let repaired = hyphened(shop, text)
  for (const { word, start, end } of tokensOf(repaired).reverse()) {
    if (/\d/.test(word) || isRealWord(word) || isKnown(word) || shop.hasWord(word)) continue
    if (isNameOfThing(word) || units.has(stem(word))) continue
    // "Ist" is no slip of "its", where one language is spoken in a shop of the other.
    if (codes.some((code) => cuesIn(code).stop.has(word))) continue
    // "Wiegt" asks for the weight, and is no cradle.
    if (codes.some((code) => topicsAsked([word], code).size > 0)) continue
    const right =
      turnedRound(word, codes) ?? heardAs(word) ?? slipOf(word) ?? (isSure ? null : sounds().near(word))
    if (right !== null) repaired = repaired.slice(0, start) + right + repaired.slice(end)
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

/** "Leichten" is "leicht", as German bends it, and no slip of "leuchten"; "sweeter" is no sweater. */
function isOtherWord(word: string, right: string, codes: readonly LanguageCode[]): boolean {
  return codes.some((code) => {
    const { comparative } = languages[code].grammar
    const positives = comparative.flatMap(([more, bare]) =>
      word.endsWith(more) ? `${word.slice(0, -more.length)}${bare}` : [],
    )
    const bent = stemmerIn(code)(word)
    const isBent = bent !== word && bent !== stemmerIn(code)(right)
    return [...positives, ...(isBent ? [bent] : [])].some(
      (bare) => bare.length >= likelyFrom && isRealWord(bare) && !right.startsWith(bare),
    )
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
): KnownWords {
  const key = codes.join()
  const by = shop.catalog ?? shop
  const made = spellings.get(by) ?? new Map<string, KnownWords>()
  spellings.set(by, made)
  const cached = made.get(key)
  if (cached) return cached
  const own = createSpelling(slips)
  const ownWords = shop.catalog ? [] : [...shop.surface()]
  for (const word of ownWords) own.add(word)
  // "hardrive" was to be "harddrive".
  for (const { title } of shop.catalog ? [] : shop.items) {
    const inTitle = wordsOf(title).filter((word) => word.length >= shortestJoined && !/\d/.test(word))
    for (const [at, word] of inTitle.entries()) if (at > 0) own.add(`${inTitle[at - 1]}${word}`)
  }
  const spoken = spellingSpoken(key)
  const [code = 'en'] = codes
  const spelling = {
    repair: (word: string) => nearer(word, own.repair(word), spoken.repair(word)),
  }
  const sounds = lazily(() => {
    const rules = languages[code].grammar.sounds
    return createSounds(rules, heardWords(rules, ownWords), heardSpoken(code))
  })
  const known = { spelling, sounds }
  made.set(key, known)
  return known
}

const slips = { ...productSlips, twoFaultsFrom: 10 }

/** The same in every shop. */
const spellingSpoken = memoize((codes) => {
  const spelling = createSpelling(slips)
  for (const code of codes.split(','))
    for (const word of wordsSpoken(code as LanguageCode)) spelling.add(word)
  return spelling
})

const heardSpoken = memoize((code) => {
  const { grammar, things } = languages[code as LanguageCode]
  return heardWords(grammar.sounds, [
    ...qualitiesIn(code as LanguageCode),
    ...listed(Object.values(things.kinds)),
  ])
})

/** What is commonly said in a language, and the names of things that are long enough not to be near to other words. */
function wordsSpoken(code: LanguageCode): string[] {
  const { words, things } = languages[code]
  // "regenjaken" in a shop that writes English.
  const names = listed(Object.values(things.kinds)).filter((word) => word.length >= longName)
  return [
    ...listed([words.stop, words.common, words.chatter]),
    ...qualitiesIn(code),
    ...names.flatMap((word) => ['', 's', 'n'].map((ending) => `${word}${ending}`)),
  ]
}

function qualitiesIn(code: LanguageCode): string[] {
  const { lexicon, replies } = languages[code]
  // "The cheapest is", "am leichtesten ist".
  const ends = Object.values(replies.ends).flatMap(({ most, least }) => [most, least])
  return listed([...Object.values(lexicon.colours), ...Object.values(lexicon.materials), ...ends])
}

const listed = (lists: readonly string[]) => wordsOf(lists.join(' ').replaceAll('_', ' '))
