import { diets as allDiets, type Diet } from '#main/languages/frame.ts'
import { colourWords, materialsOf, materialWords } from '#main/languages/lexicon.ts'
import type { Substance } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { saysJust } from './bounds.ts'
import { dietCue, dietOf, keepsDiet } from './diets.ts'
import type { Item, Version } from './item.ts'
import { measuresIn } from './measures.ts'
import { originJoin } from './noun-run.ts'
import { denying, freeWords, hasAny, stemWords, withoutWords } from './speaks-of.ts'
import { type Lacking, ofSubstances } from './substances.ts'
import {
  audiencesIn,
  beforeGoods,
  isFirstName,
  kindsIn,
  namesOfKind,
  stemmerIn,
  substancesIn,
  withNarrower,
  withNarrowerSubstances,
} from './things.ts'

export type Wish = {
  readonly excluded: readonly (readonly string[])[]
  readonly diets: readonly Diet[]
  readonly isAllergy: boolean
  /** What is looked for: who wants a lamp and no floor lamp wants some lamp. */
  readonly words?: readonly { readonly word: string }[]
  /** Whether one of the kind is called so: what others only mention is not meant then. */
  readonly isCalledSo?: (words: readonly string[]) => boolean
  /** Whether all of them are of the kind that is refused: some of them are meant all the same. */
  readonly isOfAll?: (words: readonly string[]) => boolean
}

const yes = wordsInAll(({ words }) => words.yes)
const no = wordsInAll(({ words }) => words.no)

export function lacks(item: Item, version: Version, wish: Wish, codes: readonly LanguageCode[]): Lacking {
  const { excluded, diets } = wish
  const all = [
    ...diets.map((diet) => keepsDiet(item, version, diet, codes)),
    ...excluded.map((words): Lacking => {
      const [first = ''] = words
      const [measure] = /^\d/.test(first) ? measuresIn(first) : []
      if (measure) return saysJust(version, measure) ? 'no' : 'yes'
      // "Not gluten-free", "nothing vegan".
      const kept = allDiets.find((one) => words.length === 1 && dietCue(one).test(first))
      if (kept) return keepsDiet(item, version, kept, codes) === 'yes' ? 'no' : 'yes'
      const diet = dietOf(words, codes)
      if (diet) return keepsDiet(item, version, diet, codes)
      const narrower = narrowerOf(words, wish, codes)
      return narrower
        ? isSaidOf(item, version, narrower, '', codes)
          ? 'no'
          : 'yes'
        : lacksWords(item, version, words, wish, codes)
    }),
  ]
  if (all.includes('no')) return 'no'
  return all.includes('unsaid') ? 'unsaid' : 'yes'
}

/** "A sofa, but no corner sofa": of the kind that is wanted itself, what is refused goes by its other words. */
function narrowerOf(
  words: readonly string[],
  { words: asked = [], isOfAll }: Wish,
  codes: readonly LanguageCode[],
): readonly string[] | null {
  const wanted = kindsIn(
    asked.map(({ word }) => word),
    codes,
  )
  if (!isOfAll?.(words) && ![...kindsIn(words, codes)].some((kind) => wanted.has(kind))) return null
  const stems = new Set(asked.map(({ word }) => stem(word)))
  const others = words.filter((word) => !stems.has(stem(word)))
  return others.length > 0 ? others : words
}

/** "Vegan: no" is no to its own name; "without perfume: no" has perfume. */
export function denies({ said }: Version, words: readonly string[]): boolean {
  const name = words.map(stem).join(' ')
  return said.some(({ nameStems, value }) => nameStems.join(' ') === name && no.has(wordsOf(value)[0] ?? ''))
}

/** "Peat-free: no", "Sans parfum : oui": an attribute that is named for being without it. */
function saysFree(
  { said }: Version,
  words: readonly string[],
  codes: readonly LanguageCode[],
): Lacking | null {
  const substances = substancesIn(words, codes)
  for (const { name, value } of said) {
    const named = wordsOf(name)
    const isJoined = (word: string) => [...freeWords].some((free) => named.join('') === `${word}${free}`)
    const isBehind = (word: string) =>
      withoutWords.has(named[0] ?? '') && named.some((other) => stem(other) === stem(word))
    const isFree = named.some((word) => freeWords.has(word) || withoutWords.has(word))
    const isSame = isFree && [...substancesIn(named, codes)].some((one) => substances.has(one))
    if (isSame || words.some((word) => isJoined(word) || isBehind(word)))
      return no.has(wordsOf(value)[0] ?? '') ? 'no' : 'yes'
  }
  return null
}

/** A colour, a material, a substance or a kind of thing. */
export function saysWhatItIs(word: string, codes: readonly LanguageCode[]): boolean {
  return (
    colourWords.has(word) ||
    materialWords.has(word) ||
    substancesIn([word], codes).size > 0 ||
    kindsIn([word], codes).size > 0
  )
}

const suede: ReadonlySet<Substance> = new Set(['suede'])

function lacksWords(
  item: Item,
  version: Version,
  words: readonly string[],
  { isAllergy, isCalledSo }: Wish,
  codes: readonly LanguageCode[],
): Lacking {
  const free = saysFree(version, words, codes)
  if (free) return free
  if (denies(version, words)) return 'yes'
  // "Without acetone", of what is called by it in the lexicon.
  const stated = stemWords(new Set(words.map(stem)))
  if (words.length === 1 && stated(item.denied()).length > 0) return 'yes'
  const [substance, of] = words[0]?.split(` ${originJoin} `) ?? []
  if (substance && of) return ofOrigin(item, version, [substance, of])
  // "Keine Herrensachen", "nothing for dogs".
  const whom = audiencesIn(
    words.map((word) => beforeGoods(word) ?? word),
    codes,
  )
  if ([...whom].some((one) => item.audiences.has(one))) return 'no'
  const colours = words.flatMap((word) => colourWords.get(word) ?? [])
  if (colours.length > 0) {
    const own = wordsOf(`${version.row.color ?? ''} ${version.row.title} ${shelfOf(version)}`).flatMap(
      (word) => colourWords.get(word) ?? [],
    )
    return colours.some((colour) => own.includes(colour)) ? 'no' : 'yes'
  }
  const kinds = withNarrower(kindsIn(words, codes))
  for (const kind of kinds) if (item.kinds.has(kind)) return 'no'
  const material = words.flatMap((word) => materialWords.get(word) ?? [])
  const substances = withNarrowerSubstances(substancesIn(words.flatMap(wordsOf), codes))
  // "Raw milk", where some say so: other milk is not refused.
  const isNarrow = words.length > 1 && words.some((word) => substancesIn(wordsOf(word), codes).size === 0)
  if (substances.size > 0 && material.length === 0 && isNarrow && isCalledSo?.(words))
    return ofOrigin(item, version, words)
  if (substances.size > 0 || material.length > 0) {
    if (material.length > 0) {
      const said = version.said.filter(({ name }) => name !== '').map(({ value }) => value)
      const made = wordsOf([...said, item.title].join(' ')).flatMap(materialsOf)
      if (material.some((one) => made.includes(one)) && !hasDenied([...said, item.title], words)) return 'no'
      // Suede is leather, though not all leather is suede.
      if (material.includes('leather') && ofSubstances(version, item, suede, isAllergy, codes) === 'no')
        return 'no'
      if (substances.size === 0) return version.row.material === null ? 'unsaid' : 'yes'
    }
    return ofSubstances(version, item, substances, isAllergy, codes)
  }
  const joined = words.find((word) => word.includes(' '))
  if (joined) {
    const name = ` ${wordsOf(joined).map(stem).join(' ')} `
    const all = [item.title, version.row.category ?? '', ...version.said.map(({ value }) => value)]
    return all.some((text) => ` ${wordsOf(text).map(stem).join(' ')} `.includes(name)) ? 'no' : 'yes'
  }
  // A thing that is spoken of there may come along with it; what it smells or tastes of does not.
  const isPassing = !isAllergy && isCalledSo?.(words)
  const described = isPassing ? '' : kinds.size === 0 ? item.description : partsIn(item.description)
  return isSaidOf(item, version, words, described, codes) ? 'no' : 'yes'
}

/** "Chá verde" is one by its shelf, though it is called "Matcha". */
function shelfOf({ row }: Version): string {
  return row.category?.split(categorySeparator).at(-1) ?? ''
}

/** Whether a product says all of it: by its title, its maker, its shelf or an attribute, or as it is described. */
export function isSaidOf(
  { title }: Item,
  { row, said }: Version,
  words: readonly string[],
  described: string,
  codes: readonly LanguageCode[],
): boolean {
  const texts = [
    title,
    described,
    row.category ?? '',
    row.brand ?? '',
    ...said.map(({ name, value }) => saidYesTo(name, value)),
  ]
  return words.every((word) => {
    const forms = stemWords(formsOf(word, codes))
    return texts.some((text) => hasAny(text, forms))
  })
}

/** The stems of a word and of what it is called in the other languages: who wants no "battery" wants no "batterie". */
function formsOf(word: string, codes: readonly LanguageCode[]): Set<string> {
  const own = [stem(word), ...codes.map((code) => stemmerIn(code)(word))]
  const others = codes.length > 1 ? codes.flatMap((code) => namesIn(word, codes, code)) : []
  return new Set([...own, ...others.map((name) => stem(fold(name)))])
}

function namesIn(word: string, codes: readonly LanguageCode[], code: LanguageCode): string[] {
  const kinds = [...kindsIn([word], codes)]
  // "Spaghetti" are pasta, and not all pasta is.
  if (!isFirstName([word], kinds, codes)) return []
  return kinds.flatMap((kind) => namesOfKind(kind, code).filter((name) => !name.includes('_')))
}

const withWords = wordsInAll(({ words }) => words.with)

/** "… mit Glasbehälter": what a description says that it has. */
function partsIn(description: string): string {
  return description
    .split(/[.;:!?]/)
    .map((sentence) => {
      const words = wordsOf(sentence)
      const at = words.findIndex((word) => withWords.has(word))
      return at < 0 ? '' : words.slice(at + 1).join(' ')
    })
    .join('. ')
}

/** "Milk: sheep" is no cow's milk; where milk alone is named, it is not said of what. */
function ofOrigin(item: Item, { said }: Version, words: readonly string[]): Lacking {
  const forms = words.map((word) => stemWords(new Set([stem(word)])))
  const texts = [item.title, item.description, ...said.map(({ name, value }) => saidYesTo(name, value))]
  if (texts.some((text) => forms.every((one) => hasAny(text, one)))) return 'no'
  const [substance = ''] = words
  return said.some(({ nameStems }) => nameStems.includes(stem(substance))) ? 'yes' : 'unsaid'
}

/** An attribute that is named for something speaks of it, unless it says no. */
function saidYesTo(name: string, value: string): string {
  const first = wordsOf(value)[0] ?? ''
  if (no.has(first) || denying.has(first)) return ''
  return yes.has(first) ? name : `${name} ${value}`
}

function hasDenied(texts: readonly string[], words: readonly string[]): boolean {
  const stems = new Set(words.map(stem))
  return (
    texts.every((text) => !hasAny(text, stemWords(stems))) &&
    texts.some((text) => wordsOf(text).some((word) => stems.has(stem(word))))
  )
}
