import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'es',
  stemming: {
    endings: [
      [/ces$/, 'z'],
      [/([aeo])s$/, '$1'],
      [/([nrldz])es$/, '$1'],
      [/[aeo]$/, ''],
    ],
    each: true,
  },
}
