import { createSpelling } from '#main/lib/spelling.ts'
import { isStopWord, wordsOf } from '#main/lib/words.ts'

/** Puts misspelt words right by the words that the entries themselves use. */
export function createRepair() {
  const spelling = createSpelling()
  return {
    add: (wording: string): void => {
      for (const word of wordsOf(wording)) spelling.add(word)
    },
    remove: (wording: string): void => {
      for (const word of wordsOf(wording)) spelling.remove(word)
    },
    mend: (text: string): string => {
      const words = wordsOf(text)
      const mended = words.map((word) => (isStopWord(word) ? word : (spelling.repair(word) ?? word)))
      return mended.every((word, index) => word === words[index]) ? text : mended.join(' ')
    },
  }
}
