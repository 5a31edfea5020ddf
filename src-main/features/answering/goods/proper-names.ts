import { languages } from '#main/languages/index.ts'
import { colourWords, materialWords } from '#main/languages/lexicon.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { Item } from './item.ts'
import { isUnit } from './measures.ts'
import type { Shop } from './shop.ts'
import { audiencesIn, kindsIn, substancesIn } from './things.ts'

/** Whether a word is a name and nothing else: no kind of thing, no colour, no material, nothing that is said of goods. */
export function properNames({ items, codes }: Shop): (word: string) => boolean {
  return memoize(
    (word) => !isPlain(word, codes) && (isOnlyInTitles(items, stem(word)) || isBrandOfOne(items, word)),
  )
}

/**
 * "Granit", the mill, where nothing is of granite: what one title alone has, and nothing else here is or speaks of, calls that one
 * though it means something by itself.
 */
export function loneNames({ items, codes }: Shop): (word: string) => boolean {
  const common = new Set(codes.flatMap((code) => wordsOf(languages[code].words.common)))
  return memoize((word) => {
    if (word.length < 3 || /^\d/.test(word) || common.has(word) || colourWords.has(word) || isUnit(word))
      return false
    // "How hot should the water be?", where one is called "Pure Water".
    if (kindsIn([word], codes).size + audiencesIn([word], codes).size > 0) return false
    const [only, ...others] = items.filter(({ title }) => wordsOf(title).includes(word))
    return only !== undefined && others.length === 0 && isOnlyInTitles(items, stem(word))
  })
}

/** "Hollin": the brand of one chair alone calls it, though castors say that they fit it and a headrest is made for it. */
function isBrandOfOne(items: readonly Item[], word: string): boolean {
  const called = items.filter(
    ({ versions, isAccessory, titleStems }) =>
      !isAccessory &&
      titleStems.includes(stem(word)) &&
      wordsOf(versions[0]?.row.brand ?? '').join(' ') === word,
  )
  return called.length === 1
}

function isPlain(word: string, codes: Shop['codes']): boolean {
  return (
    isCommonWord(word) ||
    word.length < 3 ||
    /^\d/.test(word) ||
    colourWords.has(word) ||
    materialWords.has(word) ||
    kindsIn([word], codes).size > 0 ||
    substancesIn([word], codes).size > 0 ||
    audiencesIn([word], codes).size > 0
  )
}

function isOnlyInTitles(items: readonly Item[], one: string): boolean {
  let isInTitle = false
  for (const { words, titleStems } of items) {
    const field = words.get(one)
    if (field === undefined) continue
    if (field === 'head' || field === 'category' || field === 'path') return false
    if (!titleStems.includes(one)) return false
    isInTitle = true
  }
  return isInTitle
}

const ofIt = new Set(['of', 'von', 'vom', 'van', 'de', 'du', 'del', 'di', 'do', 'da', 'dos', 'das'])

/** "The Casa", "price of Casa", "2 Casa", or first of all; "bring it a casa" takes it home. */
export function mayBeginName(
  before: string | undefined,
  definite: readonly string[],
  isFirst: boolean,
): boolean {
  if (before === undefined) return isFirst
  return definite.includes(before) || ofIt.has(before) || /^\d{1,2}x?$/.test(before)
}
