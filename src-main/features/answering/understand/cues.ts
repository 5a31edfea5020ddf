import type { CuedIntent } from '#main/languages/cues.ts'
import { everyLanguage, languages } from '#main/languages/index.ts'
import type { Language } from '#main/languages/language.ts'
import { compile, compileBeginning, never } from '#main/languages/pattern.ts'
import { fold } from '#main/lib/text/fold.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type PriceReader, priceReader } from './price.ts'

/** The cues of a language as patterns, made once. */
export type Compiled = {
  readonly code: LanguageCode
  readonly stop: ReadonlySet<string>
  readonly talk: ReadonlySet<string>
  readonly prices: PriceReader
  readonly terms: RegExp
  readonly sizeWord: RegExp
  readonly intent: Readonly<Record<CuedIntent, RegExp>>
  readonly ask: Readonly<
    Record<
      | 'cheapest'
      | 'dearest'
      | 'count'
      | 'brands'
      | 'sizes'
      | 'colours'
      | 'against'
      | 'than'
      | 'compareThem'
      | 'priceGap'
      | 'price'
      | 'stock'
      | 'obtain',
      RegExp
    >
  >
  readonly comparePairs: readonly RegExp[]
  readonly inStock: RegExp
  readonly soldOut: RegExp
  readonly onSale: RegExp
  readonly it: RegExp
  readonly more: RegExp
  readonly cheaper: RegExp
  readonly dearer: RegExp
  readonly nths: readonly { readonly nth: number; readonly pattern: RegExp; readonly word: RegExp }[]
  readonly number: RegExp
  readonly variant: RegExp
}

const compiled = new Map<LanguageCode, Compiled>()

export function cuesIn(language: LanguageCode): Compiled {
  const cached = compiled.get(language)
  if (cached) return cached
  const made = compileCues(languages[language])
  compiled.set(language, made)
  return made
}

/** Words that say nothing in any of the languages: too common to be a brand by themselves. */
export const everyStopWord: ReadonlySet<string> = new Set(
  everyLanguage.flatMap(({ words }) => wordsIn(words.stop)),
)

function compileCues(language: Language): Compiled {
  const { code, cues, words } = language
  const { ask, intent, reference } = cues
  const stop = new Set(wordsIn(words.stop))
  return {
    code,
    stop,
    talk: new Set(wordsIn(words.talk)),
    prices: priceReader(language, stop),
    terms: compile(cues.terms),
    sizeWord: compile(cues.sizeWords),
    intent: mapValues(intent, compile),
    ask: {
      cheapest: compile(ask.cheapest),
      dearest: compile(ask.dearest),
      count: compile(ask.count),
      brands: compile(ask.brands),
      sizes: compile(ask.sizes),
      colours: compile(ask.colours),
      against: compile(ask.against),
      than: compile(ask.than),
      compareThem: compile(ask.compareThem),
      priceGap: compile(ask.priceGap),
      price: compile(ask.price),
      stock: compile(ask.stock),
      obtain: compile(ask.obtain),
    },
    comparePairs: ask.comparePair.map((cue) => compile([cue])),
    inStock: compile(cues.inStock),
    soldOut: compile(cues.soldOut),
    onSale: compile(cues.onSale),
    it: compile(reference.it),
    more: compile(reference.more),
    cheaper: compile(reference.cheaper),
    dearer: compile(reference.dearer),
    nths: [...reference.ordinals, reference.last].map((names, index) => {
      const name = `(?:${names.join('|')})`
      const nth = index < reference.ordinals.length ? index + 1 : -1
      const spelled = nth > 0 ? cues.number(nth).map((word) => `(?:number|nummer|numero|nr\\.?) ${word}`) : []
      const listed = nth === 1 ? reference.listedFirst : nth < 0 ? reference.listedLast : []
      const said = [...reference.nth.map((cue) => cue.replace('N', name)), ...spelled, ...listed]
      return { nth, pattern: names.length === 0 ? never : compile(said), word: compile([name]) }
    }),
    number: compile(reference.number),
    variant: compileBeginning(reference.variant),
  }
}

function wordsIn(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [fold(word), typedOut(word)])
}

function typedOut(word: string): string {
  return fold(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'))
}

function mapValues<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  make: (value: A) => B,
): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, make(value)])) as Record<
    K,
    B
  >
}

/** What the first of the languages finds in it. */
export function firstOf<T>(readers: readonly Compiled[], read: (one: Compiled) => T | null): T | null {
  for (const reader of readers) {
    const found = read(reader)
    if (found !== null) return found
  }
  return null
}
