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
  sounds: [
    [/ph/g, 'f'],
    [/sch|ch|sh/g, 'S'],
    [/eau|au/g, 'o'],
    [/ou/g, 'w'],
    [/oeu|eu/g, '9'],
    [/oi/g, 'wa'],
    [/[ae]i(?=[nm](?![aeiouy]))/g, 'i'],
    [/ill(?=e)/g, 'y'],
    [/ai|ei/g, 'e'],
    [/qu/g, 'k'],
    [/gu(?=[eiy])/g, 'G'],
    [/ge(?=[aou])|g(?=[eiy])/g, 'j'],
    [/g/g, 'G'],
    [/c(?=[eiy])/g, 's'],
    [/c/g, 'k'],
    [/(?<=[aeiouy9])s(?=[aeiouy9])/g, 'z'],
    [/en(?![aeiouyn])|em(?=[bp])|am(?=[bp])/g, 'an'],
    [/h/g, ''],
    [/y/g, 'i'],
    [/(?:ees?|er|ez)$/g, 'E'],
    [/(?<=..)(?:es?|[sxtdzp])$/g, ''],
  ],
}
