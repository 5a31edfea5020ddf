import type { Diet } from '#main/languages/frame.ts'
import { everyLanguage } from '#main/languages/index.ts'
import { materialsOf } from '#main/languages/lexicon.ts'
import { compile } from '#main/languages/pattern.ts'
import type { Kind, Substance } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { alcoholName } from './bounds.ts'
import type { Item, Version } from './item.ts'
import type { Measure } from './measures.ts'
import { deniesAny, denying, hasAny, substanceWords } from './speaks-of.ts'
import { type Lacking, ofSubstances } from './substances.ts'
import { substancesIn, withNarrower } from './things.ts'

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

/** "I can't have lactose" is a rule of eating, though it names a substance. */
const dietBySubstance: Readonly<Partial<Record<Substance, Diet>>> = {
  lactose: 'lactose_free',
  gluten: 'gluten_free',
  nut: 'nut_free',
  alcohol: 'alcohol_free',
  caffeine: 'caffeine_free',
  sugar: 'sugar_free',
}

export function dietOf(words: readonly string[], codes: readonly LanguageCode[]): Diet | null {
  if (words.length > 1) return null
  for (const substance of substancesIn(words, codes)) {
    const diet = dietBySubstance[substance]
    if (diet) return diet
  }
  return null
}

export function keepsDiet(item: Item, version: Version, diet: Diet, codes: readonly LanguageCode[]): Lacking {
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
  return amountSaid(said, diet)?.measures[0]
}

export function amountSaid(said: Version['said'], diet: Diet): Version['said'][number] | undefined {
  const subject = {
    lactose_free: /lacto|latto/,
    gluten_free: /^glut/,
    alcohol_free: alcoholName,
    sugar_free: /sugar|zucker|sucre|azucar|zucch|suiker|acucar/,
    caffeine_free: /caff|koff|cafe|cafei/,
  }[diet as string]
  if (!subject) return undefined
  return said.find(({ name, measures }) => subject.test(fold(name)) && measures.length > 0)
}

/** "not vegan", "vegan: no". */
function isDenied(text: string, cue: RegExp): boolean {
  const at = cue.exec(text)?.index ?? 0
  return wordsOf(text.slice(Math.max(0, at - 14), at)).some((word) => denying.has(word) && word !== 'vegan')
}
