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
  sounds: [
    [/^ps/, 's'],
    [/^hu(?=[aeo])|gu(?=[ao])/g, 'w'],
    [/ch/g, 'C'],
    [/h/g, ''],
    [/v/g, 'b'],
    [/qu(?=[ei])/g, 'k'],
    [/gu(?=[ei])/g, 'G'],
    [/g(?=[ei])/g, 'j'],
    [/c(?=[ei])|z|x/g, 's'],
    [/c|q/g, 'k'],
    [/ll/g, 'y'],
    [/n(?=[pb])/g, 'm'],
    [/(?<=..)d$/g, ''],
  ],
}
