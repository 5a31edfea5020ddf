import { fold } from '#main/lib/words.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { packs } from '../languages/index.ts'
import type { CuedIntent, LanguagePack } from '../languages/types.ts'
import { compile, expand, never, notWordAfter } from './pattern.ts'
import { type PriceReader, priceReader } from './price.ts'

/** The cues of a language as patterns, made once. */
export type Compiled = {
  readonly code: LanguageCode
  readonly stop: ReadonlySet<string>
  readonly prices: PriceReader
  readonly terms: RegExp
  readonly sizeWord: RegExp
  readonly intent: Readonly<Record<CuedIntent, RegExp>>
  readonly ask: Readonly<
    Record<
      'cheapest' | 'dearest' | 'count' | 'brands' | 'sizes' | 'colours' | 'compareThem' | 'price' | 'stock',
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
  const known = compiled.get(language)
  if (known) return known
  const made = compileCues(packs[language])
  compiled.set(language, made)
  return made
}

/** Words that say nothing in any of the languages: too common to be a brand by themselves. */
export const everyStopWord: ReadonlySet<string> = new Set(
  languageCodes.flatMap((code) => wordsIn(packs[code].cues.stop)),
)

function compileCues({ code, cues }: LanguagePack): Compiled {
  const { ask, intent, reference } = cues
  const stop = new Set(wordsIn(cues.stop))
  return {
    code,
    stop,
    prices: priceReader(code, cues, stop),
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
      compareThem: compile(ask.compareThem),
      price: compile(ask.price),
      stock: compile(ask.stock),
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
      return {
        nth: index < reference.ordinals.length ? index + 1 : -1,
        pattern: names.length === 0 ? never : compile(reference.nth.map((cue) => cue.replace('N', name))),
        word: compile([name]),
      }
    }),
    number: compile(reference.number),
    variant: new RegExp(`^[^a-z0-9]*(?:${reference.variant.map(expand).join('|')})${notWordAfter}`),
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
