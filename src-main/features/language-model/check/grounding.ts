import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { soundsLike } from '#shared/sounds-like.ts'
import type { Passage } from '../types.ts'
import { unknownAddress } from './addresses.ts'
import { spelledIn } from './number-words.ts'
import { numbersIn, unknownNumber } from './numbers.ts'
import { unknownPromise } from './promises.ts'

/** What may be said: numbers, addresses and promises that stand in the sources. */
export function groundOf(passages: readonly Passage[], language: LanguageCode) {
  const texts = passages.map(({ title, text, url }) => `${title}\n${text}\n${url}`)
  const numbers = texts.map(numbersIn)
  const words = texts.map((text) => new Set(contentWords(text).map(stem)))
  const everywhere = texts.map((_, index) => index)

  return {
    knows: (number: number): boolean => number >= 1 && number <= passages.length,

    /** Why a sentence is not grounded in the sources it cites (in any, where it cites none); null when it is. */
    fault: (sentence: string, cited: readonly number[]): Fault | null => {
      const places = cited.length > 0 ? cited.map((number) => number - 1) : everywhere
      const sources = places.map((place) => texts[place] ?? '')
      const sourceNumbers = new Set(places.flatMap((place) => [...(numbers[place] ?? [])]))
      if (/<\/?[a-z][^>]*>/iu.test(sentence)) return fault('model_markup')
      const address = unknownAddress(sentence, sources)
      if (address !== null) return fault('model_unknown_address', { address })
      const number = unknownNumber(withoutListMark(sentence), sourceNumbers)
      if (number !== null) return fault('model_unknown_number', { value: number })
      const counts = new Set([cited.length, passages.length - 1].filter((count) => count > 1))
      const spelled = spelledIn(sentence, language).find(
        ({ word, value }) =>
          !sourceNumbers.has(value) &&
          !counts.has(value) &&
          !sources.some((source) => source.toLowerCase().includes(word)),
      )
      if (spelled) return fault('model_unknown_number', { value: spelled.word })
      const promise = unknownPromise(sentence, sources)
      return promise === null ? null : fault('model_unknown_promise', { what: promise })
    },

    /** Whether a text is clearly in another language than the visitor's; a few words may be in any. */
    isForeign: (text: string): boolean =>
      text.split(/\s+/).length >= enoughWords &&
      !soundsLike(text, language) &&
      languageCodes.some((other) => soundsLike(text, other)),

    /** Whether a sentence that cites nothing says, for the most part, what the sources cited before it say. */
    covers: (sentence: string, cited: ReadonlySet<number>): boolean => {
      const said = contentWords(sentence).map(stem)
      const supported = said.filter((word) => [...cited].some((number) => words[number - 1]?.has(word)))
      return said.length > 0 && supported.length / said.length >= mostly
    },
  }
}

const mostly = 0.6
const enoughWords = 6

function withoutListMark(sentence: string): string {
  return sentence.replace(/^\d{1,2}[.)]\s/, '')
}
