import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import { fold } from '#main/lib/text/fold.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

const words = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]{0,40}/gu
/** Written with a capital wherever they stand. */
const always = new Set(
  `i i'm i'd i'll i've sie ihnen ihr ihre ihrem ihren ihrer ihres u uw ok`
    .split(' ')
    .map((word) => fold(word)),
)

/**
 * Words of a sentence that are written like names of things and places. Where nouns have capitals too, only what is no word of a
 * language, or stands beside another such word, is one.
 */
export function namesIn(sentence: string, language: LanguageCode): string[] {
  const { capitalizesNouns } = languages[language].grammar
  const found = [...sentence.matchAll(words)]
  return found.flatMap((match, at) => {
    const [word] = match
    const folded = fold(word).replace(/['’]s$/, '')
    if (always.has(folded) || folded.length < 2) return []
    const isFirst = beginsSentence(sentence, match.index)
    const isCoined = /\d|\p{Ll}\p{Lu}/u.test(word) || (folded.length > 3 && isNoWord(folded))
    const isInRow =
      isBeside(found[at - 1], match, sentence) || (!isFirst && isBeside(match, found[at + 1], sentence))
    if (isFirst) return isCoined && !capitalizesNouns ? [folded] : []
    return !capitalizesNouns || isInRow ? [folded] : []
  })
}

/** Without the list of words nothing is known of any. */
function isNoWord(folded: string): boolean {
  return isRealWord('water') && !isRealWord(folded)
}

function beginsSentence(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  return !/[\p{L}\p{N}]/u.test(before) || /[.!?:\n•–-]["'“„*(\s]{0,6}$/u.test(before)
}

function isBeside(
  left: RegExpMatchArray | undefined,
  right: RegExpMatchArray | undefined,
  sentence: string,
): boolean {
  if (!left || !right || always.has(fold(left[0])) || always.has(fold(right[0]))) return false
  const between = sentence.slice((left.index ?? 0) + left[0].length, right.index ?? 0)
  return between === ' ' && !beginsSentence(sentence, left.index ?? 0)
}
