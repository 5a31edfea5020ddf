import type { Diet } from '#main/languages/frame.ts'
import { everyLanguage } from '#main/languages/index.ts'
import { colourWords, materialsOf, materialWords } from '#main/languages/lexicon.ts'
import { compile } from '#main/languages/pattern.ts'
import type { Kind, Substance } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { alcoholName } from './bounds.ts'
import type { Item, Version } from './item.ts'
import type { Measure } from './measures.ts'
import { originJoin } from './noun-run.ts'
import {
  deniesAny,
  denying,
  freeWords,
  hasAny,
  stemWords,
  substanceWords,
  withoutWords,
} from './speaks-of.ts'
import { kindsIn, stemmerIn, substancesIn, withNarrower, withNarrowerSubstances } from './things.ts'

/** Whether a version is without something: yes, no, or it does not say what it is made of. */
export type Lacking = 'yes' | 'no' | 'unsaid'

type Wish = {
  readonly excluded: readonly (readonly string[])[]
  readonly diets: readonly Diet[]
  readonly isAllergy: boolean
}

const yes = wordsInAll(({ words }) => words.yes)
const no = wordsInAll(({ words }) => words.no)

/** What each rule keeps out, and by which words a product says that it follows it. */
const outOf: Readonly<Record<Diet, readonly string[]>> = {
  vegan:
    'milk egg honey meat beef pork chicken lamb fish gelatine butter cheese wool leather silk down'.split(
      ' ',
    ),
  vegetarian: 'meat beef pork chicken lamb turkey duck fish gelatine'.split(' '),
  gluten_free: 'gluten wheat rye barley spelt'.split(' '),
  lactose_free: 'lactose milk cream butter cheese'.split(' '),
  dairy_free: 'milk butter cream'.split(' '),
  nut_free: 'nut peanut almond hazelnut walnut cashew pistachio'.split(' '),
  sugar_free: 'sugar'.split(' '),
  alcohol_free: 'alcohol'.split(' '),
  caffeine_free: 'caffeine'.split(' '),
  grain_free: 'grain wheat maize corn barley rice'.split(' '),
  halal: 'pork alcohol'.split(' '),
}
/** What has it by nature, unless it says otherwise. */
const never: Readonly<Partial<Record<Diet, ReadonlySet<Kind>>>> = {
  vegan: withNarrower(['meat', 'fish', 'seafood', 'eggs', 'honey']),
  vegetarian: withNarrower(['meat', 'fish', 'seafood']),
  alcohol_free: withNarrower(['wine', 'beer', 'cider', 'spirits', 'cocktail']),
  caffeine_free: withNarrower(['coffee', 'matcha', 'energy drink']),
}
const dietCues = new Map<Diet, RegExp>()

export function dietCue(diet: Diet): RegExp {
  const known = dietCues.get(diet)
  if (known) return known
  const made = compile(everyLanguage.flatMap(({ frame }) => frame.diets[diet]))
  dietCues.set(diet, made)
  return made
}

/** Whether a word names what somebody must not have: "the almond ones out, nut allergy". */
export function isKeptOut(word: string, diets: readonly Diet[], codes: readonly LanguageCode[]): boolean {
  const named = substancesIn([word], codes)
  return diets.some((diet) =>
    outOf[diet].some((out) => [...substancesIn([out], ['en'])].some((one) => named.has(one))),
  )
}

export function lacks(
  item: Item,
  version: Version,
  { excluded, diets, isAllergy }: Wish,
  codes: readonly LanguageCode[],
): Lacking {
  const all = [
    ...diets.map((diet) => keepsDiet(item, version, diet, codes)),
    ...excluded.map((words) => {
      const diet = dietOf(words, codes)
      return diet ? keepsDiet(item, version, diet, codes) : lacksWords(item, version, words, isAllergy, codes)
    }),
  ]
  if (all.includes('no')) return 'no'
  return all.includes('unsaid') ? 'unsaid' : 'yes'
}

/** "Vegan: no" is no to its own name; "without perfume: no" has perfume. */
export function denies({ said }: Version, words: readonly string[]): boolean {
  const name = words.map(stem).join(' ')
  return said.some(({ nameStems, value }) => nameStems.join(' ') === name && no.has(wordsOf(value)[0] ?? ''))
}

/** "I can't have lactose" is a rule of eating, though it names a substance. */
const dietBySubstance: Readonly<Partial<Record<Substance, Diet>>> = {
  lactose: 'lactose_free',
  gluten: 'gluten_free',
  nut: 'nut_free',
  alcohol: 'alcohol_free',
  caffeine: 'caffeine_free',
  sugar: 'sugar_free',
}

function dietOf(words: readonly string[], codes: readonly LanguageCode[]): Diet | null {
  if (words.length > 1) return null
  for (const substance of substancesIn(words, codes)) {
    const diet = dietBySubstance[substance]
    if (diet) return diet
  }
  return null
}

function keepsDiet(item: Item, version: Version, diet: Diet, codes: readonly LanguageCode[]): Lacking {
  const implied = impliedBy[diet]
  if (
    implied?.some(
      (other) => keepsDiet(item, version, other, codes) === 'yes' && saysDiet(item, version, other),
    )
  )
    return 'yes'
  if (diet === 'vegan' && hasAny(version.row.material ?? '', ofAnimals)) return 'no'
  const measured = amountOf(version, diet)
  if (measured) {
    const isGrams = measured.dimension === 'mass'
    // Drinks may be called free of alcohol up to half a per cent.
    const most = diet === 'alcohol_free' ? 0.5 : diet === 'caffeine_free' && isGrams ? 0.005 : 0.1
    return measured.to <= most ? 'yes' : 'no'
  }
  const cue = dietCue(diet)
  for (const { name, value } of version.said) {
    const first = wordsOf(value)[0] ?? ''
    if (cue.test(fold(name))) return no.has(first) ? 'no' : 'yes'
    if (cue.test(fold(value)) && name !== '') return isDenied(fold(value), cue) ? 'no' : 'yes'
  }
  const text = fold(`${item.title}. ${item.description}. ${version.row.category ?? ''}`)
  if (cue.test(text) && !isDenied(text, cue)) return 'yes'
  const named = Object.entries(dietBySubstance).find(([, own]) => own === diet)?.[0] as Substance | undefined
  if (named && deniesAny(item.description, substanceWords(new Set([named]), codes))) return 'yes'
  if ([...item.kinds].some((kind) => never[diet]?.has(kind))) return 'no'
  const substances = new Set(outOf[diet].flatMap((word) => [...substancesIn([word], ['en'])]))
  return ofSubstances(version, item, substances, true, codes)
}

const animal: ReadonlySet<string> = new Set(['leather', 'wool', 'silk'])

/** "Vegan leather" is denied by the word before it, "Kunstleder" in the word itself. */
function ofAnimals(words: readonly string[]): number[] {
  return words.flatMap((word, at) =>
    !word.startsWith('kunst') && materialsOf(word).some((material) => animal.has(material)) ? [at] : [],
  )
}

/** Who eats by the one rule may eat what keeps the other. */
const impliedBy: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegetarian: ['vegan'],
  dairy_free: ['vegan'],
  lactose_free: ['vegan', 'dairy_free'],
}

export function saysDiet(item: Item, version: Version, diet: Diet): boolean {
  const cue = dietCue(diet)
  return [item.title, ...version.said.map(({ value }) => value)].some((text) => cue.test(fold(text)))
}

/** "Lactose: less than 0.1 g per 100 g": so little is none; 0.1 g of caffeine is a cup of coffee. */
function amountOf({ said }: Version, diet: Diet): Measure | undefined {
  const subject = {
    lactose_free: /lacto|latto/,
    gluten_free: /^glut/,
    alcohol_free: alcoholName,
    sugar_free: /sugar|zucker|sucre|azucar|zucch|suiker|acucar/,
    caffeine_free: /caff|koff|cafe|cafei/,
  }[diet as string]
  if (!subject) return undefined
  const own = said.find(({ name, measures }) => subject.test(fold(name)) && measures.length > 0)
  return own?.measures[0]
}

/** "not vegan", "vegan: no". */
function isDenied(text: string, cue: RegExp): boolean {
  const at = cue.exec(text)?.index ?? 0
  return wordsOf(text.slice(Math.max(0, at - 14), at)).some((word) => denying.has(word) && word !== 'vegan')
}

const partsNames =
  /ingredient|zutat|ingrediente|ingredienti|composi|material|allerg|stof|fabric|contain|inhalt|inhoud|conten|bestanddel|samenstelling|species|especie|specie/

/** Where a description says what is in it; elsewhere it may speak of anything. */
const containing =
  /\b(?:contain|enthalt|enthait|contien|conten|conter|bevat|contem|made (?:of|from|with)|aus\b|(?:with|mit|avec|con|met|com) \d)/

/** "Inhalt: 50 ml": how much is in it, and not what. */
function isAmount(value: string): boolean {
  const words = wordsOf(value)
  return words.some((word) => /\d/.test(word)) && words.filter((word) => !/\d/.test(word)).length <= 1
}

function ofSubstances(
  version: Version,
  item: Item,
  substances: ReadonlySet<Substance>,
  isStrict: boolean,
  codes: readonly LanguageCode[],
): Lacking {
  const isIt = substanceWords(substances, codes)
  let saysParts = false
  for (const { name, value } of version.said) {
    const isParts = (partsNames.test(fold(name)) || name === 'material') && !isAmount(value)
    if (isParts) saysParts = true
    // "Caffeine: no"; "Scent: lavender".
    const first = wordsOf(value)[0] ?? ''
    if (hasAny(name, isIt) && first !== '')
      return no.has(first) || denying.has(first) || isNothing(value) ? 'yes' : 'no'
    if (hasAny(value, isIt)) return 'no'
  }
  if (hasAny(item.title, isIt)) return 'no'
  if (isStrict && hasAny(item.description, isIt)) return 'no'
  const sentences = item.description
    .split(/[.;!?]/)
    .filter((sentence) => containing.test(fold(sentence)) || havingIt.test(fold(sentence).trim()))
  if (sentences.some((sentence) => hasAny(sentence, isIt))) return 'no'
  if (saysParts || deniesAny(`${item.title}. ${item.description}`, isIt)) return 'yes'
  return 'unsaid'
}

/** "With fluoride." has it, "with milk it is a treat" does not. */
const havingIt = /^(?:with|mit|avec|con|met|com) [a-z]+$/

/** "0 g", "-". */
function isNothing(value: string): boolean {
  return /^(?:-|–|0(?:[.,]0+)?\b)/.test(value.trim())
}

/** "Peat-free: no", "Sans parfum : oui": an attribute that is named for being without it. */
function saysFree({ said }: Version, words: readonly string[]): Lacking | null {
  for (const { name, value } of said) {
    const named = wordsOf(name)
    const isJoined = (word: string) => [...freeWords].some((free) => named.join('') === `${word}${free}`)
    const isBehind = (word: string) =>
      withoutWords.has(named[0] ?? '') && named.some((other) => stem(other) === stem(word))
    if (words.some((word) => isJoined(word) || isBehind(word)))
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

function lacksWords(
  item: Item,
  version: Version,
  words: readonly string[],
  isAllergy: boolean,
  codes: readonly LanguageCode[],
): Lacking {
  const free = saysFree(version, words)
  if (free) return free
  if (denies(version, words)) return 'yes'
  // "Without acetone", of what is called by it in the lexicon.
  const stated = stemWords(new Set(words.map(stem)))
  if (words.length === 1 && deniesAny(`${item.title}. ${item.description}`, stated)) return 'yes'
  const [substance, of] = words[0]?.split(` ${originJoin} `) ?? []
  if (substance && of) return ofOrigin(item, version, [substance, of])
  const colours = words.flatMap((word) => colourWords.get(word) ?? [])
  if (colours.length > 0) {
    const own = wordsOf(`${version.row.color ?? ''} ${version.row.title}`).flatMap(
      (word) => colourWords.get(word) ?? [],
    )
    return colours.some((colour) => own.includes(colour)) ? 'no' : 'yes'
  }
  const kinds = withNarrower(kindsIn(words, codes))
  for (const kind of kinds) if (item.kinds.has(kind)) return 'no'
  const material = words.flatMap((word) => materialWords.get(word) ?? [])
  const substances = withNarrowerSubstances(substancesIn(words.flatMap(wordsOf), codes))
  if (substances.size > 0 || material.length > 0) {
    if (material.length > 0) {
      const said = version.said.filter(({ name }) => name !== '').map(({ value }) => value)
      const made = wordsOf([...said, item.title].join(' ')).flatMap(materialsOf)
      if (material.some((one) => made.includes(one)) && !hasDenied([...said, item.title], words)) return 'no'
      if (substances.size === 0) return version.row.material === null ? 'unsaid' : 'yes'
    }
    return ofSubstances(version, item, substances, isAllergy, codes)
  }
  const joined = words.find((word) => word.includes(' '))
  if (joined) {
    const all = [item.title, version.row.category ?? '', ...version.said.map(({ value }) => value)].map(
      (text) => ` ${wordsOf(text).join(' ')} `,
    )
    return all.some((text) => text.includes(` ${joined}`)) ? 'no' : 'yes'
  }
  const texts = [
    item.title,
    // A thing that is spoken of there may come along with it; what it smells or tastes of does not.
    kinds.size === 0 ? item.description : '',
    version.row.category ?? '',
    ...version.said.map(({ name, value }) => saidYesTo(name, value)),
  ]
  const isSaid = (word: string) => {
    const forms = stemWords(new Set([stem(word), ...codes.map((code) => stemmerIn(code)(word))]))
    return texts.some((text) => hasAny(text, forms))
  }
  return words.every(isSaid) ? 'no' : 'yes'
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
