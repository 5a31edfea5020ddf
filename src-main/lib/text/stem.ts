import { memoized } from '#main/lib/memoize.ts'

/** How the words of a language, or of texts in any, end. */
export type StemRules = {
  readonly endings: readonly (readonly [ending: RegExp, instead: string])[]
  /** Each ending is cut in turn; otherwise only the first that fits. */
  readonly each?: boolean
  /** The stem must keep at least this many letters. */
  readonly shortest?: number
  /** A consonant that an ending had doubled. */
  readonly undoubled?: RegExp
  readonly irregular?: ReadonlyMap<string, string>
}

/**
 * For questions about one product, where the same root in another part of speech is the same matter: "washing" and "washed",
 * "rechargeable" and "recharge". Among many products that would find too much.
 */
export const sameRoot: StemRules = {
  endings: [
    [/ies$/, 'y'],
    [/(?<=.{4})(?:able|bar)$/, ''],
    [/(?<=.{3})(?:(?<!s)s|ings?)$|(?<=.{4})(?:ed|es|en|er|ern|n|e)$/, ''],
    [/(?<=.{4})e$|([^aeiouls])(?=\1$)/, ''],
  ],
  each: true,
  shortest: 1,
}

/** Shorter words have no ending that could be cut. */
const shortestWord = 4
const defaultShortest = 3
const rememberedWords = 20_000

/** Words that share their stem are one word in another form. */
export function createStemmer(rules: StemRules): (word: string) => string {
  const { endings, each = false, shortest = defaultShortest, undoubled, irregular } = rules
  return memoized(
    (word) => (word.length < shortestWord || startsWithDigit(word) ? word : cutOf(word)),
    rememberedWords,
  )

  function cutOf(word: string): string {
    let cut = word
    for (const [ending, instead] of endings) {
      const next = cut.replace(ending, instead)
      if (next === cut || next.length < shortest) continue
      cut = next
      if (!each) break
    }
    if (undoubled) cut = cut.replace(undoubled, '$1')
    return irregular?.get(cut) ?? cut
  }
}

const cutEndings = ['ies', 'es', 'en', 's', 'e', 'n']

/**
 * For texts that may be in any language, as entries, passages and messages are: "jackets" and "jacket", "Jacken" and "Jacke" meet
 * here. Crude, and better than the rules of one language applied to another; product search knows the shop's language and uses its rules.
 * Every word of a catalog goes through it, so it is plain comparisons.
 */
export function stem(word: string): string {
  if (word.length < shortestWord || startsWithDigit(word)) return word
  const ending = cutEndings.find((one) => word.endsWith(one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The same, and without the consonant that its ending doubled: "eiwitten" is "eiwitt" and "eiwit". */
export function stemForms(word: string): string[] {
  const cut = stem(word)
  const single = cut.length < word.length ? cut.replace(/([^aeiou])\1$/, '$1') : cut
  return single === cut ? [cut] : [cut, single]
}

function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}
