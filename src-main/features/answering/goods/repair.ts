import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { createSpelling, type Spelling } from '#main/lib/text/spelling.ts'
import { tokensOf, wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Shop } from './shop.ts'

const known = new WeakMap<Shop, Map<string, Spelling>>()

/** Misspelt words put right, where a word of this shop or a common one of these languages is near enough. */
export function repairIn(
  shop: Shop,
  text: string,
  codes: readonly LanguageCode[],
  isKnown: (word: string) => boolean,
): string {
  const spelling = spellingOf(shop, codes)
  let repaired = text
  for (const { word, start, end } of tokensOf(text).reverse()) {
    if (word.length < 5 || /\d/.test(word) || isRealWord(word) || isKnown(word) || shop.hasWord(word))
      continue
    const right = spelling.repair(word)
    if (right !== null && right !== word) repaired = repaired.slice(0, start) + right + repaired.slice(end)
  }
  return repaired
}

function spellingOf(shop: Shop, codes: readonly LanguageCode[]): Spelling {
  const key = codes.join()
  const made = known.get(shop) ?? new Map<string, Spelling>()
  known.set(shop, made)
  const cached = made.get(key)
  if (cached) return cached
  const spelling = createSpelling()
  for (const word of shop.surface) spelling.add(word)
  for (const code of codes) {
    const { words, lexicon } = languages[code]
    const lists = [
      words.stop,
      words.common,
      words.chatter,
      ...Object.values(lexicon.colours),
      ...Object.values(lexicon.materials),
    ]
    for (const list of lists) for (const word of wordsOf(list.replaceAll('_', ' '))) spelling.add(word)
  }
  made.set(key, spelling)
  return spelling
}
