import type { Grammar } from '../language.ts'
import { romanceGrammar } from '../romance.ts'

export const grammar: Grammar = {
  ...romanceGrammar,
  locale: 'pt-PT',
  stemming: {
    endings: [
      [/(oes|aes|aos)$/, 'ao'],
      [/is$/, 'l'],
      [/ns$/, 'm'],
      [/([aeo])s$/, '$1'],
      [/[aeo]$/, ''],
    ],
    each: true,
  },
}
