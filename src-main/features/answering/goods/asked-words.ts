import { colourWords, materialWords } from '#main/languages/lexicon.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { Compiled } from '../understand/cues.ts'
import type { Frame } from './frame.ts'

/** "size" beside a size, "brands" where brands are asked for: it says what is asked, not what is looked for. */
export function isOfAsk(
  word: string,
  asked: ReadonlySet<string>,
  facets: { readonly size?: unknown; readonly brand?: unknown },
  readers: readonly Compiled[],
): boolean {
  if ((facets.size || asked.has('sizes')) && readers.some(({ sizeWord }) => sizeWord.test(word))) return true
  const topics = new Set(readers.flatMap(({ code }) => [...topicsAsked([word], code).keys()]))
  return (
    ((asked.has('brands') || facets.brand !== undefined) && topics.has('brand')) ||
    (asked.has('colours') && topics.has('colour')) ||
    (asked.has('sizes') && topics.has('size'))
  )
}

/** "Any colour except black": no colour is looked for. */
export function isOfRefused(
  word: string,
  excluded: Frame['excluded'],
  codes: readonly LanguageCode[],
): boolean {
  if (excluded.length === 0) return false
  const topics = new Set(codes.flatMap((code) => [...topicsAsked([word], code).keys()]))
  const refused = excluded.flat().flatMap(wordsOf)
  return (
    topics.has('brand') ||
    (topics.has('colour') && refused.some((one) => colourWords.has(one))) ||
    (topics.has('material') && refused.some((one) => materialWords.has(one)))
  )
}
