import type { Substance } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Item, Version } from './item.ts'
import { deniesAny, denying, freeWords, hasAny, substanceWords } from './speaks-of.ts'

/** Whether a version is without something: yes, no, or it does not say what it is made of. */
export type Lacking = 'yes' | 'no' | 'unsaid'

const no = wordsInAll(({ words }) => words.no)

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

export function ofSubstances(
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
      return no.has(first) || denying.has(first) || isNothing(value) || isFree(value) ? 'yes' : 'no'
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

/** "Latexfrei", "lactose-free". */
function isFree(value: string): boolean {
  return wordsOf(value).some((word) => [...freeWords].some((free) => free.length > 2 && word.endsWith(free)))
}

/** "0 g", "-". */
function isNothing(value: string): boolean {
  return /^(?:-|–|0(?:[.,]0+)?\b)/.test(value.trim())
}
