import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'fr',
  colon: '\u00a0:',
  stemming: {
    endings: [
      [/eaux$/, 'eau'],
      [/aux$/, 'al'],
      [/(es|e|s|x)$/, ''],
    ],
  },
}
