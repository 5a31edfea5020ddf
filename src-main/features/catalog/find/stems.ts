import type { LanguageCode } from '#shared/schemas/common.ts'

type Rule = readonly [ending: RegExp, instead: string]

/** Only what singular and plural (and gender) differ in: cutting more makes different things the same. */
const english: readonly Rule[] = [
  [/([^aeiou])ies$/, '$1y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^aeiou])ves$/, '$1f'],
  [/([^sui])s$/, '$1'],
]
const rules: Readonly<Record<LanguageCode, readonly Rule[]>> = {
  en: english,
  de: [[/(innen|ern|en|er|es|em|e|n|s)$/, '']],
  fr: [
    [/eaux$/, 'eau'],
    [/aux$/, 'al'],
    [/(es|e|s|x)$/, ''],
  ],
  es: [
    [/ces$/, 'z'],
    [/([aeo])s$/, '$1'],
    [/([nrldz])es$/, '$1'],
    [/[aeo]$/, ''],
  ],
  it: [[/(he|hi|ie|io|[aeio])$/, '']],
  nl: [[/(en|es|s|e)$/, '']],
  pt: [
    [/(oes|aes|aos)$/, 'ao'],
    [/is$/, 'l'],
    [/ns$/, 'm'],
    [/([aeo])s$/, '$1'],
    [/[aeo]$/, ''],
  ],
}

const shortest = 3

/** Words that share it are one word in singular and plural; in the language of the shop. */
export function stemOf(word: string, language: LanguageCode): string {
  if (word.length <= shortest) return word
  const code = word.charCodeAt(0)
  if (code >= 48 && code <= 57) return word
  let cut = word
  for (const [ending, instead] of rules[language]) {
    const next = cut.replace(ending, instead)
    if (next !== cut && next.length >= shortest) {
      cut = next
      if (language !== 'es' && language !== 'pt') break
    }
  }
  return language === 'nl' ? cut.replace(/([bdfgklmnprst])\1$/, '$1') : (irregular.get(cut) ?? cut)
}

const irregular = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
])
