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
  sounds: [
    [/ch/g, 'x'],
    [/lh/g, 'L'],
    [/nh/g, 'N'],
    [/h/g, ''],
    [/qu(?=[ei])/g, 'k'],
    [/gu(?=[ei])/g, 'G'],
    [/g(?=[ei])/g, 'j'],
    [/c(?=[ei])|z|ss/g, 's'],
    [/c|q/g, 'k'],
    [/ou/g, 'o'],
    [/ei/g, 'e'],
    [/y/g, 'i'],
    [/w/g, 'v'],
    [/n(?=[pb])/g, 'm'],
    [/l$/g, 'u'],
    [/o(s?)$/g, 'u$1'],
    [/e(s?)$/g, 'i$1'],
  ],
}
